import { expect, test } from '../fixtures.ts';
import { moveIntoInbox, fetchFirstWaitingApplication } from '../steps/inbox.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { apiAs, openPageSignedInAs, signIn } from '../steps/people.ts';
import { translator } from '../words.ts';

const language = 'en';

test('from a notice to a decided inbox, by keyboard, in English', async ({ page, portal, accessible }) => {
  const t = translator(language);
  const keys = keyboardOn(page);
  const line = (title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) });
  const [national, coordinator] = [await apiAs(portal, 'national'), await apiAs(portal, 'coordinator')];
  await coordinator('POST', '/notices/read', {});
  await signIn(page, 'coordinator', language, '/rvc/inbox');
  const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(t('app:notices.label')) });
  await expect(bell).toBeVisible();
  const [first, second, third] = await moveIntoInbox(national, coordinator, 3);

  await test.step('the bell rings without a reload, and leads to the application', async () => {
    await expect(bell).toContainText('3');
    await keys.enter(bell, 'Shift+Tab');
    const drawer = page.getByRole('dialog', { name: t('app:notices.label') });
    await expect(drawer).toBeVisible();
    await accessible();
    await keys.enter(drawer.getByRole('link', { name: first!.project_title }).first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.project_title);
    await expect(bell).toContainText('2');
  });

  await test.step('which is accepted', async () => {
    await keys.enter(page.getByRole('button', { name: t('applications:actions.accept.label'), exact: true }));
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', {
      name: t('applications:actions.accept.confirm'),
      exact: true,
    });
    await keys.enter(confirm);
    await expect(page.getByText(t('applications:actions.accept.done')).first()).toBeVisible();
  });

  await test.step('the inbox lists the others; j, k and the arrows go through them', async () => {
    await keys.enter(page.getByRole('button', { name: t('app:menu.word'), exact: true }));
    await keys.enter(page.getByRole('dialog').getByRole('link', { name: t('app:menu.inbox') }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('review:inbox.title'));
    await expect(line(second!.project_title)).toBeVisible();
    await accessible();
    await page.reload();
    await expect(line(second!.project_title)).toBeVisible();
    const heading = page.getByRole('complementary').getByRole('heading', { level: 2 }).first();
    await keys.press('j');
    const title = await heading.textContent();
    await expect(page).toHaveURL(/application=\d+/);
    await expect(
      page
        .getByRole('complementary')
        .getByRole('button', { name: t('applications:sections.scheduling'), exact: true }),
    ).toBeVisible();
    await accessible();
    await keys.press('j');
    await expect(heading).not.toHaveText(title ?? '');
    await keys.press('ArrowUp');
    await expect(heading).toHaveText(title ?? '');
    await keys.press('Enter');
    await expect(heading).toBeFocused();
  });

  await test.step('several are accepted at once, each with its outcome', async () => {
    for (const { project_title } of [second!, third!]) {
      await keys.reach(line(project_title).getByRole('checkbox'), 'Shift+Tab');
      await keys.press('Space');
    }
    const accept = page.getByRole('button', { name: t('review:several.action_other', { count: 2 }) });
    await keys.enter(accept, 'Shift+Tab');
    const dialog = page.getByRole('dialog');
    await accessible();
    await keys.enter(dialog.getByRole('button', { name: t('review:several.confirm'), exact: true }));
    await expect(dialog.getByText(t('review:several.accepted'))).toHaveCount(2);
    await expect(dialog).toContainText(t('review:several.outcome_other', { accepted: 2, count: 2 }));
    await accessible();
    await keys.enter(dialog.getByRole('button', { name: t('ui:close'), exact: true }).last());
    await expect(line(second!.project_title)).toBeHidden();
    await expect(line(third!.project_title)).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  });
});

test('whoever decides second is told who decided what', async ({ page, portal }) => {
  const t = translator('en');
  const application = await fetchFirstWaitingApplication(await apiAs(portal, 'coordinator'));
  await signIn(page, 'coordinator', 'en', '/rvc/inbox');
  await page.getByRole('table').getByRole('link', { name: application.project_title }).click();
  await page
    .getByRole('complementary', { name: application.project_title })
    .getByRole('button', { name: t('applications:actions.accept.label'), exact: true })
    .click();
  const admin = await apiAs(portal, 'admin');
  const { first_name, last_name } = await admin<{ first_name: string; last_name: string }>(
    'GET',
    '/auth/user',
  );
  await admin('POST', `/ship_time_requests/${application.id}/reject`, { reason: 'No room is left.' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('applications:actions.accept.confirm'), exact: true }).click();
  await expect(dialog).toContainText(`${first_name} ${last_name}`);
  await expect(dialog).toContainText(t('applications:history.reject'));
});

test('une promotrice demande le retrait, se ravise, le demande encore, et la demande est retirée', async ({
  browser,
  portal,
  accessible,
}) => {
  const t = translator('fr');
  const [national, coordinator] = [await apiAs(portal, 'national'), await apiAs(portal, 'coordinator')];
  const [moved] = await moveIntoInbox(national, coordinator, 1);
  const { id, project_title } = moved!;
  const { data } = await national<{ data: { primary_proponent: { email: string } } }>(
    'GET',
    `/ship_time_requests/${id}?include=primaryProponent`,
  );
  const who = data.primary_proponent.email.split('@')[0]!;
  const hers = await openPageSignedInAs(browser, portal, who, 'fr', `/request/${id}`);
  const asked = hers.getByText(t('applications:withdrawal.asked'));

  await test.step('elle le demande, et peut se raviser', async () => {
    await hers.getByRole('button', { name: t('applications:withdrawal.title') }).click();
    await hers.getByLabel(t('applications:withdrawal.reason')).fill('Le mouillage est perdu.');
    await accessible(hers);
    await hers.getByRole('button', { name: t('applications:withdrawal.ask'), exact: true }).click();
    await expect(asked).toBeVisible();
    await accessible(hers);
    await hers.getByRole('button', { name: t('applications:withdrawal.take_back') }).click();
    await expect(asked).toBeHidden();
    await hers.getByRole('button', { name: t('applications:withdrawal.title') }).click();
    await hers.getByLabel(t('applications:withdrawal.reason')).fill('Le mouillage est perdu.');
    await hers.getByRole('button', { name: t('applications:withdrawal.ask'), exact: true }).click();
    await expect(asked).toBeVisible();
  });

  await test.step('la coordination le lit dans la ligne et à côté, puis retire la demande', async () => {
    const page = await openPageSignedInAs(
      browser,
      portal,
      'coordinator',
      'fr',
      `/rvc/inbox?application=${id}`,
    );
    const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: project_title }) });
    await expect(line).toContainText(t('applications:readiness.withdrawal_asked'));
    const beside = page.getByRole('complementary');
    await expect(beside).toContainText('Le mouillage est perdu.');
    await accessible(page);
    await beside.getByRole('button', { name: t('applications:actions.withdraw.label'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('À la demande de la promotrice.');
    await dialog
      .getByRole('button', { name: t('applications:actions.withdraw.confirm'), exact: true })
      .click();
    await expect(page.getByText(t('applications:actions.withdraw.done')).first()).toBeVisible();
    await expect(line).toBeHidden();
    await page.context().close();
  });

  await test.step('elle apprend le retrait sans recharger', async () => {
    await expect(asked).toBeHidden();
    await expect(hers.getByText(t('applications:statuses.withdrawn')).first()).toBeVisible();
    await hers.context().close();
  });
});
