import type { Actor } from '../shared/actor.ts';
import type { Decision } from '../shared/decision.ts';
import { allowed, firstRefusal, refused, toCan } from '../shared/decision.ts';
import { edit } from './decisions.ts';
import { isWhatIf, type PlanFacts } from './policy.ts';

export type MissionFacts = {
  /** Null: an orphan, a mission without an application. */
  readonly ship_time_request_id: number | null;
  /** Of the same application, this one included, on every vessel's plan; 1 for an orphan. */
  readonly application_mission_count: number;
  /** It lies on the vessel of its application, and no other mission of it does. */
  readonly is_last_on_vessel?: boolean;
  readonly operational_days: number;
};

/** The smallest mission: a quarter of a day. */
export const smallestMission = 0.25;

export const editMission = edit;

/**
 * An application that was accepted into review keeps at least one mission, and one on its own vessel: to take the last one
 * elsewhere is to reassign it, with a reason (record 0128). Orphans come and go.
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

/** Before the other vessel is chosen: may this mission leave its plan at all? */
export const leavePlan = (actor: Actor, plan: PlanFacts, mission: MissionFacts): Decision =>
  isWhatIf(plan) ? edit(actor, plan) : deleteMission(actor, plan, mission);

/**
 * To the plan of another vessel; in a what-if wherever it likes. Never to one that its region is still composing, nor to one that is final.
 * Who may edit the plan that the mission leaves may hand it over; the other plan's level need not be the actor's.
 */
export const moveMission = (
  actor: Actor,
  plan: PlanFacts,
  mission: MissionFacts,
  target: PlanFacts,
): Decision =>
  firstRefusal(
    () => leavePlan(actor, plan, mission),
    () => (target.review_level === 'regional' && !isWhatIf(target) ? refused('plan_level') : allowed),
    () => (target.review_level === 'final' ? refused('read_only') : allowed),
  );

/**
 * Back to the plan that it was moved or deleted from, for whoever did that (`docs/decisions`, "Taking back what a
 * visit did"). `where`: the plan that has it now; null: it was deleted. Others who have touched it since are heard first.
 */
export const takeMissionBack = (actor: Actor, plan: PlanFacts, where: PlanFacts | null): Decision =>
  firstRefusal(
    () => edit(actor, plan),
    () => (where?.review_level === 'final' ? refused('read_only') : allowed),
  );

/** Whether a mission can be split into two parts of at least this length. */
export const isDivisible = (
  { operational_days }: Pick<MissionFacts, 'operational_days'>,
  leastPart = smallestMission,
): boolean => operational_days >= 2 * leastPart;

/** Into two missions of the same application, each with a quarter of an operational day at least. */
export const splitMission = (actor: Actor, plan: PlanFacts, mission: MissionFacts): Decision =>
  firstRefusal(
    () => edit(actor, plan),
    () => (isDivisible(mission) ? allowed : refused('limit_reached')),
  );

/** Two missions of one application, or two orphans, on the same plan become one. */
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
