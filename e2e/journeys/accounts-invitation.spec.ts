import { expect, test } from '../fixtures.ts';
import { waitForMailTo, linkPathIn } from '../steps/mail.ts';
import { peopleDialog } from '../steps/people-dialog.ts';
import { apiAs, signIn } from '../steps/people.ts';
import { fetchOpenYear } from '../steps/plan.ts';
import { fillInSignIn } from '../steps/session.ts';
import { translator } from '../words.ts';

const guest = { first: 'Nils', last: "O'Dea", email: 'nils.fjord@example.com' };
const secret = 'Grande-Marée-7';

const language = 'en';

test('a co-proponent without an account comes in by an invitation, in English', async ({
  page,
  browser,
  portal,
  mailServer,
  accessible,
}) => {
  const t = translator(language);
  const title = 'Estran';
  const proponent = await apiAs(portal, 'proponent');
  const { data: application } = await proponent<{ data: { id: number } }>('POST', '/ship_time_requests', {
    fiscal_year_id: (await fetchOpenYear(proponent)).id,
    project_title: title,
  });
  const inviter = await proponent<{ first_name: string; last_name: string }>('GET', '/auth/user');

  await test.step('the primary proponent asks for an address that nobody has', async () => {
    await signIn(page, 'proponent', language, `/request/${application.id}`);
    const { dialog, invite, field, addNamed, inviteNamed } = peopleDialog(page, t);
    await invite.click();
    await field.fill(guest.email);
    await accessible();
    await addNamed(guest.email).click();
    await inviteNamed(guest.email).click();
    await expect(dialog.getByText(t('application_form:people.invited'))).toBeVisible();
  });

  const mail = await waitForMailTo(
    mailServer,
    guest.email,
    t('mail:invitation.subject', { inviter: `${inviter.first_name} ${inviter.last_name}` }),
  );
  const link = linkPathIn(mail, portal.url);
  const visitor = await browser.newContext({
    baseURL: portal.url,
    locale: 'en-CA',
  });
  const other = await visitor.newPage();

  await test.step('the link of the mail says who invites to what, and knows the address', async () => {
    await other.goto(link);
    await expect(other.getByRole('main')).toContainText(title);
    await expect(other.getByLabel(t('accounts:email'), { exact: true })).toHaveValue(guest.email);
    await other.getByLabel(t('accounts:first_name'), { exact: true }).fill(guest.first);
    await other.getByLabel(t('accounts:last_name'), { exact: true }).fill(guest.last);
    await other.getByLabel(t('accounts:password'), { exact: true }).fill(secret);
    await other.getByLabel(t('accounts:password_confirmation'), { exact: true }).fill(secret);
    await accessible(other);
    await other.getByRole('button', { name: t('accounts:register.submit'), exact: true }).click();
    await expect(other.getByText(t('accounts:register.joined_title'))).toBeVisible();
  });

  await test.step('signed in at once, the application is among those shared, and can be edited', async () => {
    await other
      .getByRole('main')
      .getByRole('button', { name: t('accounts:sign_in.title'), exact: true })
      .click();
    await fillInSignIn(other, t, guest.email, secret);
    await other.getByRole('button', { name: t('app:tour.skip') }).click();
    await other.getByRole('link', { name: title }).first().click();
    await expect(other).toHaveURL(new RegExp(`/request/${application.id}`));
    await expect(other.getByLabel(t('applications:fields.responsible_manager_name.label'))).toBeEnabled();
  });

  await test.step('the link has done its work', async () => {
    await other.goto(link);
    await expect(other.getByText(t('accounts:invitation.gone_title'))).toBeVisible();
    await visitor.close();
  });
});
