import { portalInfoSchema } from '@shiptime/domain/accounts/administration-wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { SignInForm } from './sign-in-form.tsx';

beforeEach(() => network.get.answers('/portal', { data: exampleOf(portalInfoSchema) }));

describe.each(['en', 'fr'] as const)('signing in, %s', (language) => {
  const t = translator(language);
  const email = page.getByLabelText(t('accounts:email'));
  const password = page.getByLabelText(t('accounts:password'));
  const signIn = async () => {
    await renderInApp(<SignInForm onSignedIn={() => undefined} />, { language });
    await userEvent.fill(email, 'somebody@shiptime.example');
    await userEvent.fill(password, 'A-password-of-2028');
    await userEvent.keyboard('{Enter}');
  };

  it.each([
    ['an account that is switched off', 403, { type: 'disabled' }, t('accounts:sign_in.disabled')],
    ['too many tries, for as long as it takes', 429, { errors: { email: ['Wait 60 s.'] } }, 'Wait 60 s.'],
    ['too many tries', 429, {}, t('accounts:sign_in.throttled')],
    ['a server that fails', 500, {}, t('accounts:sign_in.server_error', { problem: '' }).trim()],
  ])('says in the specified words what stands in the way: %s', async (_, status, body, said) => {
    network.post.refuses('/auth/login', status, { message: 'of a proxy', ...body });
    await signIn();
    await expect.element(page.getByText(said, { exact: false })).toBeVisible();
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await expect.element(password).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText('of a proxy')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('says that address and password do not go together, at both', async () => {
    network.post.refuses('/auth/login', 403, { message: 'x' });
    await signIn();
    await expect.element(page.getByRole('alert').getByText(t('accounts:sign_in.wrong'))).toBeVisible();
    for (const field of [email, password])
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
  });

  it('sends what was typed, once', async () => {
    network.post.refuses('/auth/login', 403, { message: 'x' });
    await signIn();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(network.post.asked('/auth/login')).toMatchObject([
      { body: { email: 'somebody@shiptime.example', password: 'A-password-of-2028' } },
    ]);
  });
});
