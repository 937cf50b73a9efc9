import { expect, test } from '../fixtures.ts';
import { waitForMailTo, linkPathIn } from '../steps/mail.ts';
import { translator } from '../words.ts';

const person = { first: 'Maeve', last: "O'Brien-Tremblay", email: 'Maeve.Tides@Example.com' };
const password = 'Grande-Marée-7';
const newPassword = 'Basse-Mer-1948';

const language = 'en';

test('from registration to the first sign-in, and a new password, in English', async ({
  page,
  mailServer,
  portal,
  accessible,
}) => {
  const t = translator(language);
  const address = person.email.toLowerCase();
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(t(`accounts:${key}`), { exact: true });
  const press = (key: string) =>
    main.getByRole('button', { name: t(`accounts:${key}`), exact: true }).click();
  const signIn = async (secret: string) => {
    await page.goto(`/login?lang=${language}`);
    await field('email').fill(person.email);
    await field('password').fill(secret);
    await press('sign_in.submit');
  };

  await test.step('the rules of the password are ticked off, and only then it is asked for again', async () => {
    await page.goto(`/register?lang=${language}`);
    await field('first_name').fill(person.first);
    await field('last_name').fill(person.last);
    await field('email').fill(person.email);
    await field('password').fill('Marée');
    await expect(field('password_confirmation')).toBeDisabled();
    const rule = main.getByRole('listitem').filter({ hasText: t('accounts:password_rules.digit') });
    await expect(rule.getByRole('img', { name: t('accounts:password_rules.open') })).toBeVisible();
    await field('password').fill(password);
    await expect(rule.getByRole('img', { name: t('accounts:password_rules.met') })).toBeVisible();
    await field('password_confirmation').fill('another');
    await press('register.submit');
    await expect(field('password_confirmation')).toHaveAttribute('aria-invalid', 'true');
    await field('password_confirmation').fill(password);
    await press('register.submit');
    await expect(main.getByText(t('accounts:register.done_title'))).toBeVisible();
    await expect(main.getByText(address)).toBeVisible();
    await accessible();
  });

  await test.step('nobody gets in before the address is verified', async () => {
    await signIn(password);
    await expect(main.getByText(t('accounts:sign_in.unverified'))).toBeVisible();
  });

  await test.step('the link of the mail says in whose name, and with the password of the sign-up verifies, once', async () => {
    const mail = await waitForMailTo(mailServer, address, t('mail:activation.subject'));
    expect(mail.text).toContain(t('mail:activation.lead'));
    const link = linkPathIn(mail, portal.url);
    await page.goto(link);
    await expect(main).toContainText(`${person.first} ${person.last}`);
    await main.getByRole('button', { name: t('accounts:verify.claim_title'), exact: true }).click();
    await accessible();
    await field('verify.password').fill(newPassword);
    await press('verify.submit');
    await expect(field('verify.password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('verify.password')).toBeFocused();
    await field('verify.password').fill(password);
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('accounts:verify.done', { email: address }))).toBeVisible();
    await accessible();
    await main.getByRole('link', { name: t('accounts:sign_in.title'), exact: true }).click();
    await expect(field('email')).toHaveValue(address);
    await page.goto(link);
    await expect(main.getByText(t('accounts:verify.failed_title'))).toBeVisible();
    await accessible();
  });

  await test.step('the wrong password marks both fields, the right one leads in', async () => {
    await signIn(newPassword);
    await expect(main.getByText(t('accounts:sign_in.wrong')).first()).toBeVisible();
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('password')).toHaveAttribute('aria-invalid', 'true');
    await field('password').fill(password);
    await press('sign_in.submit');
    await expect(page).toHaveURL(/\/my-requests$/);
    await page.getByRole('button', { name: t('app:tour.skip') }).click();
  });

  await test.step('a forgotten password is replaced by way of the mail', async () => {
    const visitor = await page.context().browser()!.newContext({ baseURL: portal.url });
    const other = await visitor.newPage();
    await other.goto(`/account/password/create?lang=${language}`);
    await other.getByLabel(t('accounts:email'), { exact: true }).fill(person.email);
    await other.getByRole('button', { name: t('accounts:forgotten.submit'), exact: true }).click();
    await expect(other.getByRole('main').getByRole('status').first()).toBeVisible();
    const mail = await waitForMailTo(mailServer, address, t('mail:password_reset.subject'));
    const link = linkPathIn(mail, portal.url);
    await other.goto(link);
    await expect(other.getByText(t('accounts:reset.lead', { email: address }))).toBeVisible();
    await other.getByLabel(t('accounts:new_password'), { exact: true }).fill(newPassword);
    await other.getByLabel(t('accounts:password_confirmation'), { exact: true }).fill(newPassword);
    await accessible(other);
    await other.getByRole('button', { name: t('accounts:reset.submit'), exact: true }).click();
    await expect(other).toHaveURL(/\/login/);
    await waitForMailTo(mailServer, address, t('mail:password_changed.subject'));
    await other.goto(link);
    await expect(other.getByText(t('accounts:reset.gone_title'))).toBeVisible();
    await accessible(other);
    await visitor.close();
  });

  await test.step('that ended the open session; only the new password signs in', async () => {
    await page.goto('/my-requests');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmy-requests/);
    await signIn(password);
    await expect(main.getByText(t('accounts:sign_in.wrong')).first()).toBeVisible();
    await field('password').fill(newPassword);
    await press('sign_in.submit');
    await expect(page).toHaveURL(/\/my-requests$/);
  });
});
