import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WorkbookRowResult } from '@shiptime/domain/applications/wire/read-back';
import { expectAccessible } from '#test/accessible.ts';
import { network } from '#test/network.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ImportWorkbookDialog } from './import-workbook-dialog.tsx';

const path = '/ship_time_requests/import';
const row = (more: Partial<WorkbookRowResult>): WorkbookRowResult => ({
  row: 2,
  ship_time_request_id: 41,
  project_title: 'Gulf in May',
  state: 'changed',
  changes: [{ field: 'operational_days', before: '12.25', after: null }],
  problems: [],
  ...more,
});
const meta = {
  dry_run: true,
  changed: 1,
  applied: 0,
  unknown_rows: [7, 9],
  not_read: [
    { kind: 'unknown_column' as const, name: 'Days at sea', rows: [] },
    { kind: 'sheet' as const, name: 'Stations', rows: [] },
  ],
};
const data = [
  row({}),
  row({ row: 3, ship_time_request_id: 42, state: 'same', changes: [] }),
  row({
    row: 4,
    ship_time_request_id: 43,
    state: 'wrong',
    changes: [],
    problems: [{ field: 'project_type_id', code: 'unknown_choice', message: 'Not on the list' }],
  }),
];
const onClose = vi.fn<() => void>();
beforeEach(() => onClose.mockReset());

describe.each(['en', 'fr'] as const)('a workbook that is read back, %s', (language) => {
  const t = translator(language);
  const words = (key: string, params?: Record<string, string | number>) =>
    t(`application_list:read_back.${key}`, params);
  const dialog = page.getByRole('dialog');

  const choose = async () => {
    await renderInApp(<ImportWorkbookDialog onClose={onClose} />, { language });
    const file = new File(['x'], 'applications.xlsx');
    await userEvent.upload(dialog.getByLabelText(words('file'), { exact: false }), file);
  };

  it('shows what differs before it is saved, and what is not saved and why', async () => {
    network.post.answers(path, { data, meta });
    await choose();
    const change = {
      field: t('applications:fields.operational_days.label'),
      before: '12.25',
      after: words('blank'),
    };
    await expect.element(dialog.getByText(words('change', change))).toBeVisible();
    await expect.element(dialog.getByText(words('state.wrong'))).toBeVisible();
    await expect.element(dialog.getByText('Not on the list', { exact: false })).toBeVisible();
    await expect.element(dialog.getByText(words('same_one', { count: 1 }))).toBeVisible();
    await expect.element(dialog.getByText(/7.* 9/)).toBeVisible();
    await expect.element(dialog.getByText(words('unknown_column', { name: 'Days at sea' }))).toBeVisible();
    await expect.element(dialog.getByText(words('sheets_one', { names: 'Stations' }))).toBeVisible();
    await expectAccessible();
    network.post.answers(path, { data, meta: { ...meta, dry_run: false, applied: 1 } });
    await dialog.getByRole('button', { name: words('submit_one', { count: 1 }) }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    const sent = network.post.asked(path).map(({ body }) => /name="dry_run"\s+(\w+)/.exec(String(body))?.[1]);
    expect(sent).toEqual(['true', 'false']);
  });

  it('says at the file what is wrong with it, and saves nothing', async () => {
    network.post.refuses(path, 422, { message: 'No', errors: { file: ['No columns'] } });
    await choose();
    await expect.element(dialog.getByText('No columns')).toBeVisible();
    await expect
      .element(
        dialog.getByRole('button', {
          name: words('save'),
        }),
      )
      .toBeDisabled();
  });
});
