import { outageRowSchema } from '@shiptime/domain/proposals/outage-wire';
import { planResourceSchema } from '@shiptime/domain/plans/wire/plan';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { teleost, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { ReportedOutages } from './reported-outages.tsx';

const plan = {
  ...exampleOf(planResourceSchema, { id: 7, vessel_id: teleost.id, fiscal_year_id: year.id }),
  ...{ vessel: { ...teleost, active: true }, fiscal_year: year, missions: [], constraints: [] },
};

it.each([
  ['en', 'Outages already reported for this ship:', '(2027-07-01 to 2027-07-09)'],
  ['fr', 'Indisponibilités déjà signalées pour ce navire\u00a0:', '(du 2027-07-01 au 2027-07-09)'],
] as const)('lead back to the pages of reported outages, in %s', async (language, lead, dates) => {
  const outage = exampleOf(outageRowSchema, {
    ...{ id: 45, name: 'Shaft bearing', start_date: '2027-07-01', end_date: '2027-07-09' },
  });
  network.get.answers('/outages', { data: [outage], meta: { total: 1, current_page: 1, last_page: 1 } });
  await renderInApp(<ReportedOutages plan={plan} />, { language });
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible();
  await expect.element(page.getByText(dates, { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Shaft bearing' }))
    .toHaveAttribute('href', '/outages/45');
});
