import { sql } from 'kysely';
import { noObstacles, type PlanObstacles } from '@shiptime/domain/plans/decisions';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { statusIdsOf, undecidedStatuses } from '@shiptime/domain/applications/lifecycle';
import type { Db } from '#db/connection.ts';
import { findConflictsOfPlan, type LoadedBoard, loadBoardsByPlan } from './conflicts/boards.ts';

type Waiting = {
  id: number;
  review_level: ReviewLevel;
  undecided: number[];
  unscheduled: number[];
  applications: number[];
};

const waitingOn = async (db: Db, planIds: readonly number[]): Promise<Waiting[]> => {
  const undecided = statusIdsOf(undecidedStatuses);
  const { rows } = await sql<Waiting>`
    select p.id, p.review_level,
      array(select r.id from ship_time_requests r where r.vessel_id = p.vessel_id
        and r.fiscal_year_id = p.fiscal_year_id and r.status_id = any(${undecided}::int[]) order by r.id) as undecided,
      array(select m.id from missions m where m.vessel_plan_id = p.id and m.start_date is null order by m.id)
        as unscheduled,
      array(select distinct m.ship_time_request_id from missions m where m.vessel_plan_id = p.id
        and m.start_date is null and m.ship_time_request_id is not null order by 1) as applications
    from vessel_plans p where p.id = any(${planIds}::int[])`.execute(db);
  return rows;
};

/** Computes conflicts only at the executive level; pass `boards` if they are already loaded. */
export const findObstaclesByPlan = async (
  db: Db,
  planIds: readonly number[],
  boards?: ReadonlyMap<number, LoadedBoard>,
): Promise<Map<number, PlanObstacles>> => {
  const waiting = planIds.length === 0 ? [] : await waitingOn(db, planIds);
  const last = waiting.filter(({ review_level }) => review_level === 'executive').map(({ id }) => id);
  const opened = boards && boards.size > 0 ? boards : await loadBoardsByPlan(db, last);
  return new Map(
    waiting.map(({ id, review_level, undecided, unscheduled, applications }) => {
      const board = review_level === 'executive' ? opened.get(id)?.board : undefined;
      return [
        id,
        {
          undecided_application_ids: undecided,
          unscheduled_mission_ids: unscheduled,
          unscheduled_application_ids: applications,
          unresolved_conflicts: board ? findConflictsOfPlan(board, id).filter(isUnresolvedError) : [],
        },
      ];
    }),
  );
};

export const findObstaclesOfPlan = async (db: Db, planId: number): Promise<PlanObstacles> =>
  (await findObstaclesByPlan(db, [planId])).get(planId) ?? noObstacles;
