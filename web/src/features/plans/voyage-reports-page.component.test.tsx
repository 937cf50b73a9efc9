import { portalInfoSchema } from '@shiptime/domain/accounts/administration-wire';
import { voyageReportOfYearSchema } from '@shiptime/domain/plans/wire/voyage-report';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, cabot, teleost, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { VoyageReportsPage } from './voyage-reports-page.tsx';

const row = (some: object) => exampleOf(voyageReportOfYearSchema, { last_day: '2027-09-02', ...some });
const rows = [
  row({
    id: 91,
    project_title: 'Awaited',
    vessel_id: teleost.id,
    state: 'due',
    overdue_days: 12,
    planned_days: 6,
  }),
  row({
    ...{
      id: 61,
      project_title: 'Told',
      vessel_id: cabot.id,
      state: 'submitted',
      planned_days: 8,
      delivered_days: 6.5,
    },
    ...{ weather_days: 1.5, breakdown_days: 0, other_days: 0, done_stations: 20, stations_count: 24 },
  }),
];

describe.each(['en', 'fr'] as const)('the voyage reports of a year, %s', (language) => {
  const t = translator(language);
  const open = async (given: readonly object[] = rows, search = '') => {
    network.get.answers(`/fiscal_years/${year.id}/voyage_reports`, {
      data: given,
      meta: { total: given.length, last_page: 1 },
    } as never);
    await renderInApp(<VoyageReportsPage />, {
      language,
      path: `/statistics/reports?fiscalYearId=${year.id}${search}`,
      route: '/statistics/reports',
    });
  };
  beforeEach(async () => {
    await signInAs({ id: 1, user_type_id: 3, vessels: [teleost.id, cabot.id] });
    answerReferenceLists();
    network.get.answers('/portal', { data: exampleOf(portalInfoSchema) });
    network.get.answers('/fiscal_years', { data: [year] } as never);
  });

  it('say whose is awaited and for how long, and what became of the days', async () => {
    await open();
    await expect.element(page.getByText(t('statistics:reports.overdue_other', { count: 12 }))).toBeVisible();
    const told = page.getByRole('row', { name: /Told/ });
    await expect.element(told).toMatchTextContent(language === 'en' ? '6.5' : '6,5');
    await expect.element(told).toMatchTextContent(t('statistics:reports.of', { done: 20, all: 24 }));
    await expect
      .element(page.getByRole('link', { name: '91 – Awaited' }))
      .toHaveAttribute('href', '/request/91/report');
    await expect
      .element(page.getByRole('rowheader', { name: language === 'en' ? teleost.name_en : teleost.name_fr }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: new RegExp(t('statistics:reports.all')) }))
      .toMatchTextContent(/2\s*1\s*8/);
    await expectAccessible();
  });

  it('are narrowed by the address: a vessel, a state', async () => {
    await open(rows, '&state=due');
    await expect.element(page.getByRole('link', { name: '91 – Awaited' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '61 – Told' })).not.toBeInTheDocument();
  });

  it('say where no voyage is over yet', async () => {
    await open([]);
    await expect.element(page.getByText(t('statistics:reports.none'))).toBeVisible();
    await expectAccessible();
  });
});
