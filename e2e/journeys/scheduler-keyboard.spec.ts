import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { openSchedulerAs, schedulerPage } from '../steps/scheduler.ts';
import { fetchStoredMissions, createTenAcceptedApplications } from '../steps/ten-missions.ts';

test.setTimeout(600_000);

test('un plan de dix missions, du premier jour au plan définitif, au clavier seul', async ({
  browser,
  portal,
  accessible,
}) => {
  const plan = await createTenAcceptedApplications(portal, 'CCGS Cape Roger');
  const { asked, refit } = plan;
  const titles = asked.map(({ title }) => title);
  const [first, second, third] = [titles[0]!, titles[1]!, titles[2]!];
  const last = titles.at(-1)!;
  const coordinator = await openSchedulerAs(browser, portal, 'coordinator', 'fr', plan);
  const { page } = coordinator;
  const keys = keyboardOn(page);
  const s = schedulerPage(page, 'fr');
  const { t } = s;
  const press = async (...all: string[]) => {
    for (const key of all) await keys.press(key);
  };
  const startOf = async (title: string) =>
    (await fetchStoredMissions(portal, plan.id)).get(title)?.start_date;

  await test.step('les dix missions attendent une date; chacune est placée où sa demande la souhaite', async () => {
    await expect(page.getByText(t('scheduler:unscheduled.title_other', { count: 10 }))).toBeVisible();
    await accessible(page);
    for (const title of titles) {
      await keys.enter(s.placeButton(title));
      await expect(s.dialog).toBeVisible();
      if (title === first) await accessible(page);
      await keys.enter(s.dialog.getByRole('button', { name: t('scheduler:place.submit'), exact: true }));
      await expect(s.dialog).toBeHidden();
      await expect(s.bar(title)).toBeFocused();
      if (title !== last) await keys.reach(s.placeButton(titles[titles.indexOf(title) + 1]!), 'Shift+Tab');
    }
    await expect(page.getByText(t('scheduler:unscheduled.none'))).toBeVisible();
    await s.saved();
    expect(await startOf(first)).toBe(`${asked[0]!.day.slice(0, 4)}-04-30`);
    await accessible(page);
  });

  await test.step('corrigées : un jour, une semaine, un quart de journée, la fin; annulé et rétabli', async () => {
    await press('Home');
    await expect(s.bar(first)).toBeFocused();
    await press('ArrowRight');
    await expect(s.bar(second)).toBeFocused();
    await press('Space', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowLeft', 'Alt+ArrowRight');
    await s.heard(new RegExp(t('plans:words.day_and_hour', { day: '\\d{4}-05-15', hour: 18 })));
    await press('Space');
    await s.heard(/a été déposée/);
    await expect(s.bar(second)).toBeFocused();
    await press('r', 'ArrowRight', 'Enter');
    await s.saved();
    expect((await fetchStoredMissions(portal, plan.id)).get(second)).toMatchObject({ operational_days: 9 });
    await press('ControlOrMeta+z', 'ControlOrMeta+z');
    await s.heard(new RegExp(`${t('scheduler:tools.done.undo')} ${second}`));
    await expect(s.bar(second)).toBeFocused();
    await press('ControlOrMeta+Shift+z', 'ControlOrMeta+y');
    await s.saved();
    expect((await fetchStoredMissions(portal, plan.id)).get(second)).toMatchObject({ operational_days: 9 });
    await press('Space', 'ArrowLeft', 'Escape');
    await s.heard(/remise à sa place/);
    await press('Delete');
    await expect(s.bar(second)).toBeHidden();
    await expect(s.grid.locator(':focus')).toBeVisible();
    await press('ControlOrMeta+z');
    await expect(s.bar(second)).toBeVisible();
    await s.saved();
  });

  await test.step('deux missions se déplacent ensemble', async () => {
    const before = [await startOf(first), await startOf(third)];
    await press('Home', 'x', 'ArrowRight', 'ArrowRight', 'x');
    await expect(page.getByText(t('scheduler:selection.count_other', { count: 2 }))).toBeVisible();
    await press('Space', 'ArrowLeft', 'Space');
    await s.saved();
    const after = [await startOf(first), await startOf(third)];
    expect(after.every((day, index) => day! < before[index]!)).toBe(true);
    await press('ControlOrMeta+z');
    await s.saved();
    expect([await startOf(first), await startOf(third)]).toEqual(before);
    await keys.enter(s.button('scheduler:selection.clear'));
  });

  await test.step('une mission sur la cale sèche : un conflit est maintenu avec un motif, un remède règle l’autre', async () => {
    await keys.reach(s.bar(third), 'Shift+Tab');
    await press('End');
    await expect(s.bar(last)).toBeFocused();
    await press('Space', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await s.heard(new RegExp(t('plans:conflict_titles.constraint_overlap')));
    await press('Space', 'Enter');
    await expect(s.panel.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(s.panel).toContainText(refit.name);
    await accessible(page);
    const keep = s.panel.getByRole('button', { name: t('scheduler:conflicts.keep'), exact: true });
    await keys.enter(keep.last());
    await accessible(page);
    await keys.write(s.dialog.getByLabel(t('scheduler:steps.reason')), 'Convenu avec le promoteur.');
    await keys.enter(s.dialog.getByRole('button', { name: t('plans:actions.keep_conflict'), exact: true }));
    await expect(s.dialog).toBeHidden();
    await expect(s.panel).toContainText('Convenu avec le promoteur.');
    await expect(s.panel.getByRole('heading', { level: 2 })).toBeFocused();
    await keys.enter(s.panel.getByRole('button', { name: new RegExp(`^Déplacer ${last} au`) }).first());
    await expect(s.panel).not.toContainText(refit.name);
    await expect(s.panel.getByRole('heading', { level: 2 })).toBeFocused();
    await s.saved();
  });

  await test.step('scindée, réunie, modifiée; une mission de plus, supprimée, reprise', async () => {
    await keys.enter(s.panel.getByRole('button', { name: t('scheduler:split.button'), exact: true }));
    await accessible(page);
    await keys.enter(s.dialog.getByRole('button', { name: t('scheduler:split.submit'), exact: true }));
    await expect(s.bar(last)).toHaveCount(2);
    await keys.enter(s.panel.getByRole('button', { name: t('scheduler:join.button'), exact: true }));
    await accessible(page);
    await keys.enter(s.dialog.getByRole('button', { name: t('scheduler:join.submit'), exact: true }));
    await expect(s.bar(last)).toHaveCount(1);
    await expect(page.locator(':focus')).toBeVisible();
    await keys.enter(s.panel.getByRole('button', { name: t('scheduler:edit.button'), exact: true }));
    await accessible(page);
    await keys.write(s.dialog.getByLabel(t('plans:fields.approved_berths.label')), '6');
    await keys.enter(s.dialog.getByRole('button', { name: t('scheduler:edit.submit'), exact: true }));
    await expect(s.dialog).toBeHidden();
    await keys.enter(s.button('scheduler:add.button'));
    await keys.write(s.dialog.getByLabel(t('plans:fields.title.label')), 'Essais en mer');
    await accessible(page);
    await press('Enter');
    await expect(s.card('Essais en mer')).toBeVisible();
    await keys.enter(s.panel.getByRole('button', { name: t('scheduler:remove.button'), exact: true }));
    await accessible(page);
    await keys.enter(s.alert.getByRole('button', { name: t('scheduler:remove.submit'), exact: true }));
    await expect(s.card('Essais en mer')).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
    await press('ControlOrMeta+z');
    await expect(s.card('Essais en mer')).toBeVisible();
    await press('ControlOrMeta+Shift+z');
    await expect(s.card('Essais en mer')).toBeHidden();
  });

  await test.step('le tableau et les notes', async () => {
    const openPanel = async (key: string) => {
      await keys.reach(page.locator('[data-rail][tabindex="0"]'), 'F6');
      await keys.reach(s.panelButton(key), 'ArrowDown');
      await press('Enter');
    };
    await openPanel('scheduler:room.groups.overview');
    await expect(page.getByRole('table', { name: t('scheduler:table.caption') })).toContainText(last);
    await accessible(page);
    await openPanel('scheduler:tabs.notes');
    await keys.write(
      page.getByRole('textbox', { name: t('plans:fields.notes.label') }),
      'Escale à Halifax le 4 juin.',
    );
    await keys.enter(s.button('scheduler:notes.save'));
    await expect(s.button('scheduler:notes.save')).toBeDisabled();
  });

  const advancePlan = async (who: typeof coordinator, step: string, reason?: string) => {
    const [own, hands] = [schedulerPage(who.page, 'fr'), keyboardOn(who.page)];
    await expect(own.step(step)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 });
    await hands.enter(own.step(step));
    const box = own.dialog;
    await expect(box).toBeVisible();
    await accessible(who.page);
    if (reason) await hands.write(box.getByLabel(t('scheduler:steps.reason')), reason);
    await hands.enter(box.getByRole('button', { name: t(`plans:steps.${step}`), exact: true }));
    await expect(own.done(step)).toBeVisible();
  };

  await test.step('envoyé au national, renvoyé avec un motif, corrigé, renvoyé, puis définitif', async () => {
    await advancePlan(coordinator, 'send_to_national');
    await expect(page.getByText(t('scheduler:read_only'))).toBeVisible();
    const national = await openSchedulerAs(browser, portal, 'national', 'fr', plan);
    await advancePlan(national, 'return', 'La troisième mission commence trop tôt.');
    await expect(s.level('regional')).toBeVisible();
    await keys.reach(s.bar(last), 'Shift+Tab');
    await press('Home', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowRight', 'Space');
    await s.saved();
    await advancePlan(coordinator, 'send_to_national');
    await advancePlan(national, 'send_to_executive');
    const admin = await openSchedulerAs(browser, portal, 'admin', 'fr', plan);
    await advancePlan(admin, 'set_final');
    await accessible(admin.page);
    for (const { pointers } of [coordinator, national, admin]) pointers.expectNone();
    const stored = await fetchStoredMissions(portal, plan.id);
    expect([...stored.values()].every(({ start_date }) => start_date !== null)).toBe(true);
    expect([...stored.keys()].toSorted()).toEqual(titles);
    for (const { page: open } of [coordinator, national, admin]) await open.context().close();
  });
});
