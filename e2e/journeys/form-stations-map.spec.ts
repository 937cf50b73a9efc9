import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { touchscreenOn, middleOf } from '../steps/touch.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { waitForSettledPage } from '../steps/settled-page.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { createDraftWithStations, halifaxLineStations, openStations, stationsOn } from '../steps/stations.ts';

test.describe.configure({ mode: 'parallel' });

const centreOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('the map is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const language = 'fr';

test('stations on the map, in French', async ({ page, portal, accessible }) => {
  const draft = await createDraftWithStations(portal, 'Stations on a map');
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, language);
  const keys = keyboardOn(page);
  await form.open(draft.id);
  const first = form.t('application_form:stations.new_name', { number: 1 });

  await test.step('adds one under the cross, with the keyboard', async () => {
    await keys.reach(form.map);
    for (const key of ['ArrowUp', 'ArrowRight', '+']) await keys.press(key);
    await keys.press('Enter');
    await draft.names([first]);
    await expect(form.row(first)).toHaveAttribute('data-chosen', 'true');
  });

  await test.step('drags it, and the table shows where to', async () => {
    const before = (await draft.saved())[0]!;
    await expect(page.getByText(form.t('application_form:map.source'))).toBeVisible();
    await expect(async () => {
      await form.button('application_form:map.fit').click();
      await form.map.scrollIntoViewIfNeeded();
      const { x, y } = await centreOf(form.map);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 30, y + 40, { steps: 4 });
      await page.mouse.move(x + 60, y + 80, { steps: 4 });
      await page.mouse.up();
      await expect
        .poll(async () => (await draft.saved())[0]!.latitude, { timeout: 5_000 })
        .toBeLessThan(before.latitude);
    }).toPass({ timeout: 60_000 });
    const { latitude } = (await draft.saved())[0]!;
    const shown = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 6 }).format(latitude);
    await expect(form.cell(first, 'latitude')).toHaveValue(shown);
  });

  await test.step('adds another with a click, after the chosen one', async () => {
    await form.button('application_form:map.add_by_click').click();
    await form.map.click({ position: { x: 90, y: 120 } });
    const second = form.t('application_form:stations.new_name', { number: 2 });
    await draft.names([first, second]);
    await expect(form.table.locator('tr[data-station]').nth(1)).toContainText(/\d \(\d/);
    await form.button('application_form:map.add_by_click').click();
    await form.cell(first, 'name').click();
    await expect(form.row(first)).toHaveAttribute('data-chosen', 'true');
    await form.button('application_form:map.move_here', { name: `1. ${first}` }).click();
    await expect(page.locator('[data-adds]')).toHaveCount(0);
    await accessible();
  });

  await test.step('shows the Arctic too', async () => {
    await page
      .getByLabel(form.t('application_form:map.projection'))
      .selectOption({ label: form.t('application_form:map.projections.arctic') });
    await expect(form.map).toBeVisible();
  });
});

test('un doigt fait défiler la page, et déplace la carte qu’il a touchée', async ({ browser, portal }) => {
  const draft = await createDraftWithStations(portal, 'A map under a thumb', halifaxLineStations);
  const context = await browser.newContext({
    ...{ baseURL: portal.url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, language);
  await form.open(draft.id);
  const centre = page.locator('[data-part="map"] [aria-live]');
  const finger = await touchscreenOn(page);
  // Starts beside the stations, because a touch on a station drags it.
  const swipeUp = async () => {
    const { x, y } = await middleOf(form.map);
    await finger.swipe(x - 120, y + 60, y - 90);
  };
  const scrolled = () => page.evaluate(() => window.scrollY);

  await expect(page.getByText(form.t('application_form:map.source'))).toBeVisible();
  await form.map.scrollIntoViewIfNeeded();
  let place = '';
  // Waits for the map's animation.
  const isAtRest = async () => {
    const earlier = place;
    place = await centre.innerText();
    return place !== '' && place === earlier;
  };
  await expect.poll(isAtRest, { intervals: [700] }).toBe(true);
  const before = await scrolled();
  await swipeUp();
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expect(centre).toHaveText(place);

  // Avoids stations, because tapping one scrolls to its row.
  const { height } = (await form.map.boundingBox())!;
  await form.map.tap({ position: { x: 60, y: height - 80 } });
  const after = await scrolled();
  await swipeUp();
  await expect(centre).not.toHaveText(place);
  expect(await scrolled()).toBe(after);
  await context.close();
});

test('hints propose answers and take them back, in French', async ({ page, portal, accessible }) => {
  const draft = await createDraftWithStations(portal, 'Stations in other waters', [
    ['Gully', 43.889, -58.954],
    ['Boston', 42.35, -70.6],
    ['Inland', 50, -100],
    ['Lost', 44.4, 63.45],
  ]);
  const areas = await draft.api<{ data: { id: number; key: string }[] }>('GET', '/project_areas');
  const atlantic = areas.data.find(({ key }) => key === 'scotian-shelf')!;
  await draft.api('PATCH', `/ship_time_requests/${draft.id}`, { project_area_ids: [atlantic.id] });
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, language);
  await form.open(draft.id);
  const names = async (list: string, key: string) => {
    const { data } = await draft.api<{
      data: { id: number; key: string; name_en: string; name_fr: string }[];
    }>('GET', `/${list}?limit=100`);
    const found = data.find((one) => one.key === key)!;
    return { id: found.id, name: language === 'fr' ? found.name_fr : found.name_en };
  };
  const gully = await names('marine_protected_areas', 'gully-marine-protected-area');
  const states = await names('coastal_states', 'us');

  const hint = (station: string, key: string, params: Record<string, string> = {}) =>
    expect(form.row(station)).toContainText(form.t(`application_form:hints.${key}`, params));
  await hint('Gully', 'in_protected_area', { area: gully.name });
  await hint('Boston', 'in_waters', { state: states.name });
  await hint('Boston', 'outside_project_areas');
  await hint('Inland', 'on_land');
  await accessible();
  await form.act('application_form:stations.make_west_of', 'Lost').click();
  await draft.becomes([{}, {}, {}, { name: 'Lost', longitude: -63.45 }]);

  const answers = async () =>
    (await draft.api<{ data: Record<string, unknown> }>('GET', `/ship_time_requests/${draft.id}`)).data;
  for (const [kind, flag, list, { id, name }] of [
    ['protected_areas', 'in_marine_protected_areas', 'marine_protected_area_ids', gully],
    ['waters', 'in_foreign_waters', 'coastal_state_ids', states],
  ] as const) {
    const notice = (key: string) =>
      page.getByRole('status').filter({ hasText: form.t(`application_form:hints.${kind}.${key}`) });
    await expect(notice('proposal')).toContainText(name);
    await notice('proposal').getByRole('button').click();
    await expect(async () => expect(await answers()).toMatchObject({ [flag]: true, [list]: [id] })).toPass();
    await notice('accepted').getByRole('button').click();
    await expect(async () => expect(await answers()).toMatchObject({ [flag]: null })).toPass();
    await expect(notice('proposal')).toContainText(name);
  }
});

test('two people at the same stations lose nothing', async ({ browser, portal }) => {
  const draft = await createDraftWithStations(portal, 'Stations for two', [
    ['A', 44, -63],
    ['B', 45, -62],
    ['C', 46, -61],
  ]);
  await draft.api('POST', `/ship_time_requests/${draft.id}/co_proponents`, {
    email: 'coproponent@shiptime.example',
  });
  const one = await openStations(browser, portal, 'proponent', 'en', draft.id);
  const two = await openStations(browser, portal, 'coproponent', 'fr', draft.id);

  await test.step('different cells of one station: both are kept', async () => {
    await one.cell('A', 'latitude').fill('44.5');
    await two.cell('A', 'longitude').fill('-63,5');
    await one.page.keyboard.press('Enter');
    await two.page.keyboard.press('Enter');
    await draft.becomes([{ name: 'A', latitude: 44.5, longitude: -63.5 }]);
    await expect(one.cell('A', 'longitude')).toHaveValue('-63.5');
  });

  await test.step('the same cell: both are shown, and one is asked', async () => {
    await two.cell('B', 'latitude').fill('45,2');
    await one.cell('B', 'latitude').fill('45.1');
    await one.page.keyboard.press('Enter');
    await draft.becomes([{}, { latitude: 45.1 }]);
    await two.page.keyboard.press('Enter');
    const asked = two.page
      .getByRole('status')
      .filter({ hasText: two.t('application_form:stations.conflict', { name: 'B' }) });
    await expect(asked).toContainText('45,1');
    await expect(asked).toContainText('45,2');
    await asked.getByRole('button', { name: two.t('application_form:stations.keep_mine') }).click();
    await draft.becomes([{}, { latitude: 45.2 }]);
    await expect(one.cell('B', 'latitude')).toHaveValue('45.2');
  });

  await test.step('one deletes what the other writes in: it can be added again', async () => {
    await two.cell('C', 'type').fill('mouillage');
    await one.act('application_form:parts.delete_row', 'C').click();
    await one.button('application_form:parts.delete').click();
    await draft.names(['A', 'B']);
    await expect(two.cell('A', 'position')).toBeVisible();
    await two.page.keyboard.press('Enter');
    await two.says('application_form:stations.conflict_deleted', { name: 'C' });
    await two.button('application_form:stations.add_again').click();
    await draft.becomes([{ name: 'A' }, { name: 'B' }, { name: 'C', type: 'mouillage' }]);
  });

  await test.step('without a network it is kept, and sent when there is one', async () => {
    await one.context.setOffline(true);
    await one.cell('A', 'name').fill('A, renamed at sea');
    await one.page.keyboard.press('Enter');
    await one.says('application_form:stations.unreachable');
    await two.cell('B', 'name').fill('B, renommée à terre');
    await two.page.keyboard.press('Enter');
    await draft.names(['A', 'B, renommée à terre', 'C']);
    await one.context.setOffline(false);
    await draft.names(['A, renamed at sea', 'B, renommée à terre', 'C']);
  });

  await test.step('what is being typed outlives its tab', async () => {
    await two.cell('C', 'longitude').fill('-61,25');
    await two.fresh('name').evaluate(() => undefined);
    await two.page.reload();
    await draft.becomes([{}, {}, { name: 'C', longitude: -61.25 }]);
  });
  await one.context.close();
  await two.context.close();
});

test('what comes late moves no row, and a press is never lost by it', async ({ page, portal }) => {
  const draft = await createDraftWithStations(portal, 'Stations under a finger', [
    ['A', 44.4, -63.45],
    ['B', 44.267, -63.317],
    ['C', 43.883, -62.883],
    ['D', 43.479, -62.451],
  ]);
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, language);
  await page.route(/\/assets\/station-map-/, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, 1500));
    await route.continue();
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/assets\/(seas|states|mpas)-/, async (route) => {
    await held;
    await route.continue();
  });
  await form.open(draft.id);
  await waitForSettledPage(page);
  const name = form.cell('D', 'name');
  await name.scrollIntoViewIfNeeded();
  const topOf = async () => (await form.row('D').boundingBox())!.y;
  const before = await topOf();
  await expect(page.locator('[role="application"] canvas').first()).toBeAttached({ timeout: 30_000 });
  await expect(page.getByText(form.t('application_form:map.source'))).toBeVisible();
  expect(await topOf()).toBe(before);

  await test.step('with a finger on it nothing is told', async () => {
    const { x, y } = await centreOf(name);
    await page.mouse.move(x, y);
    await page.mouse.down();
    answer();
    await page.waitForTimeout(3_000);
    expect(await topOf()).toBe(before);
    await page.mouse.up();
    await expect(form.row('D')).toHaveAttribute('data-chosen', 'true');
  });

  await test.step('and afterwards there was room for it', async () => {
    await expect(form.row('D')).toContainText(/\d\sm\b/, { timeout: 30_000 });
    expect(await topOf()).toBe(before);
  });
});
