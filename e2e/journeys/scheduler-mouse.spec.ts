import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { drag, dragBarEnd } from '../steps/drag.ts';
import { openSchedulerAs, schedulerPage } from '../steps/scheduler.ts';
import { fetchStoredMissions, createTenAcceptedApplications } from '../steps/ten-missions.ts';

test.setTimeout(600_000);

test('a plan of ten missions, from the first day to final, by mouse', async ({
  browser,
  portal,
  accessible,
}) => {
  const plan = await createTenAcceptedApplications(portal, 'CCGS Leonard J. Cowley');
  const { asked, refit } = plan;
  const titles = asked.map(({ title }) => title);
  const [first, second, third] = [titles[0]!, titles[1]!, titles[2]!];
  const last = titles.at(-1)!;
  const coordinator = await openSchedulerAs(browser, portal, 'coordinator', 'en', plan);
  const { page } = coordinator;
  const s = schedulerPage(page, 'en');
  const { t } = s;
  const stored = async (title: string) => (await fetchStoredMissions(portal, plan.id)).get(title);
  const xOf = async (day: string): Promise<number> => {
    const box = (await s.grid.boundingBox())!;
    const [start] = [Date.parse(`${plan.year.name.slice(0, 4)}-03-25T00:00:00Z`)];
    const days = (Date.parse(`${plan.year.name.slice(5)}-04-08T00:00:00Z`) - start) / 86_400_000;
    return box.x + ((Date.parse(`${day}T12:00:00Z`) - start) / 86_400_000 / days) * box.width;
  };
  const yOf = async (): Promise<number> => {
    const box = (await s.grid.boundingBox())!;
    return box.y + box.height / 2;
  };
  const point = async (target: Locator) => {
    const box = (await target.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  await test.step('nine are dragged in to where their windows begin, one is placed by its button', async () => {
    for (const { title, day } of asked.slice(0, 9)) {
      const card = s.card(title);
      await card.scrollIntoViewIfNeeded();
      const box = (await card.boundingBox())!;
      await drag(page, { x: box.x + 12, y: box.y + 12 }, { x: await xOf(day), y: await yOf() });
      await expect(s.bar(title)).toBeVisible();
    }
    await s.placeButton(last).click();
    await s.dialog.getByRole('button', { name: t('scheduler:place.submit'), exact: true }).click();
    await expect(page.getByText(t('scheduler:unscheduled.none'))).toBeVisible();
    await s.saved();
    for (const { title, day } of asked.slice(0, 9))
      expect(await stored(title)).toMatchObject({ start_date: day });
    await accessible(page);
  });

  await test.step('moved, made longer, undone; by quarters of a day with Alt; put back with Escape', async () => {
    await s.button('plans:presets.month').click();
    await s.bar(second).scrollIntoViewIfNeeded();
    const before = (await stored(second))!;
    const dayWidth = (await s.bar(second).boundingBox())!.width / 9;
    const from = await point(s.bar(second));
    await drag(page, from, { x: from.x + 2 * dayWidth, y: from.y });
    await s.saved();
    await expect.poll(async () => (await stored(second))?.start_date).not.toBe(before.start_date);
    await dragBarEnd(page, s.bar(second), dayWidth);
    await s.saved();
    await expect.poll(async () => (await stored(second))?.operational_days).toBe(9);
    await s.button('scheduler:tools.undo').click();
    await s.saved();
    await expect.poll(async () => (await stored(second))?.operational_days).toBe(8);
    const now = await point(s.bar(second));
    await page.keyboard.down('Alt');
    await drag(page, now, { x: now.x + dayWidth / 4, y: now.y });
    await page.keyboard.up('Alt');
    await s.saved();
    await expect.poll(async () => (await stored(second))?.start_fraction).toBe(0.25);
    const kept = await stored(second);
    const held = await point(s.bar(second));
    await drag(page, held, { x: held.x + 3 * dayWidth, y: held.y }, () => page.keyboard.press('Escape'));
    await s.saved();
    expect(await stored(second)).toEqual(kept);
    await s.button('plans:presets.year').click();
  });

  await test.step('two that are chosen together move together', async () => {
    const before = [await stored(first), await stored(third)].map((mission) => mission!.start_date!);
    await s.bar(first).click({ modifiers: ['ControlOrMeta'] });
    await s.bar(third).click({ modifiers: ['ControlOrMeta'] });
    await s.button('scheduler:selection.shift').click();
    await s.dialog.getByRole('button', { name: t('scheduler:selection.shift_submit'), exact: true }).click();
    await s.saved();
    const after = [await stored(first), await stored(third)].map((mission) => mission!.start_date!);
    expect(after.every((day, index) => day > before[index]!)).toBe(true);
    await s.button('scheduler:selection.clear').click();
  });

  await test.step('dropped on the refit: it is said while it is held, and mended in one step', async () => {
    const from = await point(s.bar(last));
    await drag(page, from, { x: await xOf(refit.start_date), y: from.y }, async () => {
      await expect(
        page.getByText(new RegExp(t('plans:conflict_titles.constraint_overlap'))).first(),
      ).toBeVisible();
    });
    await s.bar(last).click();
    await expect(s.panel).toContainText(refit.name);
    await s.panel
      .getByRole('button', { name: new RegExp(`^Move ${last} to`) })
      .first()
      .click();
    await expect(s.panel).not.toContainText(refit.name);
    await s.saved();
  });

  await test.step('dropped on another mission: it is not saved before the overlap is kept with a reason', async () => {
    await drag(page, await point(s.bar(last)), await point(s.bar(titles[8]!)));
    await expect(page.getByText(t('scheduler:save.overlap'))).toBeVisible();
    await accessible(page);
    await s.button('scheduler:conflicts.keep').first().click();
    await s.dialog.getByLabel(t('scheduler:steps.reason')).fill('Both crews agreed to share the ship.');
    await s.dialog.getByRole('button', { name: t('plans:actions.keep_conflict'), exact: true }).click();
    await expect(s.dialog).toBeHidden();
    await s.saved();
    await s.button('scheduler:tools.undo').click();
    await s.saved();
  });

  await test.step('split, one part deleted, all taken back', async () => {
    await s.bar(last).click();
    await s.panel.getByRole('button', { name: t('scheduler:split.button'), exact: true }).click();
    await s.dialog.getByRole('button', { name: t('scheduler:split.submit'), exact: true }).click();
    await expect(s.bar(last)).toHaveCount(2);
    await s.bar(last).last().click();
    await s.panel.getByRole('button', { name: t('scheduler:remove.button'), exact: true }).click();
    await s.alert.getByRole('button', { name: t('scheduler:remove.submit'), exact: true }).click();
    await expect(s.bar(last)).toHaveCount(1);
    await s.button('scheduler:tools.undo').click();
    await expect(s.bar(last)).toHaveCount(2);
    await s.button('scheduler:tools.undo').click();
    await expect(s.bar(last)).toHaveCount(1);
    await s.saved();
    expect(await stored(last)).toMatchObject({ operational_days: 8 });
  });

  const advancePlan = async (who: typeof coordinator, step: string, reason?: string) => {
    const own = schedulerPage(who.page, 'en');
    await expect(own.step(step)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 });
    await own.step(step).click();
    const box = own.dialog;
    if (reason) await box.getByLabel(t('scheduler:steps.reason')).fill(reason);
    await box.getByRole('button', { name: t(`plans:steps.${step}`), exact: true }).click();
    await expect(own.done(step)).toBeVisible();
  };

  await test.step('sent up, returned, corrected, sent up, final, reopened, final', async () => {
    await advancePlan(coordinator, 'send_to_national');
    const national = await openSchedulerAs(browser, portal, 'national', 'en', plan);
    await advancePlan(national, 'return', 'The third mission begins too early.');
    await expect(s.level('regional')).toBeVisible();
    const from = await point(s.bar(third));
    await drag(page, from, { x: from.x + 5, y: from.y });
    await s.saved();
    await advancePlan(coordinator, 'send_to_national');
    await advancePlan(national, 'send_to_executive');
    const admin = await openSchedulerAs(browser, portal, 'admin', 'en', plan);
    await advancePlan(admin, 'set_final');
    await advancePlan(admin, 'reopen', 'A berth was forgotten.');
    await advancePlan(coordinator, 'send_to_national');
    await advancePlan(national, 'send_to_executive');
    await advancePlan(admin, 'set_final');
    for (const { pointers } of [coordinator, national, admin]) pointers.expectOnly('mouse');
    for (const { page: open } of [coordinator, national, admin]) await open.context().close();
  });
});
