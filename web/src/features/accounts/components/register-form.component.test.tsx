import { portalInfoSchema } from '@shiptime/domain/accounts/administration-wire';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { RegisterForm } from './register-form.tsx';

describe.each(['en', 'fr'] as const)('registering, %s', (language) => {
  const t = translator(language);
  const field = (name: string) => page.getByLabelText(t(`accounts:${name}`));
  const submit = page.getByRole('button', { name: t('accounts:register.submit') });
  const open = () => renderInApp(<RegisterForm onSignIn={() => undefined} />, { language });
  const write = async () => {
    await userEvent.fill(field('first_name'), 'Zoé');
    await userEvent.fill(field('last_name'), 'Roy');
    await userEvent.fill(field('email'), 'zoe@example.org');
    await userEvent.fill(field('password'), 'Austral-Swell-17');
    await userEvent.fill(field('password_confirmation'), 'Austral-Swell-17');
  };

  it('without anything says at each field that it is needed, and leads to the first', async () => {
    await open();
    await submit.click();
    for (const name of ['first_name', 'last_name', 'email'])
      await expect
        .element(field(name))
        .toHaveAccessibleDescription(expect.stringContaining(t('errors:fields.required')));
    await expect.element(field('first_name')).toHaveFocus();
    await expectAccessible();
  });

  it('takes the second password once the first keeps every rule', async () => {
    await open();
    await expect.element(field('password_confirmation')).toBeDisabled();
    await expect
      .element(field('password'))
      .toHaveAccessibleDescription(expect.stringContaining(t('accounts:password_rules.length')));
    await userEvent.fill(field('password'), 'short');
    await expect.element(field('password_confirmation')).toBeDisabled();
    await userEvent.fill(field('password'), 'Austral-Swell-17');
    await expect.element(field('password_confirmation')).toBeEnabled();
    await expectAccessible();
  });

  it('with two different passwords says so at the second', async () => {
    await open();
    await write();
    await userEvent.fill(field('password_confirmation'), 'Austral-Swell-18');
    await submit.click();
    await expect
      .element(field('password_confirmation'))
      .toHaveAccessibleDescription(expect.stringContaining(t('errors:fields.confirmation_mismatch')));
  });

  it('says what the server refuses at its field, and loses nothing typed', async () => {
    network.post.refuses('/auth/signup', 422, { errors: { email: ['Not this one.'] } });
    await open();
    await write();
    await submit.click();
    await expect
      .element(field('email'))
      .toHaveAccessibleDescription(expect.stringContaining('Not this one.'));
    await expect.element(field('first_name')).toHaveValue('Zoé');
    await expect.element(field('email')).toHaveFocus();
  });

  it('leads to the mailbox of a demonstration, where the mail is', async () => {
    network.get.answers('/portal', { data: exampleOf(portalInfoSchema, { demo: true }) });
    network.post.answers('/auth/signup', { message: 'x', verified: false });
    await open();
    await write();
    await submit.click();
    await expect
      .element(page.getByRole('link', { name: t('accounts:mailbox.title') }))
      .toHaveAttribute('href', '/mailbox');
    await expectAccessible();
  });

  it('sends the language that is read', async () => {
    network.get.answers('/portal', { data: exampleOf(portalInfoSchema, { demo: false }) });
    network.post.answers('/auth/signup', { message: 'x', verified: false });
    await open();
    await write();
    await submit.click();
    await expect.element(page.getByText('zoe@example.org', { exact: false })).toBeVisible();
    expect(network.post.asked('/auth/signup')).toMatchObject([
      { body: { locale: language, first_name: 'Zoé' } },
    ]);
  });
});
