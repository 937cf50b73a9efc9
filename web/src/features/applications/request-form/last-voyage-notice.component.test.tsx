import { stationRowSchema } from '@shiptime/domain/applications/wire/parts';
import { voyageReportSchema } from '@shiptime/domain/plans/wire/voyage-report';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { createTestFormModel } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { CopiedNotice } from './copied-notice.tsx';
import { FormModelContext } from './form-model.ts';
import { LastVoyageNotice } from './last-voyage-notice.tsx';

const told = {
  ...{ id: 12, ship_time_request_id: 12, planned_days: 12, delivered_days: 9.5, weather_days: 2.5 },
  ...{ breakdown_days: 0, other_days: 0, done_station_ids: [1, 2, 3], stations_count: 4 },
  ...{ next_time: 'Begin a week earlier.', submitted_at: '2026-10-02T12:00:00Z' },
};

describe.each(['en', 'fr'] as const)('the report of last year on this year’s copy, %s', (language) => {
  const t = translator(language);
  const answerReport = (report: object = told) => {
    network.get.answers('/ship_time_requests/12/voyage_report', {
      data: exampleOf(voyageReportSchema, report),
    });
    network.get.answers('/ship_time_requests/12/stations', {
      data: [1, 2, 3, 4].map((id) => exampleOf(stationRowSchema, { id, name: `HL${id}`, position: id })),
    });
  };
  const copy = () =>
    createTestFormModel({
      copied_from_id: 12,
      operational_days: 9,
      mobilization_days: 1,
      demobilization_days: 1,
    });
  const open = async (report?: object) => {
    answerReport(report);
    await renderInApp(
      <FormModelContext value={copy()}>
        <LastVoyageNotice />
      </FormModelContext>,
      { language },
    );
  };
  const days = (value: number) =>
    t('application_form:last_voyage.use', { days: value.toLocaleString(`${language}-CA`) });

  it('says what was lost, which stations were not done, and what to do otherwise', async () => {
    await open();
    const lost = language === 'en' ? '2.5 days to weather' : '2,5 jours à cause du mauvais temps';
    await expect.element(page.getByText(lost, { exact: false })).toBeVisible();
    await expect
      .element(page.getByText(t('application_form:last_voyage.not_done', { names: 'HL4' }), { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('Begin a week earlier.', { exact: false })).toBeVisible();
    await expectAccessible();
  });

  it.each(['funding', 'scheduling'])('stands once on the page of a new copy: %s', async (section) => {
    answerReport();
    await renderInApp(
      <FormModelContext value={copy()}>
        <CopiedNotice />
        {section === 'scheduling' && <LastVoyageNotice />}
      </FormModelContext>,
      { language, path: `/request/13?section=${section}&copied=`, route: '/request/{-$id}' },
    );
    await expect.element(page.getByText(t('application_form:copied.check'))).toBeVisible();
    const first = `${t('applications:sections.general_information')}${language === 'fr' ? '\u00A0' : ''}: ${t('application_form:copied.name')}`;
    expect(page.getByRole('listitem').first().element().textContent).toBe(first);
    await expect.element(page.getByText(t('application_form:last_voyage.title'))).toBeVisible();
  });

  it('proposes the days for all stations and the weather, which one press writes and another takes back', async () => {
    await open();
    await page.getByRole('button', { name: days(12.5), exact: true }).click();
    await page.getByRole('button', { name: t('application_form:hints.undo'), exact: true }).click();
    await expect.element(page.getByRole('button', { name: days(12.5), exact: true })).toBeVisible();
  });

  it('says nothing of a report that was not sent', async () => {
    await open({ ...told, submitted_at: null });
    await expect.element(page.getByText(t('application_form:last_voyage.title'))).not.toBeInTheDocument();
  });
});
