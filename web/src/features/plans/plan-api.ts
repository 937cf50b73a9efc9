import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ConflictIdentity } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import type { AmendmentLevel, PlanStep } from '@shiptime/domain/plans/lifecycle';
import type { MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import type { MissionStart } from '@shiptime/domain/plans/ticks';
import { api } from '#lib/api-client.ts';
import type { CallOptions } from '#lib/call-options.ts';
import type { Resource } from '#lib/envelopes.ts';
import type { BodyOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';
import { queryClient } from '#lib/query-client.ts';
import type { PlanInclude } from '@shiptime/domain/plans/plan-query-options';
import type { CalendarFeed, FleetVersion } from '@shiptime/domain/plans/wire/fleet';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import type { PlanVersion } from '@shiptime/domain/plans/wire/versions';
import type { LoadedPlan } from './plan.ts';

const base = '/vessel_plans';
export const plansKey = ['plans'] as const;
const data = <T>(answer: Resource<T>): T => answer.data;

const openIncludes: readonly PlanInclude[] = [
  'vessel',
  'fiscalYear',
  'missions.shipTimeRequest',
  'constraints',
  'versions',
];

export const plansQuery = (fiscalYearId: number | undefined) =>
  queryOptions({
    queryKey: [...plansKey, 'list', fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api.every(base, {
        query: {
          filter: { fiscal_year_id: fiscalYearId },
          include: ['vessel'],
          append: ['totals', 'conflicts', 'blocking'],
          sort: 'vessel',
        },
        signal,
      }),
    enabled: fiscalYearId !== undefined,
  });

export const planIndexQuery = queryOptions({
  queryKey: [...plansKey, 'places'] as const,
  queryFn: ({ signal }) =>
    api.every(base, {
      query: {
        fields: { vessel_plans: ['id', 'vessel_id', 'fiscal_year_id'] },
      },
      signal,
    }),
});

const loadPlan = (id: number, signal?: AbortSignal): Promise<LoadedPlan> =>
  api
    .get(`${base}/${id}`, {
      query: { include: openIncludes, append: ['blocking'] },
      ...(signal && { signal }),
    })
    .then((answer) => answer.data as LoadedPlan);

export const planQuery = (id: number) =>
  queryOptions({
    queryKey: [...plansKey, id] as const,
    queryFn: ({ signal }) => loadPlan(id, signal),
    // Always refetches the plan; the open timeline merges the changes.
    staleTime: 0,
  });

export const loadedPlansQuery = (fiscalYearId: number, scenarioId: number | null = null) =>
  queryOptions({
    queryKey: [...plansKey, 'fleet', fiscalYearId, scenarioId] as const,
    queryFn: ({ signal }) =>
      api.every(base, {
        query: {
          filter: { fiscal_year_id: fiscalYearId, ...(scenarioId !== null && { scenario_id: scenarioId }) },
          include: openIncludes,
          sort: 'vessel',
        },
        signal,
      }) as Promise<readonly LoadedPlan[]>,
    staleTime: 0,
  });

export const loadMissions = async (planIds: readonly number[]): Promise<readonly MissionResource[]> => {
  const [only] = planIds;
  if (only !== undefined && planIds.length === 1)
    return api.every(`${base}/${only}/missions`, { query: { include: ['shipTimeRequest'] } });
  const plans = await api.every(base, {
    query: {
      filter: { id: planIds },
      include: ['missions.shipTimeRequest'],
      fields: { vessel_plans: ['id'] },
    },
  });
  return plans.flatMap(({ missions }) => missions ?? []);
};

export const boardQuery = (planIds: readonly number[]) =>
  queryOptions({
    queryKey: [...plansKey, 'board', ...planIds] as const,
    queryFn: ({ signal }) => api.get(`${base}/board`, { query: { plan_ids: planIds }, signal }).then(data),
    staleTime: 0,
  });

/** Keeps all these conflicts or none, up to their current days; one that grows must be kept again. */
export const keepConflicts = (
  planId: number,
  conflicts: readonly (ConflictIdentity & { readonly days: number })[],
  reason: string,
): Promise<unknown> => api.post(`${base}/${planId}/kept_conflicts`, { conflicts, reason });

export const removeKeptConflict = (missionId: number, keptId: number): Promise<void> =>
  api.delete(`/missions/${missionId}/kept_conflicts/${keptId}`);

export type MissionUpdate = MissionFields & { readonly id: number; readonly lock_version: number };

/** Saves all missions or none. */
export const saveMissions = (
  planId: number,
  changes: readonly MissionUpdate[],
  options: Pick<CallOptions, 'keepalive' | 'signal'> = {},
): Promise<readonly MissionResource[]> =>
  api.post(`${base}/${planId}/missions/batch`, { changes }, options).then(data);

type NewMission = BodyOf<Routes['POST'][`/vessel_plans/${number}/missions`]>;

export const addMission = (planId: number, fields: NewMission): Promise<MissionResource> =>
  api.post(`${base}/${planId}/missions`, fields).then(data);

export const removeMission = (mission: MissionResource): Promise<void> =>
  api.delete(`/missions/${mission.id}`, { ifMatch: mission.lock_version });

/** Keeps the dates or uses `start` if the vessel is free; otherwise clears them. */
export const moveMission = (
  mission: MissionResource,
  vesselId: number,
  start: MissionStart | null = null,
): Promise<MissionResource> =>
  api
    .post(
      `/missions/${mission.id}/move`,
      { vessel_id: vesselId, ...start },
      { ifMatch: mission.lock_version },
    )
    .then(data);

export type ReassignOptions = { readonly start?: MissionStart | null; readonly amend?: boolean };

export const reassignApplication = (
  applicationId: number,
  vesselId: number,
  reason: string,
  { start, amend = false }: ReassignOptions,
): Promise<'moved' | 'offered'> =>
  api
    .post(`/ship_time_requests/${applicationId}/reassign`, {
      vessel_id: vesselId,
      reason,
      ...start,
      ...(amend && { amend }),
    })
    .then((answer) => ('offer' in answer.data ? 'offered' : 'moved'));

/** Undoes the caller's own move or deletion of a mission. */
export const restoreMissionToPlan = (planId: number, missionId: number): Promise<MissionResource> =>
  api.post(`/missions/${missionId}/take_back`, { vessel_plan_id: planId }).then(data);

type Parts = { readonly first: MissionResource; readonly second: MissionResource };

export const splitMission = async (mission: MissionResource, operationalDays: number): Promise<Parts> => {
  const answer = await api.post(
    `/missions/${mission.id}/split`,
    { operational_days: operationalDays },
    { ifMatch: mission.lock_version },
  );
  return { first: answer.meta.first, second: answer.data };
};

export const joinMissions = (mission: MissionResource, other: MissionResource): Promise<MissionResource> =>
  api
    .post(
      `/missions/${mission.id}/join`,
      { with: other.id, with_lock_version: other.lock_version },
      { ifMatch: mission.lock_version },
    )
    .then(data);

export const savePlanNotes = (plan: Plan, notes: string | null): Promise<Plan> =>
  api.patch(`${base}/${plan.id}`, { notes }, { ifMatch: plan.lock_version }).then(data);

/** Going back a level requires a reason; going up may carry a note for the next reviewer. */
export const takePlanStep = (
  planId: number,
  step: PlanStep,
  words: { readonly reason?: string; readonly note?: string | null; readonly level?: AmendmentLevel },
): Promise<Plan> => api.post(`${base}/${planId}/${step}`, words).then(data);

export const askForAmendment = (
  planId: number,
  asked: { reason: string; outage_id: number },
): Promise<unknown> => api.post(`${base}/${planId}/amendment_request`, asked);

export const preflightQuery = (planId: number, step: PlanStep) =>
  queryOptions({
    queryKey: [...plansKey, planId, 'preflight', step] as const,
    queryFn: ({ signal }) => api.get(`${base}/${planId}/preflight`, { query: { step }, signal }).then(data),
    staleTime: 0,
  });

export const createMissingPlans = (fiscalYearId: number): Promise<readonly Plan[]> =>
  api.post(`${base}/missing`, { fiscal_year_id: fiscalYearId }).then(data);

export const versionQuery = (planId: number, number: number) =>
  queryOptions({
    queryKey: [...plansKey, planId, 'versions', number] as const,
    queryFn: ({ signal }) => api.get(`${base}/${planId}/versions/${number}`, { signal }).then(data),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const planHistoryQuery = (planId: number) =>
  queryOptions({
    queryKey: [...plansKey, planId, 'history'] as const,
    queryFn: ({ signal }) => api.get(`${base}/${planId}/history`, { signal }).then(data),
  });

export const createVersion = (planId: number, reason: string): Promise<PlanVersion> =>
  api.post(`${base}/${planId}/versions`, { reason }).then(data);

export const fleetPlanQuery = (fiscalYearId: number | undefined) =>
  queryOptions({
    queryKey: ['fleet', fiscalYearId] as const,
    queryFn: ({ signal }) =>
      api
        .get('/fleet_plans', {
          query: { filter: { fiscal_year_id: fiscalYearId } },
          signal,
        })
        .then((answer) => answer.data[0] ?? null),
    enabled: fiscalYearId !== undefined,
  });

export const publishedFleetPlansQuery = queryOptions({
  queryKey: ['fleet', 'published'] as const,
  queryFn: ({ signal }) => api.every('/fleet_plans', { signal }),
});

export const fleetVersionsQuery = (fleetPlanId: number | undefined) =>
  queryOptions({
    queryKey: ['fleet', 'versions', fleetPlanId] as const,
    queryFn:
      fleetPlanId === undefined
        ? skipToken
        : ({ signal }) =>
            api.every(`/fleet_plans/${fleetPlanId}/versions`, {
              query: {
                fields: {
                  fleet_plan_versions: ['id', 'number', 'reason', 'is_latest', 'author', 'created_at'],
                },
              },
              signal,
            }),
  });

export const fleetVersionQuery = (fleetPlanId: number | undefined, version: number | 'latest') =>
  queryOptions({
    queryKey: ['fleet', 'version', fleetPlanId, version] as const,
    queryFn:
      fleetPlanId === undefined
        ? skipToken
        : ({ signal }) => api.get(`/fleet_plans/${fleetPlanId}/versions/${version}`, { signal }).then(data),
  });

export const publishFleetPlan = (fleetPlanId: number, reason: string): Promise<FleetVersion> =>
  api.post(`/fleet_plans/${fleetPlanId}/versions`, { reason }).then(data);

export const calendarFeedsQuery = queryOptions({
  queryKey: ['calendar_feeds'] as const,
  queryFn: ({ signal }) => api.get('/calendar_feeds', { signal }).then(data),
});

export const addCalendarFeed = (vesselId: number | null): Promise<CalendarFeed> =>
  api.post('/calendar_feeds', { vessel_id: vesselId }).then(data);

export const revokeCalendarFeed = (id: number): Promise<void> => api.delete(`/calendar_feeds/${id}`);

export const invalidatePlans = (): Promise<void> => queryClient.invalidateQueries({ queryKey: plansKey });
