import { isSameData } from '../../shared/same-data.ts';
import type { Mission } from '../missions.ts';

export type MissionFields = Partial<Omit<Mission, 'id'>>;

export type MissionPatch =
  | {
      readonly kind: 'change';
      readonly mission_id: number;
      readonly before: MissionFields;
      readonly after: MissionFields;
    }
  | { readonly kind: 'add'; readonly mission: Mission }
  | { readonly kind: 'remove'; readonly mission: Mission };

export type PlanPatch = readonly MissionPatch[];

const editable = (mission: Mission): MissionFields => {
  const { id: _id, ...fields } = mission;
  return fields;
};

const keysOf = (fields: MissionFields) => Object.keys(fields) as (keyof MissionFields)[];

export const diffMissions = (before: Mission, after: Mission): MissionPatch | null => {
  const [old, now] = [editable(before), editable(after)];
  const changed = keysOf(now).filter((key) => !isSameData(old[key], now[key]));
  if (changed.length === 0) return null;
  const pick = (fields: MissionFields): MissionFields =>
    Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { kind: 'change', mission_id: before.id, before: pick(old), after: pick(now) };
};

export const upsertMission = (missions: readonly Mission[], mission: Mission): readonly Mission[] =>
  [...missions.filter(({ id }) => id !== mission.id), mission].toSorted((a, b) => a.id - b.id);

const applyOne = (missions: readonly Mission[], patch: MissionPatch): readonly Mission[] => {
  if (patch.kind === 'add') return upsertMission(missions, patch.mission);
  if (patch.kind === 'remove') return missions.filter(({ id }) => id !== patch.mission.id);
  return missions.map((mission) =>
    mission.id === patch.mission_id ? { ...mission, ...patch.after } : mission,
  );
};

export const applyPatch = (missions: readonly Mission[], patch: PlanPatch): readonly Mission[] =>
  patch.reduce(applyOne, missions);

const invertOne = (patch: MissionPatch): MissionPatch => {
  if (patch.kind === 'change') return { ...patch, before: patch.after, after: patch.before };
  return patch.kind === 'add' ? { ...patch, kind: 'remove' } : { ...patch, kind: 'add' };
};

export const invertPatch = (patch: PlanPatch): PlanPatch => patch.map(invertOne).toReversed();

export const replaceProvisionalId = (patch: PlanPatch, provisional: number, id: number): PlanPatch =>
  patch.map((each) => {
    if (each.kind === 'change') return each.mission_id === provisional ? { ...each, mission_id: id } : each;
    return each.mission.id === provisional ? { ...each, mission: { ...each.mission, id } } : each;
  });

/** Fields of the patch that someone else has changed since it was made. */
export const findContestedFields = (
  missions: readonly Mission[],
  patch: PlanPatch,
): readonly { readonly mission_id: number; readonly field: keyof MissionFields }[] =>
  patch.flatMap((each) => {
    if (each.kind !== 'change') return [];
    const mission = missions.find(({ id }) => id === each.mission_id);
    if (mission === undefined) return [];
    return keysOf(each.before)
      .filter((field) => !isSameData(mission[field], each.before[field]))
      .map((field) => ({ mission_id: each.mission_id, field }));
  });
