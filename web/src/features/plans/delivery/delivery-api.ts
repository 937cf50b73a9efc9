import { queryOptions } from '@tanstack/react-query';
import type { ExpectedDelivery } from '@shiptime/domain/plans/wire/expected-delivery';
import { dayOfTick, tickOfDay } from '@shiptime/domain/plans/ticks';
import { startOfWeek } from '@shiptime/domain/plans/timeline/calendar';
import { api } from '#lib/api-client.ts';

export type SimulatedVessel = ExpectedDelivery['ships'][number];
export type SimulatedMission = SimulatedVessel['missions'][number];

export const deliveryQuery = (yearId: number | undefined) =>
  queryOptions({
    queryKey: ['delivery', yearId] as const,
    queryFn: ({ signal }) =>
      api.get('/delivery', { signal, query: { fiscal_year_id: yearId } }).then(({ data }) => data),
    enabled: yearId !== undefined,
  });

export type SimulatedMissionOfVessel = SimulatedMission & {
  readonly vessel_plan_id: number;
  readonly vessel_id: number;
};

const missionsOf = ({ ships }: ExpectedDelivery): readonly SimulatedMissionOfVessel[] =>
  ships.flatMap(({ vessel_plan_id, vessel_id, missions }) =>
    missions.map((mission) => ({ ...mission, vessel_plan_id, vessel_id })),
  );

/** Share of simulated years below which a mission counts as fragile. */
export const fragileThreshold = 0.85;

export const findFragileMissions = (delivery: ExpectedDelivery): readonly SimulatedMissionOfVessel[] =>
  missionsOf(delivery)
    .filter(({ completed }) => completed < fragileThreshold)
    .toSorted((a, b) => a.completed - b.completed || a.mission_id - b.mission_id);

export const findMainLossCauses = ({ lost }: SimulatedMission) =>
  (Object.entries(lost) as [keyof SimulatedMission['lost'], number][])
    .filter(([, days]) => days >= 0.1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 2);

export type MissionSpareDay = SimulatedMissionOfVessel & { readonly week: string };

const mostSpareDays = 10;

export const findBestSpareDays = (delivery: ExpectedDelivery): readonly MissionSpareDay[] =>
  missionsOf(delivery)
    .filter(({ spare_day }) => spare_day > 0)
    .toSorted((a, b) => b.spare_day - a.spare_day || a.mission_id - b.mission_id)
    .slice(0, mostSpareDays)
    .map((mission) => ({ ...mission, week: dayOfTick(startOfWeek(tickOfDay(mission.returns))) }));
