import type { Actor } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import { allowed, firstRefusal, refused, toPermissionFlags } from '../shared/permission-decision.ts';
import { mayEditPlan } from './decisions.ts';
import { isScenarioPlan, type PlanFacts } from './policy.ts';

export type MissionFacts = {
  readonly ship_time_request_id: number | null;
  readonly application_mission_count: number;
  readonly is_last_on_vessel?: boolean;
  readonly operational_days: number;
};

export const minimumMissionDays = 0.25;

export const mayEditMission = mayEditPlan;

/**
 * An application keeps at least one mission on its vessel; moving the last one is a reassignment,
 * which requires a reason.
 */
const notTheLast = (mission: MissionFacts): PermissionDecision =>
  mission.ship_time_request_id === null ||
  (mission.application_mission_count > 1 && mission.is_last_on_vessel !== true)
    ? allowed
    : refused('last_mission');

export const mayDeleteMission = (actor: Actor, plan: PlanFacts, mission: MissionFacts): PermissionDecision =>
  firstRefusal(
    () => mayEditPlan(actor, plan),
    () => notTheLast(mission),
  );

export const mayRemoveMissionFromPlan = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
): PermissionDecision =>
  isScenarioPlan(plan) ? mayEditPlan(actor, plan) : mayDeleteMission(actor, plan, mission);

/**
 * Requires edit rights on the source plan only; the target must not be final, nor regional outside a
 * scenario.
 */
export const mayTransferMission = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
  target: PlanFacts,
): PermissionDecision =>
  firstRefusal(
    () => mayRemoveMissionFromPlan(actor, plan, mission),
    () => (target.review_level === 'regional' && !isScenarioPlan(target) ? refused('plan_level') : allowed),
    () => (target.review_level === 'final' ? refused('read_only') : allowed),
  );

/** `where`: plan that holds the mission; null if it was deleted. */
export const mayUndoOwnMissionChange = (
  actor: Actor,
  plan: PlanFacts,
  where: PlanFacts | null,
): PermissionDecision =>
  firstRefusal(
    () => mayEditPlan(actor, plan),
    () => (where?.review_level === 'final' ? refused('read_only') : allowed),
  );

export const isDivisible = (
  { operational_days }: Pick<MissionFacts, 'operational_days'>,
  leastPart = minimumMissionDays,
): boolean => operational_days >= 2 * leastPart;

export const maySplitMission = (actor: Actor, plan: PlanFacts, mission: MissionFacts): PermissionDecision =>
  firstRefusal(
    () => mayEditPlan(actor, plan),
    () => (isDivisible(mission) ? allowed : refused('limit_reached')),
  );

export const mayJoinMissions = (
  actor: Actor,
  plan: PlanFacts,
  first: MissionFacts,
  second: MissionFacts,
): PermissionDecision =>
  firstRefusal(
    () => mayEditPlan(actor, plan),
    () =>
      first.ship_time_request_id === second.ship_time_request_id ? allowed : refused('invalid_transition'),
  );

export const checkMissionActions = (actor: Actor, plan: PlanFacts, mission: MissionFacts) => ({
  edit: mayEditMission(actor, plan),
  move: mayRemoveMissionFromPlan(actor, plan, mission),
  split: maySplitMission(actor, plan, mission),
  delete: mayDeleteMission(actor, plan, mission),
});

export type MissionAction = keyof ReturnType<typeof checkMissionActions>;

export const missionPermissions = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
): Record<MissionAction, boolean> => toPermissionFlags(checkMissionActions(actor, plan, mission));
