import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { openSchedulerAs, schedulerPage } from '../steps/scheduler.ts';
import { fetchStoredMissions, createTenAcceptedApplications } from '../steps/ten-missions.ts';

type Mission = { readonly id: number; readonly title: string; readonly ship_time_request_id: number };

test('une demande acceptée dont le voyage ne peut plus avoir lieu est refusée, et le plan redevient définitif', async ({
  browser,
  portal,
  accessible,
}) => {
  const plan = await createTenAcceptedApplications(portal, 'CCGS Ann Harvey');
  const admin = await apiAs(portal, 'admin');
  const { data: missions } = await admin<{ data: Mission[] }>('GET', `/vessel_plans/${plan.id}/missions`);
  for (const { id, title } of missions)
    await admin('PATCH', `/missions/${id}`, {
      start_date: plan.asked.find((wish) => wish.title === title)!.day,
    });
  const step = (name: string, reason?: string) =>
    admin('POST', `/vessel_plans/${plan.id}/${name}`, reason ? { reason } : {});
  for (const name of ['send_to_national', 'send_to_executive', 'set_final']) await step(name);
  for (const name of ['reopen', 'return', 'return']) await step(name, 'Panne de moteur');

  const lost = missions.find(({ title }) => title === plan.asked[3]!.title)!;
  const { page } = await openSchedulerAs(browser, portal, 'coordinator', 'fr', plan);
  const s = schedulerPage(page, 'fr');
  const { t } = s;
  const refuse = s.panel.getByRole('button', { name: t('scheduler:refuse.button'), exact: true });
  await s.bar(lost.title).click();
  await expect(refuse).toHaveAttribute('aria-disabled', 'true');
  await expect(refuse).toHaveAccessibleDescription(t('errors:refusals.voyage_dated'));
  await s.panel.getByRole('button', { name: t('plans:actions.unschedule'), exact: true }).click();
  await s.saved();
  await expect(refuse).not.toHaveAttribute('aria-disabled', 'true');
  await refuse.click();
  await expect(s.dialog.getByText(t('applications:actions.reject.body_accepted'))).toBeVisible();
  await accessible(page);
  await s.dialog
    .getByRole('textbox', { name: t('applications:texts.reason.label'), exact: true })
    .fill('Le moteur ne sera pas réparé cette année.');
  await s.dialog.getByRole('button', { name: t('applications:actions.reject.confirm'), exact: true }).click();
  await expect(s.dialog).toBeHidden();
  await expect.poll(async () => (await fetchStoredMissions(portal, plan.id)).has(lost.title)).toBe(false);

  for (const name of ['send_to_national', 'send_to_executive', 'set_final']) await step(name);
  await page.goto(`/request/${lost.ship_time_request_id}?lang=fr`);
  await expect(page.getByText('Le moteur ne sera pas réparé cette année.').first()).toBeVisible();
  await page.context().close();
});
