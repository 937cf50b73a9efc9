import { expect, test } from '../fixtures.ts';
import { fetchFirstWaitingApplication } from '../steps/inbox.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { apiAs, openPageSignedInAs } from '../steps/people.ts';
import { translator } from '../words.ts';

const [t, en] = [translator('fr'), translator('en')];
const field = 'operational_days';

test('a wrong number is put right: the coordinator opens the field, a proponent proposes, the coordinator takes it', async ({
  browser,
  portal,
}) => {
  const coordinator = await apiAs(portal, 'coordinator');
  const { id } = await fetchFirstWaitingApplication(coordinator);
  const { data } = await coordinator<{ data: { primaryProponent: { email: string } } }>(
    'GET',
    `/ship_time_requests/${id}?include=primaryProponent`,
  );
  const [who] = data.primaryProponent.email.split('@');
  const address = `/request/${id}`;

  await test.step('a coordinator asks, and opens a field, by keyboard, in French', async () => {
    const page = await openPageSignedInAs(browser, portal, 'coordinator', 'fr', address);
    const keys = keyboardOn(page);
    const dialog = page.getByRole('dialog');
    await keys.enter(
      page.getByRole('button', { name: t('applications:actions.clarify.label'), exact: true }),
    );
    await keys.write(dialog.getByLabel(t('applications:texts.details.label')), 'Neuf jours suffisent-ils?');
    await keys.enter(dialog.getByRole('button', { name: t('applications:corrections.open') }));
    await keys.write(dialog.getByRole('searchbox'), t(`applications:fields.${field}.label`));
    const name = t('applications:corrections.field', {
      section: t('applications:sections.scheduling'),
      field: t(`applications:fields.${field}.label`),
    });
    await keys.reach(dialog.getByRole('checkbox', { name, exact: true }));
    await keys.press('Space');
    await keys.enter(
      dialog.getByRole('button', { name: t('applications:actions.clarify.confirm'), exact: true }),
    );
    await expect(dialog).toBeHidden();
    await page.context().close();
  });

  await test.step('the proponent answers, and proposes another number', async () => {
    const page = await openPageSignedInAs(browser, portal, who!, 'en', address);
    const dialog = page.getByRole('dialog');
    await page
      .getByRole('button', { name: en('applications:actions.respond.label'), exact: true })
      .first()
      .click();
    await dialog.getByLabel(en('applications:texts.answer.label')).fill('They do, with two winches.');
    await dialog.getByRole('textbox', { name: en(`applications:fields.${field}.label`) }).fill('9');
    await dialog
      .getByRole('button', { name: en('applications:actions.respond.confirm'), exact: true })
      .click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(en('applications:corrections.states.proposed')).first()).toBeVisible();
    await page.context().close();
  });

  await test.step('the coordinator finds it in the inbox, takes it, and the form says so', async () => {
    const page = await openPageSignedInAs(browser, portal, 'coordinator', 'fr', address);
    const keys = keyboardOn(page);
    const group = page.getByRole('radiogroup', { name: t(`applications:fields.${field}.label`) });
    await keys.reach(group.getByRole('radio').first());
    await keys.press('Space');
    await keys.enter(
      page.getByRole('button', { name: t('applications:actions.correct.confirm'), exact: true }),
    );
    await expect(group).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByText(t('applications:corrections.states.accepted')).first()).toBeVisible();
    const after = await coordinator<{ data: { operational_days: number } }>(
      'GET',
      `/ship_time_requests/${id}`,
    );
    expect(after.data.operational_days).toBe(9);
    await page.context().close();
  });
});
