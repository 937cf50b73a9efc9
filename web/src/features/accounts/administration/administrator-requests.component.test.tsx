import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountSchema } from '@shiptime/domain/accounts/account-wire';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { AdministratorRequests } from './administrator-requests.tsx';

const name = 'Ada Byron';
const asker = { id: 41, first_name: 'Kim', last_name: 'Roy' };
const answerWith = (asked_by: typeof asker) =>
  network.get.answers('/users', {
    data: [
      exampleOf(accountSchema, {
        id: 7,
        first_name: 'Ada',
        last_name: 'Byron',
        lock_version: 3,
        administrator_asked_by: asked_by,
      }),
    ],
    meta: { total: 1, last_page: 1 },
  });

describe.each(['en', 'fr'] as const)('a request for a new administrator, %s', (language) => {
  const t = translator(language);

  it('is confirmed by another administrator in one press', async () => {
    await signInAs({ user_type_id: 5 });
    answerWith(asker);
    network.patch.answers('/users/7', { data: exampleOf(accountSchema, { id: 7 }) });
    await renderInApp(<AdministratorRequests />, { language });
    const article = page.getByRole('article', { name });
    await expect.element(article).toMatchTextContent('Kim Roy');
    await expectAccessible();
    await article.getByRole('button', { name: t('accounts:users.confirm') }).click();
    await expect.element(page.getByText(t('accounts:users.confirmed', { name }))).toBeVisible();
    expect(network.patch.asked('/users/7')).toMatchObject([{ body: { user_type_id: 5, active: true } }]);
  });

  it('offers its own asker to take it back alone', async () => {
    await signInAs({ user_type_id: 5, id: asker.id });
    answerWith(asker);
    await renderInApp(<AdministratorRequests />, { language });
    const article = page.getByRole('article', { name });
    await expect.element(article.getByRole('button', { name: t('accounts:users.take_back') })).toBeVisible();
    expect(article.getByRole('button').elements()).toHaveLength(1);
  });
});
