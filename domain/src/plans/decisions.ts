import type { Actor } from '../shared/actor.ts';
import { hasRole } from '../shared/actor.ts';
import type { Decision } from '../shared/decision.ts';
import { allowed, firstRefusal, refused, toCan } from '../shared/decision.ts';
import type { Conflict } from './conflicts/conflict.ts';
import type { PlanStep, ReviewLevel } from './lifecycle.ts';
import { nextLevel, planTransitions, reviewLevels } from './lifecycle.ts';
import type { PlanFacts } from './policy.ts';
import { isWhatIf, notFinal, worksAtLevel, worksOnPlans, worksOnScenarios } from './policy.ts';

/** What stands in the way of the next step, as the database or the page knows it. */
export type PlanObstacles = {
  /** Applications whose current vessel and fiscal year are the plan's, still submitted or being clarified. */
  readonly undecided_application_ids: readonly number[];
  readonly unscheduled_mission_ids: readonly number[];
  /** The applications of those missions: what their proponents ask for is not decided yet. */
  readonly unscheduled_application_ids?: readonly number[];
  /** Errors that are neither solved nor kept knowingly; only *final* asks for them. */
  readonly unresolved_conflicts?: readonly UnresolvedConflict[];
};

export const noObstacles: PlanObstacles = { undecided_application_ids: [], unscheduled_mission_ids: [] };

export type UnresolvedConflict = Pick<Conflict, 'code' | 'mission_ids' | 'constraint_id'>;

/** One plan for each vessel and fiscal year; that there is none yet is for the database to hold. */
export const createPlan = (actor: Actor, vesselId: number): Decision => worksOnPlans(actor, vesselId);

/** Notes, missions, conflicts kept: whatever is written into a plan. */
export const edit = (actor: Actor, plan: PlanFacts): Decision =>
  isWhatIf(plan)
    ? worksOnScenarios(actor)
    : firstRefusal(
        () => worksOnPlans(actor, plan.vessel_id),
        () => notFinal(plan),
        () => worksAtLevel(actor, plan.vessel_id, plan.review_level),
      );

/** A what-if is no plan: it has neither steps nor versions, and is adopted or left. */
const isAPlan = (plan: PlanFacts): Decision => (isWhatIf(plan) ? refused('what_if') : allowed);

export const createVersion = (actor: Actor, plan: PlanFacts): Decision =>
  firstRefusal(
    () => edit(actor, plan),
    () => isAPlan(plan),
  );
export const addOrphan = edit;
export const keepConflict = edit;

/** Before any plan is known: each row then asks the plan that it goes into. */
export const importMissions = worksOnScenarios;

/** Allowed for a final plan, too: a delivered voyage changes nothing that was planned. */
export const recordDelivery = (actor: Actor, plan: PlanFacts): Decision =>
  firstRefusal(
    () => isAPlan(plan),
    () => worksOnPlans(actor, plan.vessel_id),
  );

const fromLevels = (step: PlanStep): readonly ReviewLevel[] =>
  reviewLevels.filter((level) => nextLevel(level, step) !== null);

/**
 * Who, then when: someone who never takes this step is told so (403) whatever the level; someone who does is told
 * that the plan stands elsewhere (409 `plan_level`).
 */
const mayTakeStep = (actor: Actor, plan: PlanFacts, step: PlanStep): Decision =>
  firstRefusal(
    () => {
      const who = fromLevels(step).map((level) => worksAtLevel(actor, plan.vessel_id, level));
      return who.find((decision) => decision.allowed) ?? who[0] ?? refused('forbidden');
    },
    () => isAPlan(plan),
    () => (nextLevel(plan.review_level, step) === null ? refused('plan_level') : allowed),
    () => worksAtLevel(actor, plan.vessel_id, plan.review_level),
  );

const nothingInTheInbox = ({ undecided_application_ids: ids }: PlanObstacles): Decision =>
  ids.length === 0
    ? allowed
    : refused('undecided_applications', { count: ids.length }, { blocking: [...ids] });

export const sendToNational = (actor: Actor, plan: PlanFacts, obstacles: PlanObstacles): Decision =>
  firstRefusal(
    () => mayTakeStep(actor, plan, 'send_to_national'),
    () => nothingInTheInbox(obstacles),
  );

export const sendToExecutive = (actor: Actor, plan: PlanFacts): Decision =>
  mayTakeStep(actor, plan, 'send_to_executive');

const everyMissionHasItsDate = ({
  unscheduled_mission_ids: missions,
  unscheduled_application_ids: applications = [],
}: PlanObstacles): Decision =>
  missions.length === 0
    ? allowed
    : refused(
        'unscheduled_missions',
        { count: missions.length },
        { blocking: [...applications], missions: [...missions] },
      );

const nothingUnresolved = ({ unresolved_conflicts: found = [] }: PlanObstacles): Decision =>
  found.length === 0
    ? allowed
    : refused(
        'unresolved_conflicts',
        { count: found.length },
        {
          conflicts: found.map(({ code, mission_ids, constraint_id }) => ({
            code,
            mission_ids: [...mission_ids],
            constraint_id: constraint_id ?? null,
          })),
        },
      );

/**
 * A final plan makes its applications accepted, so each of its missions has a date, and whatever is wrong with it
 * stands there knowingly, with a reason (record 0009).
 */
export const setFinal = (actor: Actor, plan: PlanFacts, obstacles: PlanObstacles): Decision =>
  firstRefusal(
    () => mayTakeStep(actor, plan, 'set_final'),
    () => everyMissionHasItsDate(obstacles),
    () => nothingUnresolved(obstacles),
  );

export const returnPlan = (actor: Actor, plan: PlanFacts): Decision => mayTakeStep(actor, plan, 'return');

export const reopen = (actor: Actor, plan: PlanFacts): Decision => mayTakeStep(actor, plan, 'reopen');

/** To edit a plan, or the amendment of a final one that the same press opens (record 0128). */
export const editOrAmend = (actor: Actor, plan: PlanFacts): Decision => {
  const editing = edit(actor, plan);
  return editing.allowed || !reopen(actor, plan).allowed ? editing : allowed;
};

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
