import {
  msUntilSave as clockDueIn,
  recordFailure,
  type SaveDebounce,
  clearUnreachableFailure,
  type SaveFailure,
  recordSaved,
  recordChange,
} from '#lib/saving/save-timing.ts';
import type { FieldValues } from '../application-api.ts';
import {
  type AutosaveState,
  isEmpty,
  type RejectedValue,
  type AutosaveStatus,
  createAutosaveState,
  addUnacknowledgedValues,
  omitFields,
} from './autosave-state.ts';
import { mergeServerValues } from './merge-values.ts';
import { isSame, isSameOnceSaved } from '#lib/saving/is-same.ts';

export const autosaveStatusOf = (state: AutosaveState): AutosaveStatus => {
  if (state.conflicts.length > 0) return 'conflict';
  if (state.sent) return 'saving';
  if (state.failure || !isEmpty(findRejectedEdits(state))) return 'failed';
  return isEmpty(state.edits) ? 'saved' : 'dirty';
};

const mayArrive = (state: AutosaveState, field: string): boolean =>
  (state.sent !== null && field in state.sent) || (state.unsure[field]?.length ?? 0) > 0;

export const applyEdit = <S extends AutosaveState>(
  state: S,
  field: string,
  value: unknown,
  now: number,
): S => {
  const isEdit = !isSame(value, state.base[field]) || mayArrive(state, field);
  const edits = isEdit ? { ...state.edits, [field]: value } : omitFields(state.edits, [field]);
  const clean = isEmpty(edits);
  const next = {
    ...(clean ? clearUnreachableFailure(state) : state),
    edits,
    conflicts: state.conflicts.flatMap((conflict) => {
      if (conflict.field !== field) return [conflict];
      return isEdit ? [{ ...conflict, mine: value }] : [];
    }),
  };
  return recordChange(next, !clean, now);
};

/** Milliseconds: saves after two seconds without input, at the latest after 25. */
export const formSaveDebounce: SaveDebounce = { quiet: 2_000, longest: 25_000 };

export const msUntilFormSave = (state: AutosaveState, now: number): number | null =>
  state.sent || isEmpty(sendableEdits(state)) ? null : clockDueIn(state, formSaveDebounce, now);

export const findRejectedEdits = (state: AutosaveState): Readonly<Record<string, RejectedValue>> =>
  Object.fromEntries(
    Object.entries(state.rejected).filter(
      ([field, { value }]) => field in state.edits && isSame(state.edits[field], value),
    ),
  );

export const sendableEdits = (state: AutosaveState): FieldValues =>
  omitFields(state.edits, [
    ...state.conflicts.map(({ field }) => field),
    ...Object.keys(findRejectedEdits(state)),
  ]);

/** Withholds invalid values, so that valid ones can still be saved. */
export const withholdInvalid = <S extends AutosaveState>(
  state: S,
  accepts: (field: string, value: unknown) => boolean,
): S => {
  const wrong = Object.entries(sendableEdits(state)).filter(([field, value]) => !accepts(field, value));
  if (wrong.length === 0) return state;
  const held = wrong.map(([field, value]) => [field, { value, messages: [] }]);
  return { ...state, rejected: { ...state.rejected, ...Object.fromEntries(held) } };
};

export const beginSave = <S extends AutosaveState>(state: S): S => {
  const sent = sendableEdits(state);
  return isEmpty(sent) || state.sent ? state : { ...state, sent };
};

/** Records a successful save, keeps newer edits and merges other people's changes. */
export const acknowledgeSave = <S extends AutosaveState>(state: S, current: FieldValues, now: number): S => {
  const sent = state.sent ?? {};
  const edits = Object.fromEntries(
    Object.entries(state.edits).filter(([field, value]) => !(field in sent && isSame(sent[field], value))),
  );
  // Keeps trailing spaces as typed, although the server trims them.
  const own = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [
      field,
      isSameOnceSaved(value, current[field]) ? value : current[field],
    ]),
  );
  const base = { ...current, ...own };
  const merged = mergeServerValues({ ...state, base: { ...state.base, ...own }, edits, sent: null }, base);
  const unsure = Object.fromEntries(Object.entries(merged.unsure).filter(([field]) => !(field in sent)));
  return recordSaved({ ...merged, unsure }, !isEmpty(merged.edits), now);
};

/** Marks refused fields; if the server names none, marks all sent fields. */
export const markFieldsRefused = <S extends AutosaveState>(
  state: S,
  errors: Readonly<Record<string, readonly string[]>>,
  message: string,
): S => {
  const sent = state.sent ?? {};
  const named = Object.keys(sent).filter((field) => field in errors);
  const fields = named.length > 0 ? named : Object.keys(sent);
  const rejected = fields.map((field) => [
    field,
    { value: sent[field], messages: errors[field] ?? [message] },
  ]);
  return {
    ...state,
    sent: null,
    failure: null,
    rejected: { ...state.rejected, ...Object.fromEntries(rejected) },
  };
};

export const markSaveFailed = <S extends AutosaveState>(state: S, failure: SaveFailure, now: number): S =>
  recordFailure({ ...state, sent: null, unsure: addUnacknowledgedValues(state) }, failure, now);

export const resolveConflict = <S extends AutosaveState>(
  state: S,
  field: string,
  value: unknown,
  now: number,
): S =>
  applyEdit(
    { ...state, conflicts: state.conflicts.filter((conflict) => conflict.field !== field) },
    field,
    value,
    now,
  );

export const setAutosaveEnabled = <S extends AutosaveState>(state: S, enabled: boolean): S => ({
  ...state,
  enabled,
});

export const discardEdits = <S extends AutosaveState>(state: S): S => ({
  ...state,
  ...createAutosaveState(state.base, state.enabled),
  savedAt: state.savedAt,
});
