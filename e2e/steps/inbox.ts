import type { apiAs } from './people.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;
type Application = {
  id: number;
  project_title: string;
  vessel_id: number;
  fiscal_year_id: number;
  status_id: number;
};

const submitted = 2;

const yearInReview = async (api: Api): Promise<number> => {
  const { data } = await api<{ data: { id: number; deadline_at: string }[] }>('GET', '/fiscal_years');
  const passed = data.filter(({ deadline_at }) => Date.parse(deadline_at) < Date.now());
  return passed.toSorted((a, b) => b.deadline_at.localeCompare(a.deadline_at))[0]!.id;
};

const vesselWithOpenPlan = async (api: Api, year: number, vessels: readonly number[]): Promise<number> => {
  const filters = `filter[fiscal_year_id]=${year}&filter[vessel_id]=${vessels.join(',')}&filter[review_level]=regional`;
  const { data } = await api<{ data: { vessel_id: number }[] }>('GET', `/vessel_plans?${filters}`);
  return data[0]!.vessel_id;
};

const namedOnce = <A extends Pick<Application, 'project_title'>>(
  applications: readonly A[],
  others: readonly Pick<Application, 'project_title'>[] = [],
): A[] => {
  const titles = [...applications, ...others].map(({ project_title }) => project_title);
  return applications.filter(
    ({ project_title: own }) => titles.filter((title) => title === own).length === 1,
  );
};

const inboxOf = async (coordinator: Api): Promise<Application[]> => {
  const { id } = await coordinator<{ id: number }>('GET', '/auth/user');
  return (await coordinator<{ data: Application[] }>('GET', `/users/${id}/inbox`)).data;
};

export const moveIntoInbox = async (
  national: Api,
  coordinator: Api,
  count: number,
): Promise<Application[]> => {
  const { vessels } = await coordinator<{ vessels: number[] }>('GET', '/auth/user');
  const year = await yearInReview(national);
  const vessel_id = await vesselWithOpenPlan(national, year, vessels);
  const filters = `filter[fiscal_year_id]=${year}&filter[status_id]=2&sort=id`;
  const { data } = await national<{ data: Application[] }>('GET', `/ship_time_requests?${filters}`);
  const elsewhere = data.filter((application) => !vessels.includes(application.vessel_id));
  const others = namedOnce(elsewhere, await inboxOf(coordinator)).slice(0, count);
  for (const { id } of others) {
    const body = { vessel_id, reason: 'Another region has more room.' };
    await national('POST', `/ship_time_requests/${id}/reassign`, body);
  }
  return others;
};

export const fetchWaitingApplications = async (coordinator: Api): Promise<readonly Application[]> => {
  const year = await yearInReview(coordinator);
  return namedOnce(await inboxOf(coordinator)).filter(
    ({ fiscal_year_id, status_id }) => fiscal_year_id === year && status_id === submitted,
  );
};

export const fetchFirstWaitingApplication = async (coordinator: Api): Promise<Application> =>
  (await fetchWaitingApplications(coordinator))[0]!;
