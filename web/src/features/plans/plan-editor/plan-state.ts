import {
  emptyHistory,
  type UndoHistory,
  mapHistory,
  recordInHistory,
  redoInHistory,
  undoInHistory,
} from '@shiptime/domain/plans/editing/undo-history';
import {
  type PlanOperation,
  createPatchForOperation,
  applyOperation as performOn,
} from '@shiptime/domain/plans/editing/plan-operations';
import {
  applyPatch,
  diffMissions,
  findContestedFields,
  invertPatch,
  type MissionFields,
  type PlanPatch,
} from '@shiptime/domain/plans/editing/plan-patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import {
  findMissionLinks,
  moveLinkedMissions,
} from '@shiptime/domain/plans/shared-voyages/move-linked-missions';
import { isSameData } from '@shiptime/domain/shared/same-data';
import type { ApplicationPairs } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { MissionResource } from '@shiptime/domain/plans/wire/mission';
import type { UnacknowledgedValues } from './unacknowledged-values.ts';
import {
  createdMissionId,
  type MissionCommand,
  type UndoHistoryEntry,
  invertCommand,
  renumberCommand,
  renumberEntry,
  isCommandStillValid,
} from './history-entry.ts';

export type MissionRows = ReadonlyMap<number, MissionResource>;

/** Field that this planner and somebody else changed; not saved until one value is chosen. */
export type ContestedField = {
  readonly mission_id: number;
  readonly field: keyof MissionFields;
  readonly theirs: unknown;
};

export type UnsavedMission = { readonly was: Mission; readonly wanted: Mission };

type Refused = { readonly fields: MissionFields; readonly message: string };

/** `rows`: missions as the server confirmed them; `missions`: as displayed. Their difference is unsaved. */
export type PlanState = {
  readonly rows: MissionRows;
  readonly missions: readonly Mission[];
  readonly history: UndoHistory<UndoHistoryEntry>;
  readonly contested: readonly ContestedField[];
  readonly refused: ReadonlyMap<number, Refused>;
  readonly lost: readonly UnsavedMission[];
  readonly unsure: UnacknowledgedValues;
};

export const toMission = (row: MissionResource): Mission => ({
  id: row.id,
  vessel_plan_id: row.vessel_plan_id,
  ship_time_request_id: row.ship_time_request_id,
  number: row.number,
  title: row.title,
  requested_berths: row.requested_berths,
  approved_berths: row.approved_berths,
  ...(row.guest_berths > 0 && { guest_berths: row.guest_berths }),
  mobilization_days: row.mobilization_days,
  operational_days: row.operational_days,
  demobilization_days: row.demobilization_days,
  mobilization_port_id: row.mobilization_port_id,
  demobilization_port_id: row.demobilization_port_id,
  port_calls: row.port_calls,
  port_call_stops: row.port_call_stops,
  start_date: row.start_date,
  start_fraction: row.start_fraction,
  notes: row.notes,
});

export const indexRows = (rows: readonly MissionResource[]): MissionRows =>
  new Map(rows.map((row) => [row.id, row]));

export const createPlanState = (rows: readonly MissionResource[]): PlanState => ({
  rows: indexRows(rows),
  missions: rows.map(toMission).toSorted((a, b) => a.id - b.id),
  history: emptyHistory,
  contested: [],
  refused: new Map(),
  lost: [],
  unsure: new Map(),
});

/** A field reset to its old value counts as changed until all sent saves are confirmed. */
const backAgain = (unsure: UnacknowledgedValues, mission: Mission): MissionFields =>
  Object.fromEntries(
    Object.keys(unsure.get(mission.id) ?? {}).map((field) => [field, mission[field as keyof Mission]]),
  );

export const unsavedFields = (state: PlanState): ReadonlyMap<number, MissionFields> => {
  const unsaved = new Map<number, MissionFields>();
  for (const mission of state.missions) {
    const row = state.rows.get(mission.id);
    const patch = row && diffMissions(toMission(row), mission);
    const fields = { ...backAgain(state.unsure, mission), ...(patch?.kind === 'change' && patch.after) };
    if (row && Object.keys(fields).length > 0) unsaved.set(mission.id, fields);
  }
  return unsaved;
};

export const unsavedMissions = (state: PlanState): readonly UnsavedMission[] => {
  const unsaved = unsavedFields(state);
  return state.missions.flatMap((wanted) => {
    const row = state.rows.get(wanted.id);
    return row && unsaved.has(wanted.id) ? [{ was: toMission(row), wanted }] : [];
  });
};

export const hasUnsavedChanges = (state: PlanState): boolean => unsavedFields(state).size > 0;

/** Moves the other mission of a shared voyage in the same step, so that both are saved and undone together. */
const withThoseBeside = (
  missions: readonly Mission[],
  patch: PlanPatch,
  pairs: ApplicationPairs,
): PlanPatch => {
  const moved = applyPatch(missions, patch);
  const along = moveLinkedMissions(missions, moved, findMissionLinks(missions, pairs));
  return [
    ...patch,
    ...along.flatMap(
      (mission) => diffMissions(moved.find(({ id }) => id === mission.id) ?? mission, mission) ?? [],
    ),
  ];
};

export const applyUndoableOperation = (
  state: PlanState,
  operation: PlanOperation,
  pairs: ApplicationPairs = [],
): PlanState => {
  const { patch: own } = performOn(state.missions, operation);
  const patch = withThoseBeside(state.missions, own, pairs);
  return patch.length === 0
    ? state
    : {
        ...state,
        missions: applyPatch(state.missions, patch),
        history: recordInHistory(state.history, { kind: 'patch', patch }),
      };
};

/**
 * Merges an edit based on `seen`: untouched fields keep newer values; fields changed on both sides become
 * conflicts.
 */
export const mergeOperation = (
  state: PlanState,
  operation: PlanOperation,
  seen: readonly Mission[],
  pairs: ApplicationPairs = [],
): PlanState => {
  const wanted = createPatchForOperation(seen, operation).flatMap((each) => {
    const [id, fields] = each.kind === 'change' ? [each.mission_id, each.after] : [0, {}];
    const [now, was] = [state.missions, seen].map((all) => all.find((mission) => mission.id === id));
    return now && was ? [{ now, was, fields }] : [];
  });
  const own = wanted.flatMap(({ now, fields }) => diffMissions(now, { ...now, ...fields }) ?? []);
  const patch = withThoseBeside(state.missions, own, pairs);
  const both = wanted.flatMap(({ now, was, fields }) =>
    (Object.keys(fields) as (keyof MissionFields)[])
      .filter((field) => !isSameData(now[field], was[field]) && !isSameData(now[field], fields[field]))
      .map((field) => ({ mission_id: now.id, field, theirs: now[field] })),
  );
  if (patch.length === 0) return state;
  const others = state.contested.filter((each) =>
    both.every(({ mission_id, field }) => each.mission_id !== mission_id || each.field !== field),
  );
  return {
    ...state,
    missions: applyPatch(state.missions, patch),
    history: recordInHistory(state.history, { kind: 'patch', patch }),
    contested: [...others, ...both],
  };
};

export type UndoStep =
  | { readonly kind: 'patch'; readonly state: PlanState; readonly isContested: boolean }
  | {
      readonly kind: 'command';
      readonly history: UndoHistory<UndoHistoryEntry>;
      readonly command: MissionCommand;
    };

const applied = (state: PlanState, history: UndoHistory<UndoHistoryEntry>, wanted: PlanPatch): UndoStep => {
  const patch = wanted.filter((each) => each.kind === 'change' && state.rows.has(each.mission_id));
  // Skips an undo that would overwrite another person's change.
  const isContested = patch.length === 0 || findContestedFields(state.missions, patch).length > 0;
  const missions = isContested ? state.missions : applyPatch(state.missions, patch);
  return { kind: 'patch', state: { ...state, history, missions }, isContested };
};

const ordered = (
  state: PlanState,
  history: UndoHistory<UndoHistoryEntry>,
  command: MissionCommand,
): UndoStep =>
  isCommandStillValid(state.missions, command)
    ? { kind: 'command', history, command }
    : { kind: 'patch', state: { ...state, history }, isContested: true };

export const findUndoStep = (state: PlanState): UndoStep | null => {
  const step = undoInHistory(state.history);
  if (step === null) return null;
  const { history, patch: entry } = step;
  return entry.kind === 'patch'
    ? applied(state, history, invertPatch(entry.patch))
    : ordered(state, history, invertCommand(entry.command));
};

export const findRedoStep = (state: PlanState): UndoStep | null => {
  const step = redoInHistory(state.history);
  if (step === null) return null;
  const { history, patch: entry } = step;
  return entry.kind === 'patch'
    ? applied(state, history, entry.patch)
    : ordered(state, history, entry.command);
};

export type CommandOrigin = 'new' | 'undo' | 'redo';

type Done = {
  readonly command: MissionCommand;
  readonly born: number | null;
  readonly way: CommandOrigin;
  readonly history: UndoHistory<UndoHistoryEntry>;
};

const isIn = (entries: readonly UndoHistoryEntry[]) => (entry: UndoHistoryEntry) => entries.includes(entry);

const stepped = (
  now: UndoHistory<UndoHistoryEntry>,
  { command, way, history }: Done,
): UndoHistory<UndoHistoryEntry> => {
  if (way === 'new') return recordInHistory(now, { kind: 'command', command });
  const step = way === 'undo' ? undoInHistory(history) : redoInHistory(history);
  const { past, future } = step?.history ?? now;
  const since = now.past.filter((entry) => !isIn(history.past)(entry));
  return since.length === 0 ? { past, future } : { past: [...past, ...since], future: [] };
};

export const recordCommand = (state: PlanState, done: Done): PlanState => {
  const from = createdMissionId(done.command) ?? 0;
  const to = done.born ?? from;
  const command = renumberCommand(done.command, from, to);
  const history = stepped(state.history, { ...done, command });
  return { ...state, history: mapHistory(history, (entry) => renumberEntry(entry, from, to)) };
};
