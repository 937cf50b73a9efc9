import { type MissionFields, type PlanPatch } from '@shiptime/domain/plans/editing/plan-patches';
import { rebaseUnsavedEdits } from '@shiptime/domain/plans/editing/rebase';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { MissionUpdate } from '../plan-api.ts';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import {
  toMission,
  type ContestedField,
  type UnsavedMission,
  type PlanState,
  type MissionRows,
  indexRows,
  unsavedFields,
} from './plan-state.ts';
import {
  removeAcknowledgedValues,
  isUnacknowledged,
  removeChangedValues as knownNow,
  omitMissions,
} from './unacknowledged-values.ts';

const rebaseOne = (state: PlanState, id: number, theirs: MissionResource | undefined): PlanState => {
  const row = state.rows.get(id);
  const known = row ? toMission(row) : null;
  const mine = state.missions.find((mission) => mission.id === id);
  const after = unsavedFields(state).get(id);
  const patch: PlanPatch = after ? [{ kind: 'change', mission_id: id, before: {}, after }] : [];
  const taken = theirs ? toMission(theirs) : null;
  const { missions, contested } = rebaseUnsavedEdits(state.missions, known, taken, [patch]);
  const both = contested
    .filter(
      ({ field, theirs: value }) =>
        mine?.[field] !== value && !isUnacknowledged(state.unsure, id, field, value),
    )
    .map(({ field, theirs: value }) => ({ mission_id: id, field, theirs: value }));
  const others = state.contested.filter(
    (each) => each.mission_id !== id || both.every(({ field }) => field !== each.field),
  );
  const unsure =
    known && taken ? knownNow(state.unsure, known, taken) : omitMissions(state.unsure, new Set([id]));
  return { ...state, missions, contested: [...others, ...both], unsure };
};

const stillContested = (state: PlanState): readonly ContestedField[] =>
  state.contested.filter(({ mission_id, field, theirs }) => {
    const mission = state.missions.find(({ id }) => id === mission_id);
    return mission !== undefined && mission[field] !== theirs;
  });

const goneOf = (
  state: PlanState,
  fresh: MissionRows,
  own: ReadonlySet<number>,
): readonly UnsavedMission[] => {
  const unsaved = unsavedFields(state);
  return state.missions.flatMap((wanted) => {
    const row = state.rows.get(wanted.id);
    const isGone = row && !fresh.has(wanted.id) && !own.has(wanted.id);
    return isGone && unsaved.has(wanted.id) ? [{ was: toMission(row), wanted }] : [];
  });
};

/**
 * Rebases unsaved edits onto the server's missions. `own`: missions that this planner removed, which need no
 * notice.
 */
export const mergeSavedMissions = (
  state: PlanState,
  rows: readonly MissionResource[],
  own: ReadonlySet<number> = new Set(),
): PlanState => {
  const fresh = indexRows(rows);
  const lost = [...state.lost, ...goneOf(state, fresh, own)];
  const ids = new Set([...state.rows.keys(), ...fresh.keys()]);
  const merged = [...ids]
    .filter((id) => state.rows.get(id)?.lock_version !== fresh.get(id)?.lock_version)
    .reduce((before, id) => rebaseOne(before, id, fresh.get(id)), state);
  const next = { ...merged, rows: fresh, lost };
  return { ...next, contested: stillContested(next) };
};

/** Shows sent values as the server normalized them; later edits stay. */
const asTaken = (mission: Mission, row: MissionResource, sent: MissionFields): Mission => {
  const settled = (Object.keys(sent) as (keyof MissionFields)[]).filter(
    (field) => mission[field] === sent[field],
  );
  const taken = toMission(row);
  return { ...mission, ...Object.fromEntries(settled.map((field) => [field, taken[field]])) };
};

export const acknowledgeMissions = (
  state: PlanState,
  rows: readonly MissionResource[],
  changes: readonly MissionUpdate[],
): PlanState => {
  const refused = new Map(state.refused);
  for (const { id } of rows) refused.delete(id);
  const missions = state.missions.map((mission) => {
    const row = rows.find(({ id }) => id === mission.id);
    const change = changes.find(({ id }) => id === mission.id);
    if (!row || !change) return mission;
    const { id: _id, lock_version: _version, ...sent } = change;
    return asTaken(mission, row, sent);
  });
  return {
    ...state,
    missions,
    refused,
    rows: new Map([...state.rows, ...indexRows(rows)]),
    unsure: removeAcknowledgedValues(state.unsure, changes),
  };
};

export const markMissionsRefused = (state: PlanState, ids: readonly number[], message: string): PlanState => {
  const unsaved = unsavedFields(state);
  const refused = new Map(state.refused);
  for (const id of ids) {
    const fields = unsaved.get(id);
    if (fields) refused.set(id, { fields, message });
  }
  return { ...state, refused };
};
