import { recordInHistory } from '@shiptime/domain/plans/editing/undo-history';
import { diffMissions, type MissionFields } from '@shiptime/domain/plans/editing/plan-patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import { type StoredEdits, mergeStoredEdits } from '#lib/saving/merge-stored-edits.ts';
import type { PlanDocument } from './plan-document.ts';
import {
  toMission,
  type ContestedField,
  type UnsavedMission,
  type PlanState,
  unsavedFields,
} from './plan-state.ts';
import {
  removeChangedValues,
  addUnacknowledgedValues as lostAnswers,
  type UnacknowledgedValues,
} from './unacknowledged-values.ts';

export type StoredMissionEdits = StoredEdits & { readonly was: Mission };

const baseOf = (was: Mission, edits: MissionFields, asked: ReadonlySet<string>): StoredEdits['base'] =>
  Object.fromEntries(
    (Object.keys(edits) as (keyof MissionFields)[])
      .filter((field) => !asked.has(field))
      .map((field) => [field, was[field]]),
  );

/** Stores contested fields without a base, so that the conflict is detected again. */
export const missionEditsToStore = ({ plan, sent }: PlanDocument): readonly StoredMissionEdits[] | null => {
  // A request in flight may succeed after this tab is closed.
  const state = { ...plan, unsure: lostAnswers(plan.unsure, sent?.changes ?? []) };
  const unsaved = [...unsavedFields(state)].flatMap(([id, edits]) => {
    const row = state.rows.get(id);
    const asked = new Set(state.contested.filter((one) => one.mission_id === id).map(({ field }) => field));
    if (!row) return [];
    const was = toMission(row);
    return [{ was, edits, base: baseOf(was, edits, asked), unsure: state.unsure.get(id) ?? {} }];
  });
  const gone = state.lost.flatMap(({ was, wanted }) => {
    const patch = diffMissions(was, wanted);
    return patch?.kind === 'change' ? [{ was, edits: patch.after, base: {} }] : [];
  });
  const kept = [...gone, ...unsaved];
  return kept.length > 0 ? kept : null;
};

/** The later value of a field wins; notes are concatenated. */
export const mergeStoredMissionEdits = (
  left: readonly (readonly StoredMissionEdits[])[],
): readonly StoredMissionEdits[] => {
  const all = left.flat();
  return [...new Set(all.map(({ was }) => was.id))].flatMap((id) => {
    const [first, ...others] = all.filter(({ was }) => was.id === id);
    return first
      ? [{ was: first.was, ...mergeStoredEdits([first, ...others], (field) => field === 'notes') }]
      : [];
  });
};

const contestedIn = (
  row: Mission,
  { edits, base, unsure = {} }: StoredMissionEdits,
): readonly ContestedField[] =>
  (Object.keys(edits) as (keyof MissionFields)[])
    .filter((field) => {
      const own = [...(field in base ? [base[field]] : []), ...(unsure[field] ?? [])];
      return row[field] !== edits[field] && !own.includes(row[field]);
    })
    .map((field) => ({ mission_id: row.id, field, theirs: row[field] }));

/**
 * Merges unsaved edits of a closed tab. Conflicting fields show both values; edits of removed missions go
 * into `lost`.
 */
export const restoreStoredEdits = (state: PlanState, kept: readonly StoredMissionEdits[]): PlanState => {
  const lost: UnsavedMission[] = [];
  const contested: ContestedField[] = [];
  const wanted = new Map<number, Mission>();
  let unsure: UnacknowledgedValues = new Map();
  for (const one of kept) {
    const { was, edits } = one;
    const row = state.rows.get(was.id);
    if (row) {
      contested.push(...contestedIn(toMission(row), one));
      wanted.set(was.id, { ...toMission(row), ...edits });
      unsure = removeChangedValues(
        new Map([...unsure, [was.id, one.unsure ?? {}]]),
        { ...was, ...one.base },
        toMission(row),
      );
    } else lost.push({ was, wanted: { ...was, ...edits } });
  }
  const patch = state.missions.flatMap(
    (mission) => diffMissions(mission, wanted.get(mission.id) ?? mission) ?? [],
  );
  return {
    ...state,
    missions: state.missions.map((mission) => wanted.get(mission.id) ?? mission),
    history: patch.length === 0 ? state.history : recordInHistory(state.history, { kind: 'patch', patch }),
    contested,
    lost,
    unsure,
  };
};
