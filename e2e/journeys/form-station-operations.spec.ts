import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { createDraftWithStations, halifaxLineStations, openStations, stationsOn } from '../steps/stations.ts';

test.describe.configure({ mode: 'parallel' });

const blank = { hours: null, gear: null, repeats: 1 };
const gear = ['CTD', 'Net', 'Mooring'];

const plan = [
  'Type;Station;Latitude;Longitude;Time at Station;Travel Time to Next',
  ...Array.from({ length: 127 }, (_, index) => ({ pass: Math.floor(index / 57), at: index % 57 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ pass, at }) => `${gear[pass]};P ${at};${42 + at / 64};${-63 + at / 64};0d 01h 30m;0d 00h 30m`),
].join('\n');

test('les opérations d’une station, au clavier seulement, en français', async ({
  page,
  portal,
  accessible,
}) => {
  const draft = await createDraftWithStations(portal, 'Opérations au clavier', halifaxLineStations);
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, 'fr');
  const keys = keyboardOn(page);
  await form.open(draft.id);
  const cell = (field: string, number: number) => {
    const column = form.t(`application_form:stations.${field}`);
    return page.getByLabel(
      form.t('application_form:stations.operation_cell', { column, number, name: 'HL02' }),
      {
        exact: true,
      },
    );
  };
  const toggle = form.act('application_form:stations.operations_of', 'HL02');

  await test.step('en écrit deux', async () => {
    await keys.reach(form.cell('HL01', 'name'));
    await keys.press('ArrowDown');
    await keys.enter(toggle);
    await expect(cell('operation', 1)).toBeFocused();
    await page.keyboard.type('CTD');
    await keys.write(cell('gear', 1), 'Rosette de 24');
    await keys.write(cell('hours', 1), '0,75');
    await keys.write(cell('repeats', 1), '3');
    await keys.enter(form.button('application_form:stations.add_operation'));
    await expect(cell('operation', 2)).toBeFocused();
    await page.keyboard.type('Filet');
    await keys.press('Enter');
    await draft.becomes([
      {},
      {
        operations: [
          { kind: 'CTD', gear: 'Rosette de 24', hours: 0.75, repeats: 3 },
          { ...blank, kind: 'Filet' },
        ],
      },
    ]);
    await accessible();
  });

  await test.step('dit ce qui ne va pas, et compte les heures', async () => {
    await keys.write(cell('hours', 2), '1001');
    await keys.press('Enter');
    await expect(cell('hours', 2)).toHaveAttribute('aria-invalid', 'true');
    await keys.press('ControlOrMeta+a');
    await page.keyboard.type('1h30');
    await keys.press('Enter');
    await expect(cell('hours', 2)).toHaveValue('1,5');
    await form.says('application_form:days.at_stations', { hours: '6,1' });
    await form.says('application_form:stations.operations', { operations: 6, places: 3 });
  });

  await test.step('en supprime une, et la reprend', async () => {
    await keys.enter(
      page.getByRole('button', {
        name: form.t('application_form:stations.remove_operation', { number: 1, name: 'HL02' }),
      }),
    );
    await draft.becomes([{}, { operations: [{ ...blank, kind: 'Filet', hours: 1.5 }] }]);
    await keys.enter(form.button('application_form:hints.undo'));
    await draft.becomes([{}, { operations: [{ kind: 'CTD' }, { kind: 'Filet' }] }]);
  });

  await test.step('les montre sous la station une fois fermées', async () => {
    await keys.enter(toggle);
    await expect(form.row('HL02')).toContainText(
      'CTD, Rosette de 24, 0,75\u00a0h ×\u00a03; Filet, 1,5\u00a0h',
    );
  });
});

test('a plan of 127 operations at 57 places comes in on a telephone', async ({
  browser,
  portal,
  accessible,
}) => {
  const draft = await createDraftWithStations(portal, 'Operations of a plan');
  const context = await browser.newContext({
    ...{ baseURL: portal.url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, 'en');
  await form.open(draft.id);
  await form.openImport();
  await form.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(plan) });
  await form.says('application_form:stations.preview_fine_other', { count: 57 });
  await form.says('application_form:stations.operations', { operations: 127, places: 57 });
  await form.importNow();
  await form.says('application_form:stations.imported_other', { count: 57 });
  const operations = gear.map((kind) => ({ ...blank, kind, hours: 1.5 }));
  await draft.becomes([{ name: 'P 0', type: 'CTD', operations }]);
  expect(await draft.saved()).toHaveLength(57);

  await form.act('application_form:stations.operations_of', 'P 0').tap();
  const repeats = page.getByLabel(
    form.t('application_form:stations.operation_cell', { column: 'Repeats', number: 2, name: 'P 0' }),
    { exact: true },
  );
  await repeats.fill('4');
  await repeats.press('Enter');
  await draft.becomes([{ operations: [operations[0]!, { ...operations[1]!, repeats: 4 }, operations[2]!] }]);
  await accessible(page);
  await context.close();
});

test('two people add operations to one station, and none is lost', async ({ browser, portal }) => {
  const draft = await createDraftWithStations(portal, 'Operations of two', halifaxLineStations);
  const [me, other] = [
    await openStations(browser, portal, 'proponent', 'fr', draft.id),
    await openStations(browser, portal, 'proponent', 'en', draft.id),
  ];
  const add = async (form: typeof me, kind: string) => {
    const { t, page } = form;
    await form.act('application_form:stations.operations_of', 'HL01').click();
    const column = t('application_form:stations.operation');
    const cell = page.getByLabel(
      t('application_form:stations.operation_cell', { column, number: 1, name: 'HL01' }),
      {
        exact: true,
      },
    );
    await cell.fill(kind);
    return () => page.keyboard.press('Enter');
  };
  const saves = [await add(me, 'Mouillage'), await add(other, 'Net')];
  await Promise.all(saves.map((save) => save()));
  await expect(async () => {
    const [first] = await draft.saved();
    expect(first?.operations?.map(({ kind }) => kind).toSorted()).toEqual(['Mouillage', 'Net']);
  }).toPass({ timeout: 20_000 });
  for (const { page } of [me, other])
    for (const kind of ['Mouillage', 'Net'])
      await expect(page.locator(`tr[data-station] input[value="${kind}"]`)).toBeVisible();
  await Promise.all([me.context.close(), other.context.close()]);
});
