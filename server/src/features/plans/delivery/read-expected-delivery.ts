import { setImmediate as nextTurn } from 'node:timers/promises';
import { findMissionWaters } from '@shiptime/domain/plans/delivery/delivery-areas';
import { assumedDeliveryRates, weightedCorrection } from '@shiptime/domain/plans/delivery/delivery-rates';
import { type DeliveryFacts, prepareLaneForSimulation } from '@shiptime/domain/plans/delivery/planned-lanes';
import {
  type FleetForecast,
  type LaneSimulationInput,
  simulateFleet,
} from '@shiptime/domain/plans/delivery/simulate-fleet';
import type { MissionWithApplication } from '@shiptime/domain/plans/conflicts/conflict-context';
import { dayOfTick } from '@shiptime/domain/plans/ticks';
import type { ExpectedDelivery } from '@shiptime/domain/plans/wire/expected-delivery';
import type { Db } from '#db/connection.ts';
import { findPlanIdsOfYear } from '../plan-queries.ts';
import { loadLanes } from '../conflicts/board-facts.ts';
import { loadBoardOfYear } from '../conflicts/boards.ts';
import {
  loadConstraintKinds,
  loadReportedLosses,
  type ReportedLosses,
  type DeliveryVesselRow,
  loadVesselsOfPlans,
  loadWorkAreasAndNeeds,
  type WorkAreasAndNeeds,
} from './delivery-facts.ts';

export type ExpectedDeliveryQuery = {
  readonly fiscal_year_id: number;
  readonly scenario_id?: number | undefined;
  readonly years: number;
  readonly seed: number;
};

const otherWork = ['heavy_icebreaker', 'medium_icebreaker', 'high_endurance_multi_tasked', 'offshore_patrol'];
const icebreakers = ['heavy_icebreaker', 'medium_icebreaker'];

/** Shares of days lost to weather and to breakdowns at the assumed rates. */
const expectedWeather = 0.04;
const expectedStops = 0.023;
const correctionsOf = ({ reported, weather, breakdown }: ReportedLosses): DeliveryFacts['corrections'] => ({
  weather: weightedCorrection(reported * expectedWeather, weather),
  stops: weightedCorrection(reported * expectedStops, breakdown),
});

type Work = ReadonlyMap<number, WorkAreasAndNeeds>;
const noWork: WorkAreasAndNeeds = { areas: [], needs: [] };
const workOf = (
  work: Work,
  { ship_time_request_id: id }: MissionWithApplication['mission'],
): WorkAreasAndNeeds => (id === null ? undefined : work.get(id)) ?? noWork;

const assumedOf = (ship: DeliveryVesselRow, subjects: readonly MissionWithApplication[], work: Work) => [
  'age' as const,
  ...(ship.length === null ? ['length' as const] : []),
  ...(subjects.some(
    ({ mission }) => findMissionWaters(workOf(work, mission).areas, ship.region_key).areas.length === 0,
  )
    ? ['waters' as const]
    : []),
];

const run = async (
  lanes: readonly LaneSimulationInput[],
  query: ExpectedDeliveryQuery,
): Promise<FleetForecast> => {
  const simulation = simulateFleet(lanes, assumedDeliveryRates, query);
  for (;;) {
    const step = simulation.next();
    if (step.done) return step.value;
    await nextTurn();
  }
};

/** Simulates what plans will deliver; deterministic for equal queries. */
export const readExpectedDelivery = async (
  db: Db,
  query: ExpectedDeliveryQuery,
): Promise<ExpectedDelivery> => {
  const { fiscal_year_id, scenario_id, years, seed } = query;
  const planIds = await findPlanIdsOfYear(db, fiscal_year_id, scenario_id);
  const empty = { fiscal_year_id, scenario_id: scenario_id ?? null, years, seed };
  if (planIds.length === 0)
    return { ...empty, planned: 0, days: { p10: 0, p50: 0, p90: 0 }, completed: 1, ships: [] };
  const { board } = await loadBoardOfYear(db, await loadLanes(db, planIds));
  const checked = board.lanes.map(({ lane }) => lane);
  const kinds = await loadConstraintKinds(
    db,
    checked.flatMap((lane) => lane.constraints.map(({ constraint }) => constraint!.id)),
  );
  const work = await loadWorkAreasAndNeeds(db, [...board.conflictContext.applications.keys()]);
  const ships = new Map((await loadVesselsOfPlans(db, planIds)).map((ship) => [ship.vessel_plan_id, ship]));
  const corrections = correctionsOf(await loadReportedLosses(db));
  const lanes = checked.map((lane) => {
    const ship = ships.get(lane.vessel_plan_id)!;
    return prepareLaneForSimulation(lane, board.conflictContext, {
      rates: assumedDeliveryRates,
      ship: {
        length: ship.length,
        age: null,
        is_science_ship: !otherWork.includes(ship.class_key),
        is_icebreaker: icebreakers.includes(ship.class_key),
      },
      kinds,
      watersOf: (mission) => findMissionWaters(workOf(work, mission).areas, ship.region_key),
      needsOf: (mission) => workOf(work, mission).needs,
      corrections,
    });
  });
  const outlook = await run(lanes, query);
  return {
    ...empty,
    planned: outlook.planned,
    days: outlook.days,
    completed: outlook.completed,
    ships: outlook.ships.map(({ voyages, ...ship }, at) => {
      const lane = checked[at]!;
      const subjects = new Map(lane.subjects.map((subject) => [subject.mission.id, subject]));
      const row = ships.get(ship.vessel_plan_id)!;
      return {
        ...ship,
        vessel_id: row.vessel_id,
        assumed: assumedOf(row, lane.subjects, work),
        missions: voyages.map((voyage) => {
          const { mission, operations } = subjects.get(voyage.mission_id)!;
          return { ...voyage, title: mission.title, returns: dayOfTick(operations!.end - 1) };
        }),
      };
    }),
  };
};
