import { ownAccountSchema } from '@shiptime/domain/accounts/account-wire';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { MayNotApplyNotice } from './may-not-apply-notice.tsx';

describe.each(['en', 'fr'] as const)('an account that cannot create applications, %s', (language) => {
  const t = translator(language);
  const link = page.getByRole('link', { name: t('application_form:new.ask_to_apply') });
  const openAs = async (user_type_id: number, ask_to_apply: boolean) => {
    const { can } = exampleOf(ownAccountSchema, {});
    await signInAs({ user_type_id, can: { ...can, ask_to_apply, apply: false } });
    await renderInApp(<MayNotApplyNotice />, { language });
  };

  it('is led to the request for this right', async () => {
    await openAs(1, true);
    await expect.element(link).toBeVisible();
    await expectAccessible();
  });

  it('is told that it is an observer’s, without advice that observers cannot follow', async () => {
    await openAs(6, false);
    await expect.element(page.getByText(t('application_form:new.observer'))).toBeVisible();
    await expect.element(page.getByText(t('application_form:new.may_not'))).not.toBeInTheDocument();
    await expect.element(link).not.toBeInTheDocument();
  });
});
