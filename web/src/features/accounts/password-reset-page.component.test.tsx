import { passwordResetLinkSchema } from '@shiptime/domain/accounts/signup-wire';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { PasswordResetPage } from './password-reset-page.tsx';

describe.each(['en', 'fr'] as const)('a new password by a link, %s', (language) => {
  const t = translator(language);
  const open = () =>
    renderInApp(<PasswordResetPage />, {
      language,
      path: '/account/password/reset/good',
      route: '/account/password/reset/$token',
    });
  const write = async () => {
    await userEvent.fill(page.getByLabelText(t('accounts:new_password')), 'Austral-Swell-17');
    await userEvent.fill(page.getByLabelText(t('accounts:password_confirmation')), 'Austral-Swell-17');
    await page.getByRole('button', { name: t('accounts:reset.submit') }).click();
  };

  it('that is too old says so before anything is asked', async () => {
    network.get.refuses('/auth/password/find/good', 404, {});
    await open();
    await expect.element(page.getByText(t('accounts:reset.gone_title')).first()).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('that the server fails at is said in its own sentence, with the cause', async () => {
    network.get.answers('/auth/password/find/good', exampleOf(passwordResetLinkSchema));
    network.post.refuses('/auth/password/reset', 500, { message: 'of a proxy' });
    await open();
    await write();
    const said = page.getByRole('alert');
    await expect.element(said.getByText(t('problems:tasks.reset_password'), { exact: false })).toBeVisible();
    await expect
      .element(said.getByText(t('problems:causes.server_error').slice(1), { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('of a proxy')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('that was changed leads to signing in', async () => {
    network.get.answers('/auth/password/find/good', exampleOf(passwordResetLinkSchema));
    network.post.answers('/auth/password/reset', { message: 'Changed.' });
    const address = await open();
    await write();
    await expect.element(page.getByText('Changed.')).toBeVisible();
    await expect.poll(address).toBe('/login');
  });
});
