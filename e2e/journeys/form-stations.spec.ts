import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { createDraftWithStations, halifaxLineStations, stationsOn } from '../steps/stations.ts';

test.describe.configure({ mode: 'parallel' });

const language = 'fr';

const decimal = (value: string) => value.replace('.', ',');

test('stations in the table, by keyboard alone, in French', async ({ page, portal, accessible }) => {
  const draft = await createDraftWithStations(portal, 'Stations without a mouse');
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, language);
  const keys = keyboardOn(page);
  await form.open(draft.id);

  await test.step('writes them in the last row', async () => {
    await keys.reach(form.fresh('name'));
    for (const [name, latitude, longitude] of halifaxLineStations) {
      await page.keyboard.type(name);
      await keys.press('Tab');
      await page.keyboard.type('CTD');
      await keys.press('Tab');
      await page.keyboard.type(decimal(String(latitude)));
      await keys.press('Tab');
      await page.keyboard.type(decimal(String(longitude)));
      await keys.press('Enter');
      await expect(form.fresh('name')).toBeFocused();
      await expect(form.fresh('name')).toHaveValue('');
    }
    await draft.becomes(
      halifaxLineStations.map(([name, latitude, longitude]) => ({ name, type: 'CTD', latitude, longitude })),
    );
  });

  await test.step('says what is wrong where it is wrong, and keeps it until it is right', async () => {
    await keys.press('ArrowUp');
    await expect(form.cell('HL03', 'name')).toBeFocused();
    await keys.press('Tab');
    await keys.press('Tab');
    const latitude = form.cell('HL03', 'latitude');
    await expect(latitude).toBeFocused();
    await page.keyboard.type('43°53');
    await keys.press('Enter');
    await expect(latitude).toHaveAttribute('aria-invalid', 'true');
    await form.says('applications:stations_file.problems.decimal_degrees');
    await accessible();
    await keys.reach(latitude, 'ArrowUp');
    await keys.press('ControlOrMeta+a');
    await page.keyboard.type('43.9');
    await keys.press('Enter');
    await draft.becomes([{}, {}, { name: 'HL03', latitude: 43.9 }]);
    await keys.press('ArrowUp');
    await keys.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await keys.press('Escape');
    await expect(latitude).toHaveValue(decimal('43.9'));
  });

  await test.step('changes the order, and takes the focus along', async () => {
    await keys.press('Alt+ArrowUp');
    await draft.names(['HL01', 'HL03', 'HL02']);
    await expect(form.cell('HL03', 'latitude')).toBeFocused();
    await keys.reach(form.cell('HL03', 'position'), 'Shift+Tab');
    await keys.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await keys.press('Enter');
    await draft.names(['HL03', 'HL01', 'HL02']);
    await keys.reach(form.cell('HL01', 'position'), 'ArrowUp');
    await keys.reach(form.act('application_form:stations.down', 'HL01'));
    await keys.press('Enter');
    await draft.names(['HL03', 'HL02', 'HL01']);
    await expect(form.act('application_form:stations.down', 'HL01')).toBeDisabled();
    await expect(form.table.locator(':focus')).toHaveAccessibleName(/HL01/);
  });

  await test.step('deletes several', async () => {
    await keys.press('Control+Home');
    for (const name of ['HL03', 'HL02']) {
      const tick = form.table.getByRole('checkbox', {
        name: form.t('application_form:stations.select', { name }),
      });
      await keys.reach(tick, name === 'HL03' ? 'Shift+Tab' : 'ArrowDown');
      await keys.press('Space');
      await expect(tick).toBeChecked();
    }
    await keys.reach(
      page.getByRole('button', {
        name: form.t('application_form:stations.remove_selected_other', { count: 2 }),
      }),
      'Shift+Tab',
    );
    await keys.press('Enter');
    await expect(page.getByRole('alertdialog').or(form.dialog)).toBeVisible();
    await accessible();
    await keys.reach(form.button('application_form:parts.delete'));
    await keys.press('Enter');
    await draft.names(['HL01']);
  });

  await test.step('goes on in the same row when a button has done its work and is gone', async () => {
    for (const [field, text] of [
      ['name', 'East'],
      ['latitude', '44'],
      ['longitude', '63'],
    ] as const)
      await keys.write(form.fresh(field), text);
    await keys.press('Enter');
    await expect(form.fresh('name')).toBeFocused();
    await draft.names(['HL01', 'East']);
    await keys.press('ArrowUp');
    await keys.reach(form.act('application_form:stations.make_west_of', 'East'));
    await keys.press('Enter');
    await expect(form.act('application_form:stations.make_west_of', 'East')).toBeHidden();
    await expect(form.cell('East', 'name')).toBeFocused();
    await draft.becomes([{ name: 'HL01' }, { name: 'East', longitude: -63 }]);
    await keys.reach(form.act('application_form:parts.delete_row', 'East'));
    await keys.press('Enter');
    await keys.reach(form.button('application_form:parts.delete'));
    await keys.press('Enter');
    await draft.names(['HL01']);
    await expect(page.locator('body')).not.toBeFocused();
    await expect(form.table.locator(':focus')).toHaveCount(1);
  });
});

test('a file of stations is mended before it is taken, in French', async ({ page, portal, accessible }) => {
  const draft = await createDraftWithStations(portal, 'Stations from a file', halifaxLineStations);
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, language);
  await form.open(draft.id);
  const importNow = form.dialog.getByRole('button', {
    name: form.t('application_form:stations.import_now'),
    exact: true,
  });

  await test.step('names row and column of each error, and reads again what is mended', async () => {
    await form.openImport();
    await form.choose('out_of_range_and_nonfinite.csv');
    await expect(form.dialog).toContainText(
      form.t('application_form:stations.preview_problems_other', { count: 9 }),
    );
    await expect(importNow).toBeDisabled();
    await accessible();
    await form.inPreview(2, 'latitude').fill(decimal('44.25'));
    await form.inPreview(3, 'longitude').fill('-63');
    for (const row of [4, 5, 6, 7, 9, 11])
      await form.dialog
        .getByRole('button', {
          name: form.t('application_form:stations.leave_out', { row }),
          exact: true,
        })
        .click();
    await expect(form.dialog).toContainText(
      form.t('application_form:stations.preview_fine_other', { count: 6 }),
    );
    await form.importNow();
    expect(await draft.saved()).toHaveLength(9);
    await expect(form.table.locator('tr[data-station]')).toHaveCount(9);
  });

  await test.step('asks which column is what, where the header does not say', async () => {
    await form.openImport();
    await form.dialog.locator('input[type=file]').setInputFiles({
      name: 'lines.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Site;Nord;Est\nP1;50,1;-130,5\nP2;50,2;-131\n'),
    });
    await form.says('application_form:stations.columns');
    await accessible();
    for (const [field, letter] of [
      ['name', 'A – Site'],
      ['latitude', 'B – Nord'],
      ['longitude', 'C – Est'],
    ] as const)
      await form.dialog
        .getByLabel(form.t(`application_form:stations.${field}`), { exact: true })
        .selectOption({ label: letter });
    await form.dialog.getByRole('button', { name: form.t('application_form:stations.columns_use') }).click();
    await form.dialog.getByText(form.t('application_form:stations.replace'), { exact: true }).click();
    await form.importNow();
    await draft.becomes([
      { name: 'P1', latitude: 50.1, longitude: -130.5 },
      { name: 'P2', latitude: 50.2, longitude: -131 },
    ]);
    await expect(page.getByText(/^Centre.+longitude [-−]13[01]/)).toBeVisible();
  });

  await test.step('makes all western longitudes western at once', async () => {
    await form.openImport();
    await form.dialog.locator('input[type=file]').setInputFiles({
      name: 'east.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Lat,Long,Name\n44.4,63.45,HL01\n44.267,63.317,HL02\n'),
    });
    await form.dialog
      .getByRole('button', {
        name: form.t('application_form:stations.make_all_west_other', { count: 2 }),
      })
      .click();
    await form.importNow();
    await draft.names(['P1', 'P2', 'HL01', 'HL02']);
    expect((await draft.saved()).at(-1)?.longitude).toBe(-63.317);
  });

  await test.step('shows a station on land first, open to be mended, and leaves it out at one press', async () => {
    await form.openImport();
    await form.dialog.locator('input[type=file]').setInputFiles({
      name: 'land.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,latitude,longitude\nHL11,43.2,-62.1\nInland,46.5,-66.5\n'),
    });
    await expect(form.dialog).toContainText(form.t('applications:stations_file.warnings.on_land'));
    await expect(form.dialog.locator('tbody tr').first()).toContainText(
      form.t('application_form:stations.leave_out', { row: 3 }),
    );
    await expect(form.inPreview(3, 'latitude')).toHaveValue('46.5');
    await form.dialog
      .getByRole('button', { name: form.t('application_form:stations.leave_out_all_one'), exact: true })
      .click();
    await expect(form.dialog).toContainText(
      form.t('application_form:stations.preview_fine_one', { count: 1 }),
    );
    await form.dialog.getByRole('button', { name: form.t('ui:cancel'), exact: true }).click();
    await expect(form.dialog).toBeHidden();
  });

  await test.step('takes rows that were copied from a spreadsheet', async () => {
    await form.fresh('name').click();
    await form.fresh('name').evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'HL03\t43,883\t-62,883\r\nHL04\t43,479\t-62,451\r\n');
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(form.dialog).toContainText(
      form.t('application_form:stations.preview_fine_other', { count: 2 }),
    );
    await form.importNow();
    await draft.names(['P1', 'P2', 'HL01', 'HL02', 'HL03', 'HL04']);
  });

  await test.step('says when there is none, or are too many', async () => {
    await form.openImport();
    for (const [file, key] of [
      ['empty.csv', 'no_stations'],
      ['header_only.csv', 'no_stations'],
    ] as const) {
      await form.choose(file);
      await expect(form.dialog).toContainText(form.t(`applications:stations_file.problems.${key}`));
      await expect(importNow).toBeDisabled();
    }
    for (const count of [301, 300]) {
      await form.choose(`stations_${count}.csv`);
      await expect(form.dialog).toContainText(
        form.t('application_form:stations.no_room', { count, there: 6, max: 300 }),
      );
      await expect(importNow).toBeDisabled();
    }
  });
});

test('the three hundredth station is the last, in French', async ({ page, portal }) => {
  const draft = await createDraftWithStations(
    portal,
    'As many as there may be',
    Array.from({ length: 299 }, (_, index) => [`S${index + 1}`, 43 + index / 100, -60] as const),
  );
  await storeSignedInSession(page, portal, 'proponent');
  const form = stationsOn(page, language);
  await form.open(draft.id);
  for (const [field, text] of [
    ['name', 'The last'],
    ['latitude', '47'],
    ['longitude', '-60'],
  ] as const)
    await form.fresh(field).fill(text);
  await page.keyboard.press('Enter');
  await form.says('application_form:stations.full', { max: 300 });
  await expect(form.fresh('name')).toHaveCount(0);
  expect(await draft.saved()).toHaveLength(300);
});
