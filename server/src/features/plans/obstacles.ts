import { sql } from 'kysely';
import type { PlanObstacles } from '@shiptime/domain/plans/decisions';
import type { PlanStep } from '@shiptime/domain/plans/lifecycle';
import { isUnresolved } from '@shiptime/domain/plans/conflicts/conflict';
import { statuses, undecidedStatuses } from '@shiptime/domain/applications/lifecycle';
import type { Db } from '../../db/connection.ts';
import { conflictsOfPlan, openBoards, type OpenBoard } from './conflicts/boards.ts';

export const noObstacles: PlanObstacles = {
  undecided_application_ids: [],
  unscheduled_mission_ids: [],
  conflicting_mission_ids: [],
};

type Waiting = { id: number; undecided: number[]; unscheduled: number[] };

const waitingOn = async (db: Db, planIds: readonly number[]): Promise<Waiting[]> => {
  const undecided = undecidedStatuses.map((key) => statuses[key]);
  const { rows } = await sql<Waiting>`
    select p.id,
      array(select r.id from ship_time_requests r where r.vessel_id = p.vessel_id
        and r.fiscal_year_id = p.fiscal_year_id and r.status_id = any(${undecided}::int[]) order by r.id) as undecided,
      array(select m.id from missions m where m.vessel_plan_id = p.id and m.start_date is null order by m.id)
        as unscheduled
    from vessel_plans p where p.id = any(${planIds}::int[])`.execute(db);
  return rows;
};

const conflictingIn = ({ board }: OpenBoard, planId: number): number[] => {
  const own = board.lanes.find((each) => each.lane.vessel_plan_id === planId);
  const ids = new Set(own?.lane.subjects.map(({ mission }) => mission.id));
  const found = conflictsOfPlan(board, planId)
    .filter(isUnresolved)
    .flatMap((each) => each.mission_ids);
  return [...new Set(found)].filter((id) => ids.has(id)).toSorted((a, b) => a - b);
};

/** What stands in the way of each plan's next step. */
export const obstaclesOf = async (
  db: Db,
  planIds: readonly number[],
  boards: ReadonlyMap<number, OpenBoard>,
): Promise<Map<number, PlanObstacles>> => {
  const waiting = planIds.length === 0 ? [] : await waitingOn(db, planIds);
  return new Map(
    waiting.map(({ id, undecided, unscheduled }) => {
      const board = boards.get(id);
      return [
        id,
        {
          undecided_application_ids: undecided,
          unscheduled_mission_ids: unscheduled,
          conflicting_mission_ids: board ? conflictingIn(board, id) : [],
        },
      ];
    }),
  );
};

/** For the step that is being taken: with conflicts only where the step asks for them. */
export const obstaclesTo = async (db: Db, step: PlanStep, planId: number): Promise<PlanObstacles> => {
  const boards = await openBoards(db, step === 'set_final' ? [planId] : []);
  return (await obstaclesOf(db, [planId], boards)).get(planId) ?? noObstacles;
};
