import type { Portal } from '../portal.ts';
import { apiAs } from './people.ts';

type Named = { readonly id: number };
type Year = Named & { readonly start_date: string };

/**
 * Late in a fiscal year no published demonstration voyage lies ahead, so one of the next year is published.
 */
export const publishVoyage = async (portal: Portal): Promise<void> => {
  const admin = await apiAs(portal, 'admin');
  const make = async (path: string, body: object) =>
    (await admin<{ data: Named }>('POST', path, body)).data.id;
  const { data: years } = await admin<{ data: Year[] }>('GET', '/fiscal_years');
  const ahead = years.filter(({ start_date }) => start_date > new Date().toISOString());
  const year = ahead.toSorted((one, other) => one.start_date.localeCompare(other.start_date))[0]!;
  const { data: ships } = await admin<{ data: Record<string, unknown>[] }>('GET', '/vessels');
  const { vessel_class_id, region_id, home_port_id } = ships.find(({ home_port_id: port }) => port !== null)!;
  const vessel_id = await make('/vessels', {
    ...{
      name_en: 'CCGS Guest',
      name_fr: 'NGCC Guest',
      vessel_class_id,
      region_id,
      home_port_id,
      science_berths: 12,
    },
  });
  const plan = await make('/vessel_plans', { vessel_id, fiscal_year_id: year.id });
  await make(`/vessel_plans/${plan}/missions`, {
    ...{
      title: 'Moorings',
      start_date: `${year.start_date.slice(0, 4)}-06-01`,
      operational_days: 6,
      approved_berths: 4,
    },
    ...{ mobilization_port_id: home_port_id, demobilization_port_id: home_port_id },
  });
  for (const step of ['send_to_national', 'send_to_executive', 'set_final'])
    await admin('POST', `/vessel_plans/${plan}/${step}`, {});
};
