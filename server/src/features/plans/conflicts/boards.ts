import { conflictsOf, createBoard, type Board } from '@shiptime/domain/plans/conflicts/board';
import { findStopsOfAdjacentYears } from '@shiptime/domain/plans/conflicts/adjacent-stops';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { Db } from '#db/connection.ts';
import { findMissionsOfPlans } from '../missions/mission-queries.ts';
import { loadApplicationFacts } from './application-facts.ts';
import {
  loadConstraints,
  loadKeptConflicts,
  loadLanes,
  loadMissionsOnOtherPlans,
  collectPortIds,
  loadPorts,
  type KeptConflictRow,
  type LaneFacts,
} from './board-facts.ts';
import { loadAdjacentYearFacts } from './adjacent-year-facts.ts';
import { loadSeaDistances } from './distances.ts';

export type LoadedBoard = { readonly board: Board; readonly kept: readonly KeptConflictRow[] };

const applicationIds = (missions: readonly Mission[]): number[] => [
  ...new Set(missions.flatMap((mission) => mission.ship_time_request_id ?? [])),
];

export const loadBoardOfYear = async (
  db: Db,
  lanes: readonly LaneFacts[],
  searching: readonly Mission[] = [],
): Promise<LoadedBoard> => {
  const { year_start: start_date, year_end: end_date } = lanes[0]!;
  const planIds = lanes.map((lane) => lane.plan_id);
  const missions = await findMissionsOfPlans(db, planIds);
  const asked = applicationIds([...missions, ...searching]);
  const constraints = await loadConstraints(
    db,
    lanes.map((lane) => lane.id),
    start_date,
    end_date,
  );
  const beside = await loadAdjacentYearFacts(
    db,
    lanes.map((lane) => lane.id),
    start_date,
    end_date,
  );
  const ports = collectPortIds(
    lanes,
    [...missions, ...searching, ...beside.missions.map(({ mission }) => mission)],
    [...constraints, ...beside.constraints],
  );
  const elsewhere = await loadMissionsOnOtherPlans(db, asked, planIds);
  const kept = await loadKeptConflicts(
    db,
    [...missions, ...elsewhere.map(({ mission }) => mission)].map((mission) => mission.id),
  );
  const board = createBoard({
    fiscal_year: { start_date, end_date },
    applications: await loadApplicationFacts(db, asked),
    ports: await loadPorts(db, ports),
    distance: await loadSeaDistances(db, ports),
    kept,
    elsewhere,
    lanes: lanes.map(({ plan_id, fiscal_year_id: _year, year_start: _start, year_end: _end, ...vessel }) => ({
      vessel_plan_id: plan_id,
      vessel,
      missions: missions.filter((mission) => mission.vessel_plan_id === plan_id),
      constraints: constraints.filter((constraint) => constraint.vessel_id === vessel.id),
      ...findStopsOfAdjacentYears(beside, vessel.id, { start_date, end_date }),
    })),
  });
  return { board, kept };
};

/** Board of each plan's fiscal year, by plan id. */
export const loadBoardsByPlan = async (
  db: Db,
  planIds: readonly number[],
): Promise<Map<number, LoadedBoard>> => {
  const boards = new Map<number, LoadedBoard>();
  if (planIds.length === 0) return boards;
  const lanes = await loadLanes(db, planIds);
  for (const year of new Set(lanes.map((lane) => lane.fiscal_year_id))) {
    const ofYear = lanes.filter((lane) => lane.fiscal_year_id === year);
    const opened = await loadBoardOfYear(db, ofYear);
    for (const lane of ofYear) boards.set(lane.plan_id, opened);
  }
  return boards;
};

export const findConflictsOfPlan = (board: Board, planId: number): Conflict[] => {
  const lane = board.lanes.find((each) => each.lane.vessel_plan_id === planId);
  if (!lane) return [];
  const ids = new Set(lane.lane.subjects.map(({ mission }) => mission.id));
  return conflictsOf(board).filter((found) => found.mission_ids.some((id) => ids.has(id)));
};
