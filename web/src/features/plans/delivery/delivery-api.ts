import { queryOptions } from '@tanstack/react-query';
import type { Delivery } from '@shiptime/domain/plans/wire/delivery';
import { dayOfTick, tickOfDay } from '@shiptime/domain/plans/ticks';
import { weekContaining } from '@shiptime/domain/plans/timeline/calendar';
import { api } from '#lib/api-client.ts';

export type DeliveredShip = Delivery['ships'][number];
export type DeliveredMission = DeliveredShip['missions'][number];

export const deliveryQuery = (yearId: number | undefined) =>
  queryOptions({
    queryKey: ['delivery', yearId] as const,
    queryFn: ({ signal }) =>
      api.get('/delivery', { signal, query: { fiscal_year_id: yearId } }).then(({ data }) => data),
    enabled: yearId !== undefined,
  });

export type ShipMission = DeliveredMission & {
  readonly vessel_plan_id: number;
  readonly vessel_id: number;
};

const missionsOf = ({ ships }: Delivery): readonly ShipMission[] =>
  ships.flatMap(({ vessel_plan_id, vessel_id, missions }) =>
    missions.map((mission) => ({ ...mission, vessel_plan_id, vessel_id })),
  );

/** Share of simulated years below which a mission counts as fragile. */
export const fragileThreshold = 0.85;

export const fragileMissions = (delivery: Delivery): readonly ShipMission[] =>
  missionsOf(delivery)
    .filter(({ completed }) => completed < fragileThreshold)
    .toSorted((a, b) => a.completed - b.completed || a.mission_id - b.mission_id);

export const mainLossCauses = ({ lost }: DeliveredMission) =>
  (Object.entries(lost) as [keyof DeliveredMission['lost'], number][])
    .filter(([, days]) => days >= 0.1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 2);

export type SpareDay = ShipMission & { readonly week: string };

const mostSpareDays = 10;

export const bestSpareDays = (delivery: Delivery): readonly SpareDay[] =>
  missionsOf(delivery)
    .filter(({ spare_day }) => spare_day > 0)
    .toSorted((a, b) => b.spare_day - a.spare_day || a.mission_id - b.mission_id)
    .slice(0, mostSpareDays)
    .map((mission) => ({ ...mission, week: dayOfTick(weekContaining(tickOfDay(mission.returns))) }));
