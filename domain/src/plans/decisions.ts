import type { Actor } from '../shared/actor.ts';
import { hasRole } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import { allowed, firstRefusal, refused, toPermissionFlags } from '../shared/permission-decision.ts';
import type { Conflict } from './conflicts/conflict.ts';
import type { PlanStep, ReviewLevel } from './lifecycle.ts';
import { nextLevel, planTransitions, reviewLevels } from './lifecycle.ts';
import type { PlanFacts } from './policy.ts';
import {
  isScenarioPlan,
  checkNotFinal,
  mayWorkAtLevel,
  mayWorkOnPlans,
  mayWorkOnScenarios,
} from './policy.ts';

export type PlanObstacles = {
  readonly undecided_application_ids: readonly number[];
  readonly unscheduled_mission_ids: readonly number[];
  readonly unscheduled_application_ids?: readonly number[];
  readonly unresolved_conflicts?: readonly UnresolvedConflict[];
};

export const noObstacles: PlanObstacles = { undecided_application_ids: [], unscheduled_mission_ids: [] };

export type UnresolvedConflict = Pick<Conflict, 'code' | 'mission_ids' | 'constraint_id'>;

export const mayCreatePlan = (actor: Actor, vesselId: number): PermissionDecision =>
  mayWorkOnPlans(actor, vesselId);

export const mayEditPlan = (actor: Actor, plan: PlanFacts): PermissionDecision =>
  isScenarioPlan(plan)
    ? mayWorkOnScenarios(actor)
    : firstRefusal(
        () => mayWorkOnPlans(actor, plan.vessel_id),
        () => checkNotFinal(plan),
        () => mayWorkAtLevel(actor, plan.vessel_id, plan.review_level),
      );

const isAPlan = (plan: PlanFacts): PermissionDecision =>
  isScenarioPlan(plan) ? refused('what_if') : allowed;

export const mayCreateVersion = (actor: Actor, plan: PlanFacts): PermissionDecision =>
  firstRefusal(
    () => mayEditPlan(actor, plan),
    () => isAPlan(plan),
  );
export const mayAddOrphanMission = mayEditPlan;
export const mayKeepConflict = mayEditPlan;

export const mayImportMissions = mayWorkOnScenarios;

/** Allowed for final plans too, because recording delivery changes nothing planned. */
export const mayRecordDelivery = (actor: Actor, plan: PlanFacts): PermissionDecision =>
  firstRefusal(
    () => isAPlan(plan),
    () => mayWorkOnPlans(actor, plan.vessel_id),
  );

const fromLevels = (step: PlanStep): readonly ReviewLevel[] =>
  reviewLevels.filter((level) => nextLevel(level, step) !== null);

/** Checks the role first (403), then the level (409 `plan_level`). */
const mayTakeStep = (actor: Actor, plan: PlanFacts, step: PlanStep): PermissionDecision =>
  firstRefusal(
    () => {
      const who = fromLevels(step).map((level) => mayWorkAtLevel(actor, plan.vessel_id, level));
      return who.find((decision) => decision.allowed) ?? who[0] ?? refused('forbidden');
    },
    () => isAPlan(plan),
    () => (nextLevel(plan.review_level, step) === null ? refused('plan_level') : allowed),
    () => mayWorkAtLevel(actor, plan.vessel_id, plan.review_level),
  );

const nothingInTheInbox = ({ undecided_application_ids: ids }: PlanObstacles): PermissionDecision =>
  ids.length === 0
    ? allowed
    : refused('undecided_applications', { count: ids.length }, { blocking: [...ids] });

export const maySendPlanToNational = (
  actor: Actor,
  plan: PlanFacts,
  obstacles: PlanObstacles,
): PermissionDecision =>
  firstRefusal(
    () => mayTakeStep(actor, plan, 'send_to_national'),
    () => nothingInTheInbox(obstacles),
  );

export const maySendToExecutive = (actor: Actor, plan: PlanFacts): PermissionDecision =>
  mayTakeStep(actor, plan, 'send_to_executive');

const everyMissionHasItsDate = ({
  unscheduled_mission_ids: missions,
  unscheduled_application_ids: applications = [],
}: PlanObstacles): PermissionDecision =>
  missions.length === 0
    ? allowed
    : refused(
        'unscheduled_missions',
        { count: missions.length },
        { blocking: [...applications], missions: [...missions] },
      );

const nothingUnresolved = ({ unresolved_conflicts: found = [] }: PlanObstacles): PermissionDecision =>
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

/** A final plan needs a date for every mission, because the applications become accepted. */
export const maySetFinal = (actor: Actor, plan: PlanFacts, obstacles: PlanObstacles): PermissionDecision =>
  firstRefusal(
    () => mayTakeStep(actor, plan, 'set_final'),
    () => everyMissionHasItsDate(obstacles),
    () => nothingUnresolved(obstacles),
  );

export const mayReturnPlan = (actor: Actor, plan: PlanFacts): PermissionDecision =>
  mayTakeStep(actor, plan, 'return');

export const mayReopenPlan = (actor: Actor, plan: PlanFacts): PermissionDecision =>
  mayTakeStep(actor, plan, 'reopen');

export const mayAskForAmendment = (actor: Actor, plan: PlanFacts): PermissionDecision =>
  firstRefusal(
    () => isAPlan(plan),
    () => mayWorkOnPlans(actor, plan.vessel_id),
    () => (plan.review_level === 'final' ? allowed : refused('plan_level')),
  );

export const mayEditOrAmendPlan = (actor: Actor, plan: PlanFacts): PermissionDecision => {
  const editing = mayEditPlan(actor, plan);
  return editing.allowed || !mayReopenPlan(actor, plan).allowed ? editing : allowed;
};

export const mayPublishFleetPlan = (actor: Actor): PermissionDecision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

export const checkPlanActions = (actor: Actor, plan: PlanFacts, obstacles: PlanObstacles) => ({
  edit: mayEditPlan(actor, plan),
  add_mission: mayAddOrphanMission(actor, plan),
  create_version: mayCreateVersion(actor, plan),
  keep_conflict: mayKeepConflict(actor, plan),
  send_to_national: maySendPlanToNational(actor, plan, obstacles),
  send_to_executive: maySendToExecutive(actor, plan),
  set_final: maySetFinal(actor, plan, obstacles),
  return: mayReturnPlan(actor, plan),
  reopen: mayReopenPlan(actor, plan),
});

export type PlanAction = keyof ReturnType<typeof checkPlanActions>;

export const planPermissions = (
  actor: Actor,
  plan: PlanFacts,
  obstacles: PlanObstacles,
): Record<PlanAction, boolean> => toPermissionFlags(checkPlanActions(actor, plan, obstacles));

export const stepsFromLevel = (level: ReviewLevel): readonly PlanStep[] =>
  Object.keys(planTransitions[level]) as PlanStep[];
