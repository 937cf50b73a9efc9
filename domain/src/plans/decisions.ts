import type { Actor } from '../shared/actor.ts';
import { hasRole } from '../shared/actor.ts';
import type { Decision } from '../shared/decision.ts';
import { allowed, firstRefusal, refused, toCan } from '../shared/decision.ts';
import type { PlanStep, ReviewLevel } from './lifecycle.ts';
import { nextLevel, planTransitions, reviewLevels } from './lifecycle.ts';
import type { PlanFacts } from './policy.ts';
import { notFinal, worksAtLevel, worksOnPlans } from './policy.ts';

/** What stands in the way of the next step, as the database or the page knows it. */
export type PlanObstacles = {
  /** Applications whose current vessel and fiscal year are the plan's, still submitted or being clarified. */
  readonly undecided_application_ids: readonly number[];
  readonly unscheduled_mission_ids: readonly number[];
  /** Missions in a conflict of severity `error` that nobody keeps knowingly. */
  readonly conflicting_mission_ids: readonly number[];
};

/** One plan for each vessel and fiscal year; that there is none yet is for the database to hold. */
export const createPlan = (actor: Actor, vesselId: number): Decision => worksOnPlans(actor, vesselId);

/** Notes, missions, conflicts kept: whatever is written into a plan. */
export const edit = (actor: Actor, plan: PlanFacts): Decision =>
  firstRefusal(
    () => worksOnPlans(actor, plan.vessel_id),
    () => notFinal(plan),
    () => worksAtLevel(actor, plan.vessel_id, plan.review_level),
  );

export const createVersion = edit;
export const addOrphan = edit;
export const keepConflict = edit;

const fromLevels = (step: PlanStep): readonly ReviewLevel[] =>
  reviewLevels.filter((level) => nextLevel(level, step) !== null);

/**
 * Who, then when: someone who never takes this step is told so (403) whatever the level; someone who does is told
 * that the plan stands elsewhere (409 `plan_level`).
 */
const takeStep = (actor: Actor, plan: PlanFacts, step: PlanStep): Decision =>
  firstRefusal(
    () => {
      const who = fromLevels(step).map((level) => worksAtLevel(actor, plan.vessel_id, level));
      return who.find((decision) => decision.allowed) ?? who[0] ?? refused('forbidden');
    },
    () => (nextLevel(plan.review_level, step) === null ? refused('plan_level') : allowed),
    () => worksAtLevel(actor, plan.vessel_id, plan.review_level),
  );

const noneLeft = (
  code: 'undecided_applications' | 'unscheduled_missions' | 'unresolved_conflicts',
  ids: readonly number[],
) => (ids.length === 0 ? allowed : refused(code, { count: ids.length }, { blocking: [...ids] }));

export const sendToNational = (actor: Actor, plan: PlanFacts, obstacles: PlanObstacles): Decision =>
  firstRefusal(
    () => takeStep(actor, plan, 'send_to_national'),
    () => noneLeft('undecided_applications', obstacles.undecided_application_ids),
  );

export const sendToExecutive = (actor: Actor, plan: PlanFacts): Decision =>
  takeStep(actor, plan, 'send_to_executive');

/**
 * A final plan makes its applications accepted, so each of its missions has a date, and each conflict of severity
 * `error` is either gone or kept knowingly by someone who said why. Warnings never block.
 */
export const setFinal = (actor: Actor, plan: PlanFacts, obstacles: PlanObstacles): Decision =>
  firstRefusal(
    () => takeStep(actor, plan, 'set_final'),
    () => noneLeft('unscheduled_missions', obstacles.unscheduled_mission_ids),
    () => noneLeft('unresolved_conflicts', obstacles.conflicting_mission_ids),
  );

export const returnPlan = (actor: Actor, plan: PlanFacts): Decision => takeStep(actor, plan, 'return');

export const reopen = (actor: Actor, plan: PlanFacts): Decision => takeStep(actor, plan, 'reopen');

/** A new version of the fiscal year's fleet plan, apart from those that final plans publish by themselves. */
export const publishFleetPlan = (actor: Actor): Decision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

export const planDecisions = (actor: Actor, plan: PlanFacts, obstacles: PlanObstacles) => ({
  edit: edit(actor, plan),
  add_mission: addOrphan(actor, plan),
  create_version: createVersion(actor, plan),
  keep_conflict: keepConflict(actor, plan),
  send_to_national: sendToNational(actor, plan, obstacles),
  send_to_executive: sendToExecutive(actor, plan),
  set_final: setFinal(actor, plan, obstacles),
  return: returnPlan(actor, plan),
  reopen: reopen(actor, plan),
});

export type PlanAction = keyof ReturnType<typeof planDecisions>;

export const planCan = (
  actor: Actor,
  plan: PlanFacts,
  obstacles: PlanObstacles,
): Record<PlanAction, boolean> => toCan(planDecisions(actor, plan, obstacles));

/** The steps that exist at the plan's level, whether or not they are allowed now. */
export const stepsAt = (level: ReviewLevel): readonly PlanStep[] =>
  Object.keys(planTransitions[level]) as PlanStep[];
