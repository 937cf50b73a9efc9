import type { Portal } from '../portal.ts';
import { moveDeadline, fetchOpenYear } from './plan.ts';
import { apiAs } from './people.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;
type Named = { readonly id: number; readonly name_en: string; readonly name_fr: string };
type Asked = { readonly title: string; readonly day: string };

export type EmptyPlan = {
  readonly id: number;
  readonly vessel: Named;
  readonly year: { readonly id: number; readonly name: string };
  readonly asked: readonly Asked[];
  readonly refit: { readonly name: string; readonly start_date: string; readonly end_date: string };
};

const dayOf = (year: string, days: number): string =>
  new Date(Date.parse(`${year}-05-01T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Ten missions, one every two weeks from May. */
const wishes = (year: string): Asked[] =>
  Array.from({ length: 10 }, (_, index) => ({
    title: `Relevé ${'ABCDEFGHIJ'[index]}`,
    day: dayOf(year, 14 * index),
  }));

const apply = async (api: Api, source: number, year: number, vessel: number, { title, day }: Asked) => {
  const { data } = await api<{ data: { id: number } }>('POST', `/ship_time_requests/${source}/copy`, {
    fiscal_year_id: year,
  });
  const later = (days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  await api('PATCH', `/ship_time_requests/${data.id}`, {
    project_title: title,
    vessel_preference_1_id: vessel,
    vessel_preference_2_id: null,
    operational_days: 8,
    mobilization_days: 0.5,
    demobilization_days: 0.5,
    operational_window_start: day,
    operational_window_end: later(40),
    preferred_start_window_start: day,
    preferred_start_window_end: later(10),
    min_science_berths: 4,
    ideal_science_berths: 6,
  });
  await api('POST', `/ship_time_requests/${data.id}/submit`, {});
  return data.id;
};

const clearConstraints = async (admin: Api, vessel: number, yearId: number, refit: EmptyPlan['refit']) => {
  const path = `/vessels/${vessel}/scheduling_constraints`;
  const { data } = await admin<{ data: { id: number }[] }>('GET', `${path}?filter[fiscal_year_id]=${yearId}`);
  for (const { id } of data) await admin('DELETE', `${path}/${id}`);
  await admin('POST', path, { ...refit, fiscal_year_id: yearId });
};

export const createTenAcceptedApplications = async (
  portal: Portal,
  vesselName: string,
): Promise<EmptyPlan> => {
  const [admin, proponent] = [await apiAs(portal, 'admin'), await apiAs(portal, 'proponent')];
  const year = await fetchOpenYear(admin);
  const vessels = await admin<{ data: Named[] }>('GET', '/vessels');
  const vessel = vessels.data.find(({ name_en }) => name_en === vesselName)!;
  const [first = ''] = year.start_date.split('-');
  const refit = { name: 'Cale sèche', start_date: dayOf(first, 150), end_date: dayOf(first, 170) };
  await clearConstraints(admin, vessel.id, year.id, refit);
  const own = await proponent<{ data: { id: number }[] }>('GET', '/ship_time_requests?filter[status_id]=5');
  const source = own.data[0]!.id;
  const asked = wishes(first);
  const ids: number[] = [];
  for (const wish of asked) ids.push(await apply(proponent, source, year.id, vessel.id, wish));
  await moveDeadline(admin, year, new Date(Date.now() - 60_000).toISOString());
  for (const id of ids) await admin('POST', `/ship_time_requests/${id}/accept`, {});
  await moveDeadline(admin, year, year.deadline_at);
  const plans = await admin<{ data: { id: number }[] }>(
    'GET',
    `/vessel_plans?filter[fiscal_year_id]=${year.id}&filter[vessel_id]=${vessel.id}`,
  );
  return { id: plans.data[0]!.id, vessel, year, asked, refit };
};

export const fetchStoredMissions = async (portal: Portal, planId: number) => {
  const admin = await apiAs(portal, 'admin');
  type Stored = {
    title: string;
    start_date: string | null;
    start_fraction: number;
    operational_days: number;
  };
  const { data } = await admin<{ data: Stored[] }>('GET', `/vessel_plans/${planId}/missions`);
  return new Map(data.map((mission) => [mission.title, mission]));
};
