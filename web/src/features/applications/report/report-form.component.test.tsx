import { stationRowSchema } from '@shiptime/domain/applications/wire/parts';
import { voyageReportFields } from '@shiptime/domain/plans/voyage-report';
import { type VoyageReport, voyageReportSchema } from '@shiptime/domain/plans/wire/voyage-report';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError, toApiError } from '#lib/api-error.ts';
import { memoryStore } from '#test/memory-store.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { formatDays } from '@shiptime/domain/shared/number-words';
import { translator } from '#test/words.ts';
import { ResourceEditor } from '../autosave/resource-editor.ts';
import { ReportForm } from './report-form.tsx';

const nothing = Object.fromEntries(voyageReportFields.map((field) => [field, null]));
const empty = exampleOf(voyageReportSchema, {
  ...nothing,
  id: 41,
  planned_days: 6,
  stations_count: 2,
  submitted_at: null,
  submitted_by: null,
  closed_at: null,
  closed_by: null,
  lock_version: 0,
  can: { edit: true, submit: true, close: false, reopen: false },
});

const open = async (language: 'en' | 'fr', line = { isLost: false }, before: VoyageReport = empty) => {
  const saved: object[] = [];
  network.get.answers('/ship_time_requests/41/stations', {
    data: [
      exampleOf(stationRowSchema, { id: 1, position: 1, name: 'HL_1', latitude: 44, longitude: -63 }),
      exampleOf(stationRowSchema, { id: 2, position: 2, name: 'HL_2', latitude: 43, longitude: -62 }),
    ],
  });
  let report = before;
  const editor = new ResourceEditor<VoyageReport>(before, {
    fields: voyageReportFields,
    accepts: () => true,
    patch: (body) => {
      if (line.isLost) return Promise.reject(new ApiError(0));
      saved.push(body);
      report = { ...report, ...body, lock_version: report.lock_version + 1 };
      return Promise.resolve(report);
    },
    load: () => Promise.resolve(report),
    toError: toApiError,
    store: memoryStore(),
    now: () => Date.now(),
    enabled: true,
  });
  network.openLive();
  await signInAs({ id: 3 });
  await renderInApp(<ReportForm editor={editor} />, { language });
  return { saved, report: () => report };
};

describe.each(['en', 'fr'] as const)('the report of a voyage, %s', (language) => {
  const t = translator(language);
  const field = (name: 'delivered_days' | 'weather_days' | 'difference_reason') =>
    page.getByRole('textbox', { name: t(`application_form:report.fields.${name}`), exact: false });
  const send = () => page.getByRole('button', { name: t('application_form:report.submit') });

  it('says what is missing at its place, and is sent once nothing is', async () => {
    const { report } = await open(language);
    await expect.element(page.getByRole('checkbox', { name: /HL_2/ })).toBeVisible();
    await send().click();
    await expect
      .element(field('delivered_days'))
      .toHaveAccessibleDescription(expect.stringContaining(t('errors:fields.required')));
    await expect.element(page.getByText(t('errors:fields.stations_not_said'))).toBeVisible();
    await field('delivered_days').fill('4');
    await field('weather_days').fill('1');
    await expect
      .element(field('difference_reason'))
      .toHaveAccessibleDescription(
        expect.stringContaining(
          t('errors:fields.days_do_not_add_up', { sum: formatDays(language, 5), planned: 6 }),
        ),
      );
    await field('weather_days').fill('2');
    await expect.element(field('difference_reason')).not.toBeInTheDocument();
    await page.getByRole('button', { name: t('application_form:report.all_done') }).click();
    (page.getByRole('checkbox', { name: /HL_2/ }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect
      .element(page.getByText(t('application_form:report.stations_of_other', { done: 1, count: 2 })))
      .toBeVisible();
    await expectAccessible();
    network.post.answers('/ship_time_requests/41/voyage_report/submit', {
      data: exampleOf(voyageReportSchema, { ...report(), submitted_at: '2026-11-01T12:00:00.000Z' }),
    });
    await send().click();
    await expect.element(page.getByText(t('application_form:report.sent'))).toBeVisible();
    expect(report()).toMatchObject({ delivered_days: 4, weather_days: 2, done_station_ids: [1] });
  });

  it('says that it was not sent without a connection, and keeps what was typed', async () => {
    await open(language, { isLost: true });
    await field('delivered_days').fill('6');
    await page.getByRole('button', { name: t('application_form:report.all_done') }).click();
    await send().click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(new RegExp(t('problems:tasks.submit_report')));
    await expect.element(field('delivered_days')).toHaveValue('6');
  });

  it('says no longer that corrections failed once they are saved', async () => {
    const line = { isLost: true };
    const sent = { submitted_at: '2026-11-01T12:00:00.000Z', delivered_days: 6, done_station_ids: [1] };
    const { report } = await open(language, line, { ...empty, ...sent });
    await field('delivered_days').fill('5.5');
    await field('difference_reason').fill('Fog');
    await page.getByRole('button', { name: t('application_form:report.correct') }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    line.isLost = false;
    await field('difference_reason').fill('Fog and ice');
    await expect.poll(() => report().difference_reason).toBe('Fog and ice');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
