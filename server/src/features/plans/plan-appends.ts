import type { z } from 'zod';
import type { ConflictCounts, Plan, planStepObstaclesSchema } from '@shiptime/domain/plans/wire/plan';
import { checkPlanActions, type PlanObstacles } from '@shiptime/domain/plans/decisions';
import { type Conflict, isUnscheduledConflict } from '@shiptime/domain/plans/conflicts/conflict';
import { nextStepUp } from '@shiptime/domain/plans/lifecycle';
import { computePlanTotals } from '@shiptime/domain/plans/plan-totals';
import { translate } from '#http/language.ts';
import { describeRefusals } from '#http/refusals.ts';
import { findConflictsOfPlan, type LoadedBoard } from './conflicts/boards.ts';
import type { PlanRow } from './plan-queries.ts';
import type { PlanReader } from './plan-relations.ts';

type Blocking = z.infer<typeof planStepObstaclesSchema>;

const countsOf = (found: readonly Conflict[]): ConflictCounts => {
  const counts = { error: 0, warning: 0, info: 0, kept: 0 };
  for (const each of found) if (!isUnscheduledConflict(each)) counts[each.kept ? 'kept' : each.severity] += 1;
  return counts;
};

const missionsInConflict = ({ unresolved_conflicts: found = [] }: PlanObstacles): number[] => [
  ...new Set(found.flatMap(({ mission_ids }) => mission_ids.at(-1) ?? [])),
];

const blockingOf = (plan: PlanRow, obstacles: PlanObstacles, { actor, language }: PlanReader): Blocking => {
  const step = nextStepUp(plan.review_level);
  const candidates =
    step === 'send_to_national'
      ? [['undecided_applications', obstacles.undecided_application_ids] as const]
      : step === 'set_final'
        ? [
            ['unscheduled_missions', obstacles.unscheduled_mission_ids] as const,
            ['unresolved_conflicts', missionsInConflict(obstacles)] as const,
          ]
        : [];
  const reasons = candidates
    .filter(([, ids]) => ids.length > 0)
    .map(([code, ids]) => ({
      code,
      ids: [...ids],
      message: translate(language, `plans:blocked.${code}`, { count: ids.length }),
    }));
  const left_out = plan.review_level === 'final' ? [...obstacles.undecided_application_ids] : [];
  return {
    step,
    reasons,
    left_out,
    refusals: describeRefusals(checkPlanActions(actor, plan, obstacles), language),
  };
};

const totalsIn = ({ board }: LoadedBoard, planId: number) => {
  const lane = board.lanes.find((each) => each.lane.vessel_plan_id === planId);
  return lane ? computePlanTotals(lane.lane, board.conflictContext) : null;
};

type Appending = {
  readonly appends: ReadonlySet<string>;
  readonly obstacles: PlanObstacles;
  readonly opened: LoadedBoard | undefined;
  readonly reader: PlanReader;
};

export const presentPlanAppends = (
  plan: PlanRow,
  { appends, obstacles, opened, reader }: Appending,
): Pick<Plan, 'totals' | 'conflicts' | 'blocking'> => ({
  ...(appends.has('totals') && opened && { totals: totalsIn(opened, plan.id) }),
  ...(appends.has('conflicts') &&
    opened && { conflicts: countsOf(findConflictsOfPlan(opened.board, plan.id)) }),
  ...(appends.has('blocking') && { blocking: blockingOf(plan, obstacles, reader) }),
});
