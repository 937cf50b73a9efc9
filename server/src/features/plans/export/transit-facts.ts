import { findStopsOfAdjacentYears } from '@shiptime/domain/plans/conflicts/adjacent-stops';
import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { itineraryOf, canalLockHours, type ItineraryLeg } from '@shiptime/domain/plans/conflicts/transits';
import { type PlanTotals, computePlanTotals } from '@shiptime/domain/plans/plan-totals';
import type { Span } from '@shiptime/domain/plans/missions';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { Db } from '#db/connection.ts';
import { type AdjacentYearFacts, loadAdjacentYearFacts } from '../conflicts/adjacent-year-facts.ts';
import { loadLanes, collectPortIds, loadPorts } from '../conflicts/board-facts.ts';
import { loadSeaDistances } from '../conflicts/distances.ts';

type PortName = { readonly id: number; readonly name_en: string; readonly name_fr: string };

/** Transit that departs as late as possible, as on the timeline. */
type TransitFact = Span & {
  readonly from: PortName | null;
  readonly to: PortName | null;
  readonly nautical_miles: number | null;
  readonly hours: number | null;
};

export type TransitFacts = {
  readonly transits: ReadonlyMap<number, readonly TransitFact[]>;
  readonly ships: ReadonlyMap<number, VesselTotals>;
};

export type VesselTotals = { readonly totals: PlanTotals; readonly science_berths: number | null };

export const noTransitFacts: TransitFacts = { transits: new Map(), ships: new Map() };

const transitsToTell = (
  ways: readonly ItineraryLeg[],
  knots: number | null,
  ports: ReadonlyMap<number, PortName>,
): TransitFact[] =>
  ways
    .filter(({ from_port_id, to_port_id }) => to_port_id !== null && from_port_id !== to_port_id)
    .map(({ sails, distance, from_port_id, to_port_id }) => {
      const miles = distance === null || distance.method === 'none' ? null : distance.nautical_miles;
      return {
        ...sails,
        from: ports.get(from_port_id ?? 0) ?? null,
        to: ports.get(to_port_id ?? 0) ?? null,
        nautical_miles: miles,
        hours:
          distance === null || miles === null || knots === null
            ? null
            : miles / knots + canalLockHours(distance),
      };
    });

const portNames = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PortName>> => {
  if (ids.length === 0) return new Map();
  const ports = db.selectFrom('ports').select(['id', 'name_en', 'name_fr']).where('id', 'in', ids);
  return new Map((await ports.execute()).map((port) => [port.id, port]));
};

/**
 * Uses current distances and speeds. `includesAdjacentYears`: include missions and constraints of adjacent
 * years.
 */
export const loadTransitFacts = async (
  db: Db,
  plans: readonly PlanSnapshot[],
  includesAdjacentYears = true,
): Promise<TransitFacts> => {
  const [first] = plans;
  if (!first) return noTransitFacts;
  const lanes = await loadLanes(
    db,
    plans.map(({ vessel_plan_id }) => vessel_plan_id),
  );
  if (lanes.length === 0) return noTransitFacts;
  const { start_date, end_date } = first.names.fiscal_year;
  const vesselIds = lanes.map(({ id }) => id);
  const untold: AdjacentYearFacts = { missions: [], constraints: [] };
  const beside = includesAdjacentYears
    ? await loadAdjacentYearFacts(db, vesselIds, start_date, end_date)
    : untold;
  const portIds = collectPortIds(
    lanes,
    [...plans.flatMap(({ missions }) => missions), ...beside.missions.map(({ mission }) => mission)],
    [...plans.flatMap(({ constraints }) => constraints), ...beside.constraints],
  );
  const board = createBoard({
    fiscal_year: first.names.fiscal_year,
    applications: [],
    ports: await loadPorts(db, portIds),
    distance: await loadSeaDistances(db, portIds),
    kept: [],
    lanes: lanes.map(({ plan_id, fiscal_year_id: _id, year_start: _start, year_end: _end, ...vessel }) => {
      const plan = plans.find(({ vessel_plan_id }) => vessel_plan_id === plan_id);
      return {
        vessel_plan_id: plan_id,
        vessel,
        missions: plan?.missions ?? [],
        constraints: plan?.constraints ?? [],
        ...findStopsOfAdjacentYears(beside, vessel.id, { start_date, end_date }),
      };
    }),
  });
  const names = await portNames(db, portIds);
  const { conflictContext } = board;
  const transitsOf = ({ lane }: (typeof board.lanes)[number]) =>
    transitsToTell(itineraryOf(lane, conflictContext), lane.vessel.cruising_speed, names);
  return {
    transits: new Map(board.lanes.map((each) => [each.lane.vessel_plan_id, transitsOf(each)])),
    ships: new Map(
      board.lanes.map(({ lane }) => [
        lane.vessel_plan_id,
        { totals: computePlanTotals(lane, conflictContext), science_berths: lane.vessel.science_berths },
      ]),
    ),
  };
};
