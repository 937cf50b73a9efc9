import { stationRowSchema } from '@shiptime/domain/applications/wire/parts';
import { stationsImportSchema } from '@shiptime/domain/applications/wire/history';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { createTestFormModel } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import type { StationList } from '../use-station-list.ts';
import { StationImportDialog } from './station-import-dialog.tsx';

const there = exampleOf(stationRowSchema, {
  id: 1,
  name: 'HL01',
  type: 'CTD',
  latitude: 44.4,
  longitude: -63.45,
});
const model = createTestFormModel({ stations: [there] });

const [takeOver, onClose] = [vi.fn<() => Promise<void>>(), vi.fn<() => void>()];
const onImported = vi.fn<(count: number) => void>();
const list: StationList = {
  path: '/ship_time_requests/41/stations',
  takeOver,
  ...{ add: () => 0, change: async () => null, move: async () => null, remove: async () => null },
  ...{ queue: null, rows: [there], conflicts: [], isUnreachable: false },
};

const lines = 'Name,Type,Latitude,Longitude\nHL02,CTD,44.267,-63.317\nHL03,CTD,95,-62.883\n';
const values = {
  2: { name: 'HL02', type: 'CTD', latitude: '44.267', longitude: '-63.317' },
  3: { name: 'HL03', type: 'CTD', latitude: '43.883', longitude: '-62.883' },
};

const path = '/ship_time_requests/41/stations/import';
const sent = () => network.post.asked(path).map(({ body }) => body);

beforeEach(() => {
  takeOver.mockReset();
  onClose.mockReset();
  onImported.mockReset();
});

describe.each(['en', 'fr'] as const)('the import of stations, %s', (language) => {
  const t = translator(language);
  const words = (key: string, params?: Record<string, string | number>) =>
    t(`application_form:stations.${key}`, params);
  const dialog = page.getByRole('dialog');
  const importNow = dialog.getByRole('button', { name: words('import_now') });
  const wrong = dialog.getByRole('textbox', { name: words('cell', { row: 3, column: words('latitude') }) });

  const openWith = async (text: string) => {
    await renderInApp(
      <FormModelContext value={model}>
        <StationImportDialog list={list} pasted={null} onClose={onClose} onImported={onImported} />
      </FormModelContext>,
      { language },
    );
    const file = new File([text], 'line.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(words('file'), { exact: false }), file);
  };
  const open = async () => {
    await openWith(lines);
    await expect.element(wrong).toBeVisible();
  };

  it('shows decimals as the language writes them', async () => {
    await open();
    const shown = language === 'fr' ? '−63,317' : '-63.317';
    await expect.element(dialog.getByRole('cell', { name: shown, exact: true })).toBeVisible();
  });

  it('has the keyboard at the file when it opens', async () => {
    await renderInApp(
      <FormModelContext value={model}>
        <StationImportDialog list={list} pasted={null} onClose={onClose} onImported={onImported} />
      </FormModelContext>,
      { language },
    );
    await expect.element(dialog.getByLabelText(words('file'), { exact: false })).toHaveFocus();
  });

  it('keeps the keyboard with the rows once they were put right all together', async () => {
    await renderInApp(
      <FormModelContext value={model}>
        <StationImportDialog list={list} pasted={null} onClose={onClose} onImported={onImported} />
      </FormModelContext>,
      { language },
    );
    const swapped = new File(['Name,Latitude,Longitude\nA,-63.317,44.267\nB,-62.883,44.3\n'], 'swapped.csv', {
      type: 'text/csv',
    });
    await userEvent.upload(dialog.getByLabelText(words('file'), { exact: false }), swapped);
    const exchange = dialog.getByRole('button', { name: words('exchange') });
    await expect.element(exchange).toBeVisible();
    (exchange.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(words('repaired_other', { count: 2 }))).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('counts every row that was corrected so far, not those of the last button alone', async () => {
    await renderInApp(
      <FormModelContext value={model}>
        <StationImportDialog list={list} pasted={null} onClose={onClose} onImported={onImported} />
      </FormModelContext>,
      { language },
    );
    const rows = 'Name,Latitude,Longitude\nA,-63.317,44.267\nB,-62.883,44.3\nC,44.3,62.883\n';
    const mixed = new File([rows], 'mixed.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText(words('file'), { exact: false }), mixed);
    await dialog.getByRole('button', { name: words('exchange') }).click();
    await expect.element(dialog.getByText(words('repaired_other', { count: 2 }))).toBeVisible();
    await dialog.getByRole('button', { name: words('make_all_west_one', { count: 1 }) }).click();
    await expect.element(dialog.getByText(words('repaired_other', { count: 3 }))).toBeVisible();
  });

  it('names row and column of what is wrong, and takes nothing until it is mended', async () => {
    await open();
    await expect.element(dialog.getByText(words('preview_problems_one', { count: 1 }))).toBeVisible();
    await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
    const range = t('applications:stations_file.problems.out_of_range', { min: -90, max: 90 });
    await expect.element(wrong).toHaveAccessibleDescription(range);
    await expect.element(importNow).toBeDisabled();
    await expectAccessible();
  });

  it('sends the rows as they were mended in place', async () => {
    await open();
    await userEvent.fill(wrong, '43.883');
    await expect.element(dialog.getByText(words('preview_fine_other', { count: 2 }))).toBeVisible();
    await expect.element(wrong).toHaveAttribute('aria-invalid', 'false');
    network.post.answers(path, { data: [there], meta: exampleOf(stationsImportSchema, { imported: 2 }) });
    await importNow.click();
    await expect.element(page.getByText(words('imported_other', { count: 2 }))).toBeVisible();
    expect(sent()).toEqual([
      {
        mode: 'append',
        rows: [
          { row: 2, values: values[2] },
          { row: 3, values: values[3] },
        ],
      },
    ]);
    expect(takeOver).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onImported).toHaveBeenCalledWith(2);
  });

  it('leaves out a wrong row, puts the others in the place of what was there, and stays where that is refused', async () => {
    await open();
    await dialog.getByRole('button', { name: words('leave_out', { row: 3 }) }).click();
    await expect.element(dialog.getByRole('button', { name: t('ui:close') })).not.toHaveFocus();
    await dialog.getByText(words('replace')).click();
    await expect.element(dialog.getByText(words('replace_warning_one', { count: 1 }))).toBeVisible();
    const said = t('applications:stations_file.problems.no_stations');
    network.post.refuses(path, 422, { errors: { rows: [said] } });
    await importNow.click();
    await expect.element(dialog.getByRole('alert').getByText(said)).toBeVisible();
    expect(sent()).toEqual([{ mode: 'replace', rows: [{ row: 2, values: values[2] }] }]);
    expect(takeOver).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes rows of one place together, and keeps visits apart if asked', async () => {
    const says = async (text: string) => {
      await expect.element(dialog.getByText(text, { exact: false }).first()).toBeVisible();
    };
    await openWith('Name,Type,Latitude,Longitude\nA,CTD,44,-63\nB,CTD,44.1,-63\nA,Net,44,-63\n');
    await says(words('preview_fine_other', { count: 2 }));
    await says(words('operations', { operations: 3, places: 2 }));
    await says(words('returning_together_one', { count: 1 }));
    await dialog.getByText(words('visits_apart')).click();
    await says(words('preview_fine_other', { count: 3 }));
    await expectAccessible();
    network.post.answers(path, { data: [there], meta: exampleOf(stationsImportSchema, { imported: 3 }) });
    await importNow.click();
    await vi.waitFor(() => expect(sent()).toMatchObject([{ mode: 'append', visits: 'apart' }]));
  });

  it('does not say of more stations than there is room for that they can be imported', async () => {
    const many = Array.from(
      { length: 301 },
      (_, index) => `S${index},CTD,${(40 + index / 1000).toFixed(3)},-62`,
    );
    await openWith(['Name,Type,Latitude,Longitude', ...many].join('\n'));
    await expect.element(dialog.getByText(words('choose'))).toBeVisible();
    await expect.element(importNow).toBeDisabled();
    await expect
      .element(dialog.getByText(words('preview_fine_other', { count: 301 })))
      .not.toBeInTheDocument();
  });
});
