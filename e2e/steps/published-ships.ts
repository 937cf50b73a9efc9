import type { Portal } from '../portal.ts';
import { apiAs } from './people.ts';
import { moveDeadline, fetchOpenYear } from './plan.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;
type Row = { readonly id: number };
type Ship = Row & { readonly name_en: string; readonly name_fr: string };
type Voyage = { readonly title: string; readonly start: string; readonly who: string };

export type PublishedVesselPlans = {
  readonly year: Row & { readonly name: string };
  readonly first: string;
  readonly ships: readonly [Ship, Ship];
  readonly plans: readonly [number, number];
  readonly applications: Readonly<Record<string, number>>;
};

const make = async (api: Api, path: string, body: object): Promise<number> =>
  (await api<{ data: Row }>('POST', path, body)).data.id;

const known = { science_berths: 12, endurance: 30, range: 6000, cruising_speed: 12, draft: 5 };

const makeShips = async (admin: Api, names: readonly string[]): Promise<Ship[]> => {
  const { data } = await admin<{ data: (Ship & Record<string, number>)[] }>('GET', '/vessels');
  const like = data.find(({ name_en }) => name_en === 'CCGS Teleost')!;
  const { vessel_class_id, region_id, home_port_id } = like;
  const ships: Ship[] = [];
  for (const name of names) {
    const named = { name_en: `CCGS ${name}`, name_fr: `NGCC ${name}` };
    const body = { ...named, vessel_class_id, region_id, home_port_id, ...known };
    ships.push({ id: await make(admin, '/vessels', body), ...named });
  }
  return ships;
};

const coordinate = async (admin: Api, who: string, vesselId: number): Promise<void> => {
  const { data } = await admin<{ data: (Row & { email: string; vessel_ids: number[] })[] }>(
    'GET',
    '/users?filter[user_type_id]=3',
  );
  const { id, vessel_ids } = data.find(({ email }) => email === `${who}@shiptime.example`)!;
  await admin('PATCH', `/users/${id}`, { vessel_ids: [...vessel_ids, vesselId] });
};

const apply = async (
  api: Api,
  year: Row & { start: string },
  vesselId: number,
  port: number,
  title: string,
) => {
  const { data } = await api<{ data: Row[] }>('GET', '/ship_time_requests?filter[status_id]=4,5,6');
  const id = await make(api, `/ship_time_requests/${data[0]!.id}/copy`, { fiscal_year_id: year.id });
  await api('PATCH', `/ship_time_requests/${id}`, {
    project_title: title,
    ...{ vessel_preference_1_id: vesselId, vessel_preference_2_id: null },
    ...{ operational_days: 6, mobilization_days: 0.5, demobilization_days: 0.5 },
    ...{ operational_window_start: `${year.start}-06-01`, operational_window_end: `${year.start}-10-31` },
    preferred_start_window_start: `${year.start}-06-01`,
    preferred_start_window_end: `${year.start}-10-20`,
    ...{ min_science_berths: 4, ideal_science_berths: 6, helicopter_required: false },
    ...{ mobilization_port_id: port, demobilization_port_id: port },
    ...{ needed_capability_ids: [], needed_water_ids: [] },
  });
  await api('POST', `/ship_time_requests/${id}/submit`, {});
  return id;
};

const publish = async (admin: Api, planId: number): Promise<void> => {
  for (const step of ['send_to_national', 'send_to_executive', 'set_final'])
    await admin('POST', `/vessel_plans/${planId}/${step}`, {});
};

export const publishVesselPlans = async (
  portal: Portal,
  names: readonly [string, string],
  coordinators: readonly [string, string],
  voyages: readonly Voyage[],
): Promise<PublishedVesselPlans> => {
  const admin = await apiAs(portal, 'admin');
  const year = await fetchOpenYear(admin);
  const first = year.start_date.slice(0, 4);
  const ships = (await makeShips(admin, names)) as [Ship, Ship];
  for (const [index, who] of coordinators.entries()) await coordinate(admin, who, ships[index]!.id);
  const { data: vessel } = await admin<{ data: { home_port_id: number } }>('GET', `/vessels/${ships[0].id}`);
  const applications: Record<string, number> = {};
  for (const { title, who } of voyages) {
    const person = await apiAs(portal, who);
    const opening = { ...year, start: first };
    applications[title] = await apply(person, opening, ships[0].id, vessel.home_port_id, title);
  }
  await moveDeadline(admin, year, new Date(Date.now() - 60_000).toISOString());
  for (const id of Object.values(applications)) await admin('POST', `/ship_time_requests/${id}/accept`, {});
  await moveDeadline(admin, year, year.deadline_at);
  const plans = await admin<{ data: Row[] }>(
    'GET',
    `/vessel_plans?filter[fiscal_year_id]=${year.id}&filter[vessel_id]=${ships[0].id}`,
  );
  const [own, other] = [
    plans.data[0]!.id,
    await make(admin, '/vessel_plans', { vessel_id: ships[1].id, fiscal_year_id: year.id }),
  ];
  const missions = await admin<{ data: (Row & { ship_time_request_id: number })[] }>(
    'GET',
    `/vessel_plans/${own}/missions`,
  );
  const changes = voyages.map(({ title, start }) => ({
    id: missions.data.find((mission) => mission.ship_time_request_id === applications[title])!.id,
    start_date: `${first}-${start}`,
    start_fraction: 0,
  }));
  await admin('POST', `/vessel_plans/${own}/missions/batch`, { changes });
  for (const plan of [own, other]) await publish(admin, plan);
  return { year, first, ships, plans: [own, other], applications };
};
