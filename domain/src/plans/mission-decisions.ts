import type { Actor } from '../shared/actor.ts';
import type { Decision } from '../shared/decision.ts';
import { allowed, firstRefusal, refused, toCan } from '../shared/decision.ts';
import { edit } from './decisions.ts';
import { isScenarioPlan, type PlanFacts } from './policy.ts';

export type MissionFacts = {
  readonly ship_time_request_id: number | null;
  readonly application_mission_count: number;
  readonly is_last_on_vessel?: boolean;
  readonly operational_days: number;
};

export const minimumMissionDays = 0.25;

export const editMission = edit;

/**
 * An application in review keeps at least one mission on its vessel; moving the last one is a reassignment,
 * which requires a reason.
 */
const notTheLast = (mission: MissionFacts): Decision =>
  mission.ship_time_request_id === null ||
  (mission.application_mission_count > 1 && mission.is_last_on_vessel !== true)
    ? allowed
    : refused('last_mission');

export const deleteMission = (actor: Actor, plan: PlanFacts, mission: MissionFacts): Decision =>
  firstRefusal(
    () => edit(actor, plan),
    () => notTheLast(mission),
  );

export const leavePlan = (actor: Actor, plan: PlanFacts, mission: MissionFacts): Decision =>
  isScenarioPlan(plan) ? edit(actor, plan) : deleteMission(actor, plan, mission);

/**
 * Requires edit rights on the source plan only. The target plan must not be final, nor regional unless in a
 * scenario.
 */
export const moveMission = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
  target: PlanFacts,
): Decision =>
  firstRefusal(
    () => leavePlan(actor, plan, mission),
    () => (target.review_level === 'regional' && !isScenarioPlan(target) ? refused('plan_level') : allowed),
    () => (target.review_level === 'final' ? refused('read_only') : allowed),
  );

/**
 * Undoes the caller's own move or deletion. `where`: plan that holds the mission now; null if it was deleted.
 */
export const takeMissionBack = (actor: Actor, plan: PlanFacts, where: PlanFacts | null): Decision =>
  firstRefusal(
    () => edit(actor, plan),
    () => (where?.review_level === 'final' ? refused('read_only') : allowed),
  );

export const isDivisible = (
  { operational_days }: Pick<MissionFacts, 'operational_days'>,
  leastPart = minimumMissionDays,
): boolean => operational_days >= 2 * leastPart;

export const splitMission = (actor: Actor, plan: PlanFacts, mission: MissionFacts): Decision =>
  firstRefusal(
    () => edit(actor, plan),
    () => (isDivisible(mission) ? allowed : refused('limit_reached')),
  );

export const joinMissions = (
  actor: Actor,
  plan: PlanFacts,
  first: MissionFacts,
  second: MissionFacts,
): Decision =>
  firstRefusal(
    () => edit(actor, plan),
    () =>
      first.ship_time_request_id === second.ship_time_request_id ? allowed : refused('invalid_transition'),
  );

export const missionDecisions = (actor: Actor, plan: PlanFacts, mission: MissionFacts) => ({
  edit: editMission(actor, plan),
  move: leavePlan(actor, plan, mission),
  split: splitMission(actor, plan, mission),
  delete: deleteMission(actor, plan, mission),
});

export type MissionAction = keyof ReturnType<typeof missionDecisions>;

export const missionCan = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
): Record<MissionAction, boolean> => toCan(missionDecisions(actor, plan, mission));
