import { isSameData } from '../../shared/same-data.ts';
import type { Mission } from '../missions.ts';
import type { MissionFields, PlanPatch } from './plan-patches.ts';
import { applyPatch, upsertMission } from './plan-patches.ts';

export type RebaseResult = {
  readonly missions: readonly Mission[];
  readonly contested: readonly { readonly field: keyof MissionFields; readonly theirs: unknown }[];
  readonly unsaved: readonly PlanPatch[];
};

const about = (missionId: number) => (patch: PlanPatch[number]) =>
  (patch.kind === 'change' ? patch.mission_id : patch.mission.id) === missionId;

export const rebaseUnsavedEdits = (
  missions: readonly Mission[],
  known: Mission | null,
  theirs: Mission | null,
  unsaved: readonly PlanPatch[],
): RebaseResult => {
  const id = known?.id ?? theirs?.id ?? 0;
  const others = missions.filter((mission) => mission.id !== id);
  if (theirs === null) {
    const left = unsaved
      .map((patch) => patch.filter((each) => !about(id)(each)))
      .filter((patch) => patch.length > 0);
    return { missions: others, contested: [], unsaved: left };
  }
  const [mine, current]: [Set<keyof MissionFields>, Record<string, unknown>] = [new Set(), { ...theirs }];
  const rebased = unsaved.map((patch) =>
    patch.map((each) => {
      if (each.kind !== 'change' || each.mission_id !== id) return each;
      const keys = Object.keys(each.after) as (keyof MissionFields)[];
      const before: MissionFields = Object.fromEntries(keys.map((key) => [key, current[key]]));
      keys.forEach((key) => mine.add(key));
      Object.assign(current, each.after);
      return { ...each, before };
    }),
  );
  const contested = [...mine]
    .filter((field) => known !== null && !isSameData(theirs[field], known[field]))
    .map((field) => ({ field, theirs: theirs[field] }));
  const relevant = rebased.map((patch) => patch.filter(about(id)));
  const [after = theirs] = relevant.reduce<readonly Mission[]>(applyPatch, [theirs]);
  return { missions: upsertMission(missions, after), contested, unsaved: rebased };
};
