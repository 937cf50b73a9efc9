import type { Api, SeededPlan, SeededPortal } from './scene.ts';

type Mission = {
  readonly id: number;
  readonly start_date: string | null;
  readonly operational_days: number;
  readonly ship_time_request_id: number | null;
};
type Plan = {
  readonly id: number;
  readonly vessel_id: number;
  readonly fiscal_year_id: number;
  readonly review_level: string;
  readonly missions: readonly Mission[];
};
type List<T> = { readonly data: readonly T[] };
type Cast = Pick<SeededPortal, 'api'>;

const isDated = ({ start_date }: Mission): boolean => start_date !== null;

const plansOf = async (api: Api): Promise<readonly Plan[]> =>
  (await api<List<Plan>>('GET', '/vessel_plans?include=missions&page=1&limit=200')).data;

export const trialMissionTitle = 'Trial of the new winch';

const setPlan = async (coordinator: Api, plans: readonly Plan[]): Promise<SeededPlan> => {
  const { vessels } = await coordinator<{ vessels: readonly number[] }>('GET', '/auth/user');
  const plan = plans
    .filter(({ review_level, vessel_id }) => review_level === 'regional' && vessels.includes(vessel_id))
    .toSorted(
      (one, other) => other.missions.filter(isDated).length - one.missions.filter(isDated).length,
    )[0]!;
  const dated = plan.missions.filter(
    (mission) => isDated(mission) && mission.ship_time_request_id !== null && mission.operational_days >= 2,
  );
  const part = dated[0]!.id;
  await coordinator('POST', `/missions/${part}/split`, { operational_days: 1 });
  for (const { id } of dated.slice(0, 2))
    await coordinator('PATCH', `/missions/${id}`, { approved_berths: 1 });
  await coordinator('POST', `/vessel_plans/${plan.id}/missions`, {
    title: trialMissionTitle,
    operational_days: 2,
  });
  await coordinator('POST', `/vessel_plans/${plan.id}/versions`, { reason: 'Before the refit was moved.' });
  return {
    id: plan.id,
    year: plan.fiscal_year_id,
    vessel: plan.vessel_id,
    part,
    whole: dated[1]!.id,
    dated: dated.slice(1, 3).map(({ id }) => id),
    national: plans.find(({ review_level }) => review_level === 'national')!.id,
  };
};

type Found = { readonly vessel_id: number; readonly ship_time_requests: readonly { readonly id: number }[] };
type Letter = { readonly data: { readonly texts: { readonly en: string; readonly fr: string } } };

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const emailOf = async (api: Api, id: number): Promise<string> =>
  (
    await api<{ data: { primaryProponent: { email: string } } }>(
      'GET',
      `/ship_time_requests/${id}?include=primaryProponent`,
    )
  ).data.primaryProponent.email;

const setTogether = async (admin: Api, year: number, plans: readonly Plan[]) => {
  const { data } = await admin<List<Found>>('GET', `/shared_voyages?fiscal_year_id=${year}`);
  const idsOf = (found: Found) => found.ship_time_requests.map(({ id }) => id);
  const first = data[0]!;
  const other = data.find((found) => idsOf(found).every((id) => !idsOf(first).includes(id)))!;
  const [one, two] = idsOf(other);
  const letter = await admin<Letter>('GET', `/shared_voyages/letter?first=${one}&second=${two}`);
  await admin('POST', '/voyage_agreements', {
    ship_time_request_ids: idsOf(other),
    answer_by: dayFromNow(14),
    messages: letter.data.texts,
  });
  const [who] = (await emailOf(admin, one!)).split('@');
  const planOf = (found: Found): number =>
    plans.find(({ vessel_id, fiscal_year_id }) => vessel_id === found.vessel_id && fiscal_year_id === year)!
      .id;
  return {
    together: { planId: planOf(first) },
    agreement: { application: one!, who: who!, planId: planOf(other) },
  };
};

const setScenario = async (coordinator: Api, { year, vessel }: SeededPlan): Promise<number> => {
  const { data } = await coordinator<{ data: { id: number } }>('POST', '/scenarios', {
    fiscal_year_id: year,
    name: 'Refit in May',
    vessel_ids: [vessel],
  });
  const plans = await coordinator<List<Plan>>(
    'GET',
    `/vessel_plans?filter[scenario_id]=${data.id}&include=missions`,
  );
  const mission = plans.data[0]?.missions.find(isDated);
  if (mission) await coordinator('PATCH', `/missions/${mission.id}`, { start_date: null });
  return data.id;
};

export const seedPlans = async ({ api }: Cast) => {
  const [admin, coordinator] = [await api('admin'), await api('coordinator')];
  const plans = await plansOf(admin);
  const plan = await setPlan(coordinator, plans);
  return {
    plan,
    ...(await setTogether(admin, plan.year, plans)),
    scenario: await setScenario(coordinator, plan),
  };
};
