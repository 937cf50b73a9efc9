import { expect, test } from '../fixtures.ts';
import { waitForMailTo } from '../steps/mail.ts';
import { openPageSignedInAs, signIn } from '../steps/people.ts';
import { translator } from '../words.ts';

test('a researcher asks to apply in French, is refused, asks again and is granted in one press', async ({
  page,
  browser,
  portal,
  mailServer,
  accessible,
}) => {
  const language = 'fr';
  const t = translator(language);
  const asker = 'coproponent@shiptime.example';

  await page.goto(`/ship-time-request?lang=${language}`);
  await expect(page.getByText(t('support:apply.kinds.university'))).toBeVisible();
  await expect(page.getByText(t('support:apply.kinds.organization'))).toBeVisible();
  await signIn(page, 'coproponent', language, '/request');
  await page.getByRole('link', { name: t('application_form:new.ask_to_apply') }).click();
  const ask = page.getByRole('button', { name: t('accounts:proponents.ask') });

  await test.step('what is missing is said at its field', async () => {
    await page.getByLabel(t('accounts:proponents.organizations.university'), { exact: true }).fill('');
    await ask.click();
    await expect(
      page.getByLabel(t('accounts:proponents.organizations.university'), { exact: true }),
    ).toBeFocused();
    await accessible();
  });

  const give = async (number: string) => {
    await page
      .getByLabel(t('accounts:proponents.organizations.university'), { exact: true })
      .fill('Université Laval');
    await page.getByLabel(t('accounts:proponents.fields.agency'), { exact: true }).fill('CRSNG');
    await page.getByLabel(t('accounts:proponents.fields.grant_number'), { exact: true }).fill(number);
    await ask.click();
    await expect(page.getByText(t('accounts:proponents.waiting_title'))).toBeVisible();
  };
  await give('RGPIN-1');
  await accessible();

  const admin = await openPageSignedInAs(browser, portal, 'admin', language, '/administration/users');
  await test.step('an administrator refuses with a reason, which the researcher reads', async () => {
    await expect(admin.getByText('RGPIN-1')).toBeVisible();
    await admin.getByRole('button', { name: t('accounts:proponents.refuse'), exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog
      .getByLabel(t('accounts:proponents.fields.reason'), { exact: true })
      .fill('Ce numéro n’existe pas.');
    await dialog.getByRole('button', { name: t('accounts:proponents.refuse'), exact: true }).click();
    await expect(admin.getByText('RGPIN-1')).toBeHidden();
    await waitForMailTo(mailServer, asker, t('mail:proponent_request_refused.subject'));
    await expect(page.getByText('Ce numéro n’existe pas.')).toBeVisible();
  });

  await test.step('asked again, it is granted in one press, and an application begins', async () => {
    await give('RGPIN-2026-04711');
    await admin.reload();
    await admin.getByRole('button', { name: t('accounts:proponents.grant'), exact: true }).click();
    await expect(admin.getByText('RGPIN-2026-04711')).toBeHidden();
    await waitForMailTo(mailServer, asker, t('mail:proponent_request_granted.subject'));
    await page.getByRole('link', { name: t('accounts:proponents.begin') }).click();
    await page.getByLabel(t('applications:fields.project_title.label')).fill('Glace et plancton');
    await accessible();
    await page.getByRole('button', { name: t('application_form:new.create') }).click();
    await expect(page).toHaveURL(/\/request\/\d+/);
  });
  await admin.context().close();
});
