import type { Portal } from '../portal.ts';
import { apiAs } from '../steps/people.ts';
import { openYear } from '../steps/plan.ts';

type Row = { readonly id: number };
type Made = { readonly data: Row };

/** What the demonstration has none of, so that what opens on it can be seen. */
export const setStage = async (portal: Portal): Promise<void> => {
  const proponent = await apiAs(portal, 'proponent');
  const coordinator = await apiAs(portal, 'coordinator');
  const admin = await apiAs(portal, 'admin');
  const year = await openYear(proponent);
  const years = await admin<{ data: (Row & { start_date: string })[] }>('GET', '/fiscal_years');
  const later = years.data.filter(({ start_date }) => start_date > year.start_date).slice(0, 1);
  await proponent<Made>('POST', '/letters_of_intent', {
    title: 'Krill at the shelf edge',
    summary: 'A survey of krill, as every third year.',
    fiscal_year_ids: later.map(({ id }) => id),
    days: 12.5,
    first_month: 6,
    last_month: 7,
    berths: 8,
  });
  const { vessels } = await coordinator<{ vessels: number[] }>('GET', '/auth/user');
  const plans = await coordinator<{ data: (Row & { vessel_id: number; fiscal_year_id: number })[] }>(
    'GET',
    '/vessel_plans?filter[review_level]=regional',
  );
  const plan = plans.data.find(({ vessel_id }) => vessels.includes(vessel_id))!;
  await coordinator<Made>('POST', '/scenarios', {
    fiscal_year_id: plan.fiscal_year_id,
    name: 'Refit in May',
    vessel_ids: [plan.vessel_id],
  });
  await admin<Made>('POST', '/service_accounts', { name: 'Warehouse', scopes: ['applications:read'] });
};
