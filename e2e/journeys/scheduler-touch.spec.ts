import { expect, test } from '../fixtures.ts';
import { touchscreenOn, middleOf } from '../steps/touch.ts';
import { openSchedulerAs, schedulerPage } from '../steps/scheduler.ts';
import { fetchStoredMissions, createTenAcceptedApplications } from '../steps/ten-missions.ts';

test.setTimeout(600_000);

test('le plan se lit et une mission se déplace du doigt, sur un écran de 390 px', async ({
  browser,
  portal,
  accessible,
}) => {
  const plan = await createTenAcceptedApplications(portal, 'CCGS Cygnus');
  const [{ title, day } = { title: '', day: '' }] = plan.asked;
  const screen = { width: 390, hasTouch: true };
  const { page, pointers } = await openSchedulerAs(browser, portal, 'coordinator', 'fr', plan, screen);
  const s = schedulerPage(page, 'fr');
  const { t } = s;

  await test.step('la page tient dans l’écran', async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await accessible(page);
  });

  await test.step('une mission reçoit sa date', async () => {
    await s.placeButton(title).tap();
    await expect(s.dialog).toBeVisible();
    await accessible(page);
    await s.dialog.getByRole('button', { name: t('scheduler:place.submit'), exact: true }).tap();
    await expect(s.bar(title)).toBeVisible();
    await s.saved();
  });

  await test.step('elle s’ouvre d’un doigt, et dit ce qu’elle est', async () => {
    await s.bar(title).tap();
    await expect(s.panel.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(s.panel).toContainText(t('scheduler:timeline.window'));
    await accessible(page);
  });

  await test.step('elle est déplacée', async () => {
    await s.panel.getByRole('button', { name: t('scheduler:place.button_move'), exact: true }).tap();
    const later = `${day.slice(0, 8)}05`;
    await s.dialog.getByLabel(t('plans:fields.start_date.label')).first().fill(later);
    await s.dialog.getByRole('button', { name: t('scheduler:place.submit_move'), exact: true }).tap();
    await expect(s.dialog).toBeHidden();
    await s.saved();
    expect((await fetchStoredMissions(portal, plan.id)).get(title)).toMatchObject({ start_date: later });
    await expect(s.panel).toContainText(later);
  });

  await test.step('un doigt qui reste posé sur elle la prend, et elle le suit', async () => {
    const before = (await fetchStoredMissions(portal, plan.id)).get(title)!.start_date!;
    await s.bar(title).scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(s.bar(title));
    const touch = await touchscreenOn(page);
    await touch.down(x, y);
    await expect(page.locator('[data-held]')).toBeVisible();
    await touch.move(x + 40, y);
    await touch.up();
    await s.saved();
    await expect
      .poll(async () => (await fetchStoredMissions(portal, plan.id)).get(title)!.start_date! > before)
      .toBe(true);
  });

  await test.step('le tableau se lit', async () => {
    await s.panelButton('scheduler:room.groups.overview').tap();
    await expect(page.getByText(title).last()).toBeVisible();
    await accessible(page);
    pointers.expectOnly('touch');
    await page.context().close();
  });
});
