import { expect, test } from '../fixtures.ts';
import { drag } from '../steps/drag.ts';
import { apiAs, signIn } from '../steps/people.ts';
import { translator } from '../words.ts';

type Named = { id: number; name_en: string };
type Mission = { id: number; start_date: string | null; title: string; lock_version: number };
type Plan = { id: number; vessel: Named; review_level: string; missions: Mission[] };

test('the printed fleet has every vessel, its year and its version; a mission says how its days add up', async ({
  page,
}) => {
  const t = translator('en');
  await page.setViewportSize({ width: 1440, height: 400 });
  await signIn(page, 'observer', 'en', '/ship-schedules');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const lanes = grid.locator('[data-lane]');
  const all = Number(await grid.getAttribute('aria-rowcount'));
  expect(await lanes.count()).toBeLessThan(all);

  await grid.locator('[data-bar]').first().click();
  const days = page.getByRole('dialog').getByRole('definition').filter({ hasText: 'mobilization' });
  await expect(days).toHaveText(/^[\d.]+ days?: [\d.]+ mobilization \+ [\d.]+ operations \+ [\d.]+ demob/);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  await expect(lanes).toHaveCount(all);
  const printed = t('scheduler:schedules.printed', { year: '\\d{4}-\\d{4}', number: '\\d+', at: '.+' });
  await expect(page.getByText(new RegExp(printed))).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(new RegExp(printed))).toBeHidden();
});

test('a planning page is printed with the state of its plan and a list of its missions', async ({
  page,
  portal,
}) => {
  const t = translator('fr');
  const admin = await apiAs(portal, 'admin');
  const found = await admin<{ data: { id: number }[] }>(
    'GET',
    '/vessel_plans?filter[review_level]=national&limit=1',
  );
  const path = `/vessel_plans/${found.data[0]!.id}?include=missions,vessel`;
  const { data: plan } = await admin<{ data: Plan }>('GET', path);
  await signIn(page, 'national', 'fr', `/vesselPlan/${plan.id}/scheduler`);
  const state = page.getByText(t('scheduler:printed.draft', { level: t('plans:levels.national') }));
  await expect(page.locator('[data-bar]').first()).toBeVisible();
  await expect(state).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(state).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const missions = page.getByRole('table', { name: t('scheduler:table.caption') });
  await expect(missions.getByRole('row')).toHaveCount(1 + plan.missions.length);
  const timeline = (await page.getByRole('grid').boundingBox())!;
  const list = (await missions.boundingBox())!;
  expect(list.y).toBeGreaterThan(timeline.y + timeline.height);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 792 612]');
});

test('the list of conflicts keeps the focus when a conflict is kept, and when it is no longer kept', async ({
  page,
  portal,
}) => {
  const t = translator('en');
  const admin = await apiAs(portal, 'admin');
  const { data: plans } = await admin<{ data: { id: number; conflicts: { warning: number } }[] }>(
    'GET',
    '/vessel_plans?filter[review_level]=national&append=conflicts&limit=50',
  );
  const { id } = plans.find(({ conflicts }) => conflicts.warning > 0)!;
  await signIn(page, 'admin', 'en', `/vesselPlan/${id}/scheduler`);
  await page.locator('[data-rail="conflicts"]').click();
  const panel = page.locator('#panel-conflicts');
  const heading = panel.getByRole('heading', { level: 2 });
  await panel
    .getByRole('button', { name: t('scheduler:conflicts.keep'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('scheduler:steps.reason')).fill('Agreed with the crew.');
  await dialog.getByRole('button', { name: t('plans:actions.keep_conflict'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(heading).toBeFocused();
  await panel.getByRole('button', { name: t('scheduler:conflicts.let_go'), exact: true }).click();
  await expect(panel).not.toContainText('Agreed with the crew.');
  await expect(heading).toBeFocused();
});

test('la carte de l’horaire dit où travaillent les missions, au clavier', async ({ page }) => {
  const t = translator('fr');
  await signIn(page, 'observer', 'fr', '/ship-schedules?view=map');
  await expect(
    page.getByRole('figure', { name: t('scheduler:map.label') }).locator('canvas'),
  ).not.toHaveCount(0);
  const areas = page.getByRole('table', { name: t('scheduler:map.area_caption') });
  const first = areas.getByRole('row').nth(1);
  const area = await first.getByRole('button').innerText();
  const count = Number(await first.getByRole('cell').first().innerText());
  await first.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const there = page.getByRole('region', { name: area, exact: true });
  const all = there.getByRole('button', { name: t('scheduler:map.all') });
  await expect(all).toBeFocused();
  await expect(there.getByRole('listitem')).toHaveCount(count);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition').filter({ hasText: area })).toBeVisible();
  await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(there.getByRole('listitem').first().getByRole('button')).toBeFocused();
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(areas.getByRole('button', { name: area, exact: true })).toBeFocused();
});

test('a plan that goes to another level before an overlap is saved: what was not saved is told and given up', async ({
  page,
  portal,
}) => {
  const t = translator('en');
  const admin = await apiAs(portal, 'admin');
  const found = await admin<{ data: { id: number }[] }>(
    'GET',
    '/vessel_plans?filter[review_level]=national&limit=100',
  );
  const plans = await Promise.all(
    found.data.map(({ id }) => admin<{ data: Plan }>('GET', `/vessel_plans/${id}?include=missions`)),
  );
  const datedOf = ({ missions }: Plan) => missions.filter(({ start_date }) => start_date !== null);
  const plan = plans.map(({ data }) => data).find((each) => datedOf(each).length > 1)!;
  const [first, second] = datedOf(plan);
  await signIn(page, 'national', 'en', `/vesselPlan/${plan.id}/scheduler?mission=${first!.id}`);
  const panel = page.locator('section[aria-labelledby="mission"]');
  await panel.getByRole('button', { name: t('scheduler:place.button_move'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('plans:fields.start_date.label')).first().fill(second!.start_date!);
  await expect(dialog).toContainText(second!.title.slice(0, 20));
  await expect(
    dialog.getByRole('button', { name: t('scheduler:place.submit_move'), exact: true }),
  ).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const startOf = async ({ id }: Mission) => {
    const { x, y, height } = (await page.locator(`#bar-${id}`).boundingBox())!;
    return { x: x + 4, y: y + height / 2 };
  };
  const middleOf = async ({ id }: Mission) => {
    const { x, y, width, height } = (await page.locator(`#bar-${id}`).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, start, onto] = [await middleOf(first!), await startOf(first!), await startOf(second!)];
  await drag(page, from, { x: from.x + onto.x - start.x, y: from.y });
  await expect(page.getByText(t('scheduler:save.overlap'))).toBeVisible();

  await admin('POST', `/vessel_plans/${plan.id}/send_to_executive`, {});
  await expect(page.getByText(t('scheduler:stranded.text'))).toBeVisible();
  await expect(page.getByText(t('scheduler:save.overlap'))).toBeHidden();
  await page.getByRole('button', { name: t('scheduler:stranded.discard') }).click();
  await expect(page.getByText(t('scheduler:stranded.text'))).toBeHidden();
  await expect(page.locator(`#bar-${first!.id}`)).toHaveAccessibleName(new RegExp(first!.start_date!));
  await expect(page.locator(':focus')).toBeVisible();
  await admin('POST', `/vessel_plans/${plan.id}/return`, { reason: 'Back to where it was.' });
});

test('the columns of the list of applications are chosen, and stay in the address', async ({ page }) => {
  const t = translator('fr');
  await signIn(page, 'observer', 'fr', '/requests');
  const header = (key: string) =>
    page.getByRole('columnheader', { name: t(`application_list:column.${key}`), exact: true });
  await expect(header('vessel')).toBeVisible();
  await page.getByRole('button', { name: t('ui:columns'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: t('application_list:column.vessel') })
    .press('Space');
  await expect(header('vessel')).toBeHidden();
  await page.reload();
  await expect(header('days')).toBeVisible();
  await expect(header('vessel')).toBeHidden();
});

test('a mission that is dragged straight down to a ship of others is offered to them', async ({
  page,
  portal,
}) => {
  const t = translator('en');
  const coordinator = await apiAs(portal, 'coordinator');
  const title = 'Relevé acoustique du hareng, sud du golfe du Saint-Laurent, 2027';
  const plans = await coordinator<{ data: (Plan & { fiscal_year_id: number; missions: Mission[] })[] }>(
    'GET',
    '/vessel_plans?include=vessel,missions&page=1&limit=200',
  );
  const from = plans.data.find(({ missions }) => missions.some((mission) => mission.title === title))!;
  const to = plans.data.find(
    ({ vessel, fiscal_year_id }) =>
      vessel.name_en === 'CCGS Jean Bourdon' && fiscal_year_id === from.fiscal_year_id,
  )!;
  const year = `fiscalYearId=${from.fiscal_year_id}`;
  await signIn(page, 'coordinator', 'en', `/vesselPlans/timeline?${year}&plans=${from.id},${to.id}`);
  const bar = page.locator('[data-bar]').filter({ hasText: title });
  const lane = page.getByRole('link', { name: to.vessel.name_en, exact: true });
  await expect(bar).toBeVisible();
  await expect(lane).toBeVisible();
  const [start, end] = [(await bar.boundingBox())!, (await lane.boundingBox())!];
  const x = start.x + start.width / 2;
  await drag(page, { x, y: start.y + start.height / 2 }, { x, y: end.y + end.height / 2 });
  const dialog = page.getByRole('dialog', {
    name: t('scheduler:reassign.offer_title', { title, vessel: to.vessel.name_en }),
  });
  await dialog.getByRole('textbox').fill('Our ship has lost its winch.');
  await dialog.getByRole('button', { name: t('scheduler:reassign.offer_submit') }).click();
  await expect(page.getByText(t('scheduler:reassign.offered'))).toBeVisible();
  const offers = await coordinator<{ data: { state: string }[] }>(
    'GET',
    `/transfer_offers?filter[to_vessel_id]=${to.vessel.id}`,
  );
  expect(offers.data.map(({ state }) => state)).toEqual(['waiting']);
});
