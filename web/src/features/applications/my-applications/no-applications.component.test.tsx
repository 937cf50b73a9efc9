import { ownAccountSchema } from '@shiptime/domain/accounts/account-wire';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { answerReferenceLists } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { NoApplications } from './no-applications.tsx';

const least = exampleOf(ownAccountSchema).can;

describe.each(['en', 'fr'] as const)('a list without an application, %s', (language) => {
  const t = translator(language);

  it.each([
    ['new', '/request', { apply: true }],
    ['to_work.inbox', '/rvc/inbox', { apply: true, manage: true, inbox: true }],
    ['to_work.applications', '/requests', { apply: false, manage: true, inbox: false }],
  ] as const)('leads to where the work is: %s', async (key, href, can) => {
    await signInAs({ can: { ...least, ...can } });
    answerReferenceLists();
    await renderInApp(<NoApplications hasOthers={false} />, { language });
    const link = page.getByRole('link', { name: t(`application_form:mine.${key}`) });
    await expect.element(link).toHaveAttribute('href', href);
    await expectAccessible();
  });
});
