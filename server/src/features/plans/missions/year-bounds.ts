import { findFiscalYearProblem, type YearBounds } from '@shiptime/domain/plans/fiscal-year-bounds';
import { occupiedSpan, type MissionTiming } from '@shiptime/domain/plans/missions';
import type { Tx } from '#db/connection.ts';
import { invalidRefusal } from '#http/refusal.ts';
import type { PlanRow } from '../plan-queries.ts';

export type DatedMission = {
  readonly before?: MissionTiming;
  readonly after: MissionTiming;
  readonly path?: string;
};

type OfYear = Pick<PlanRow, 'fiscal_year_id'>;

export const findYearOfPlan = async (tx: Tx, plan: OfYear): Promise<YearBounds> =>
  tx
    .selectFrom('fiscal_years')
    .select(['start_date', 'end_date'])
    .where('id', '=', plan.fiscal_year_id)
    .executeTakeFirstOrThrow();

const isMoved = ({ before, after }: DatedMission): boolean => {
  const [was, is] = [before && occupiedSpan(before), occupiedSpan(after)];
  return was?.start !== is?.start || was?.end !== is?.end;
};

/** Throws if a moved mission leaves its fiscal year; missions that did not move are not checked. */
export const requireMissionsWithinYear = async (
  tx: Tx,
  plan: OfYear,
  missions: readonly DatedMission[],
): Promise<void> => {
  const moved = missions.filter(isMoved);
  if (moved.length === 0) return;
  const year = await findYearOfPlan(tx, plan);
  const problems = moved.flatMap(({ after, path = '' }) => {
    const problem = findFiscalYearProblem(after, year);
    return problem ? [{ ...problem, field: `${path}${problem.field}` }] : [];
  });
  if (problems.length > 0) throw invalidRefusal(problems);
};
