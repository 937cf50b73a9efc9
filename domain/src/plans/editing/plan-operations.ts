import {
  joinTwoMissions,
  moveMission,
  placeMission,
  resizeMission,
  splitMissionInTwo,
  transferMission,
  unscheduleMission,
} from '../mission-changes.ts';
import type { Mission } from '../missions.ts';
import { isScheduled, nextMissionNumber } from '../missions.ts';
import type { MissionStart } from '../ticks.ts';
import { ticksInDay } from '../ticks.ts';
import type { MissionFields, MissionPatch, PlanPatch } from './plan-patches.ts';
import { applyPatch, diffMissions } from './plan-patches.ts';

export type PlanOperation =
  | { readonly type: 'place'; readonly mission_id: number; readonly start: MissionStart }
  | {
      readonly type: 'place_each';
      readonly places: readonly { readonly mission_id: number; readonly start: MissionStart }[];
    }
  | { readonly type: 'move'; readonly mission_ids: readonly number[]; readonly ticks: number }
  | {
      readonly type: 'resize';
      readonly mission_id: number;
      readonly edge: 'start' | 'end';
      readonly ticks: number;
    }
  | { readonly type: 'set'; readonly mission_id: number; readonly fields: MissionFields }
  | {
      readonly type: 'split';
      readonly mission_id: number;
      readonly first_operational_days: number;
      readonly new_id: number;
    }
  | { readonly type: 'join'; readonly mission_ids: readonly [number, number] }
  | { readonly type: 'unschedule'; readonly mission_ids: readonly number[] }
  | {
      readonly type: 'transfer';
      readonly mission_id: number;
      readonly vessel_plan_id: number;
      readonly start: MissionStart | null;
    }
  | { readonly type: 'add'; readonly mission: Mission }
  | { readonly type: 'remove'; readonly mission_ids: readonly number[] };

type Missions = readonly Mission[];

const one = (missions: Missions, id: number): Mission => {
  const mission = missions.find((each) => each.id === id);
  if (mission === undefined) throw new RangeError(`no mission ${id} on the board`);
  return mission;
};

const some = (missions: Missions, ids: readonly number[]): Mission[] => ids.map((id) => one(missions, id));

const changes = (before: Missions, to: (mission: Mission) => Mission): PlanPatch =>
  before
    .map((mission) => diffMissions(mission, to(mission)))
    .filter((patch): patch is MissionPatch => patch !== null);

const inPlan = (missions: Missions, planId: number): Missions =>
  missions.filter(({ vessel_plan_id }) => vessel_plan_id === planId);

const splitting = (missions: Missions, operation: PlanOperation & { readonly type: 'split' }): PlanPatch => {
  const mission = one(missions, operation.mission_id);
  const number = nextMissionNumber(inPlan(missions, mission.vessel_plan_id));
  const [first, second] = splitMissionInTwo(mission, operation.first_operational_days, {
    id: operation.new_id,
    number,
  });
  return [...changes([mission], () => first), { kind: 'add', mission: second }];
};

const joining = (missions: Missions, ids: readonly [number, number]): PlanPatch => {
  const [a, b] = [one(missions, ids[0]), one(missions, ids[1])];
  const joined = joinTwoMissions(a, b);
  const [kept, taken] = joined.id === a.id ? [a, b] : [b, a];
  return [{ kind: 'remove', mission: taken }, ...changes([kept], () => joined)];
};

const transferring = (
  missions: Missions,
  operation: PlanOperation & { readonly type: 'transfer' },
): PlanPatch => {
  const { vessel_plan_id, start } = operation;
  const mission = one(missions, operation.mission_id);
  const others = inPlan(missions, vessel_plan_id).filter(({ id }) => id !== mission.id);
  const stays = mission.vessel_plan_id === vessel_plan_id;
  const number = stays ? mission.number : nextMissionNumber(others);
  return changes([mission], (each) => transferMission(each, { vessel_plan_id, number }, start));
};

export const createPatchForOperation = (missions: Missions, operation: PlanOperation): PlanPatch => {
  switch (operation.type) {
    case 'place':
      return changes([one(missions, operation.mission_id)], (each) => placeMission(each, operation.start));
    case 'place_each':
      return operation.places.flatMap(({ mission_id, start }) =>
        changes([one(missions, mission_id)], (each) => placeMission(each, start)),
      );
    case 'move':
      return changes(some(missions, operation.mission_ids), (each) => moveMission(each, operation.ticks));
    case 'resize':
      return changes([one(missions, operation.mission_id)], (each) =>
        isScheduled(each) || operation.edge === 'end'
          ? resizeMission(each, operation.edge, operation.ticks)
          : each,
      );
    case 'set':
      return changes([one(missions, operation.mission_id)], (each) => ({ ...each, ...operation.fields }));
    case 'split':
      return splitting(missions, operation);
    case 'join':
      return joining(missions, operation.mission_ids);
    case 'unschedule':
      return changes(some(missions, operation.mission_ids), unscheduleMission);
    case 'transfer':
      return transferring(missions, operation);
    case 'add':
      return [{ kind: 'add', mission: operation.mission }];
    case 'remove':
      return some(missions, operation.mission_ids).map((mission) => ({ kind: 'remove', mission }));
  }
};

export const applyOperation = (
  missions: Missions,
  operation: PlanOperation,
): { readonly missions: Missions; readonly patch: PlanPatch } => {
  const patch = createPatchForOperation(missions, operation);
  return { missions: applyPatch(missions, patch), patch };
};

/** Ticks per arrow key press; modifiers select a week or a quarter day. */
export const keyboardSteps = { day: ticksInDay, week: 7 * ticksInDay, quarter_day: 1 } as const;
export type KeyboardStep = keyof typeof keyboardSteps;
