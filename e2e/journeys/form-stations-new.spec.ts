import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { createDraftWithStations, halifaxLineStations, stationsOn } from '../steps/stations.ts';

const turnstile = () => {
  let open = () => undefined as void;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
};

test('a new station is written in before the portal has it, and the focus stays', async ({
  page,
  portal,
}) => {
  const draft = await createDraftWithStations(portal, 'Faster than the network', halifaxLineStations);
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, 'en');
  const keys = keyboardOn(page);
  await form.open(draft.id);
  const request = turnstile();
  const answer = turnstile();
  await page.route(/\/stations$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await request.passed;
    const response = await route.fetch();
    await answer.passed;
    return route.fulfill({ response });
  });
  for (const [field, text] of [
    ['name', 'HL04'],
    ['latitude', '43.479'],
    ['longitude', '-62.451'],
  ] as const)
    await form.fresh(field).fill(text);
  await keys.press('Enter');
  await expect(form.fresh('name')).toBeFocused();
  await keys.press('ArrowUp');
  const name = form.cell('HL04', 'name');
  await expect(name).toBeFocused();
  await page.keyboard.type('HL');
  request.open();
  await draft.names(['HL01', 'HL02', 'HL03', 'HL04']);
  const [first] = await draft.saved();
  await draft.api('PUT', `/ship_time_requests/${draft.id}/stations/${first?.id}`, { type: 'CTD' });
  await expect(form.cell('HL01', 'type')).toHaveValue('CTD');
  await expect(form.row('HL04')).toHaveCount(1);
  await expect(form.row('HL04')).toHaveAttribute('data-station', /^-\d+$/);
  answer.open();
  await expect(form.row('HL04')).toHaveAttribute('data-station', /^\d+$/);
  await expect(name).toBeFocused();
  await page.keyboard.type('44');
  await keys.press('Tab');
  await draft.names(['HL01', 'HL02', 'HL03', 'HL44']);
  await expect(form.cell('HL44', 'type')).toBeFocused();
});
