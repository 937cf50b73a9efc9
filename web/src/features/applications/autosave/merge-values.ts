import type { FieldValues } from '../application-api.ts';
import {
  type AutosaveState,
  type FieldConflict,
  hasUnsavedEdits,
  isEmpty,
  displayedValues,
  createAutosaveState,
} from './autosave-state.ts';
import type { StoredEdits } from '#lib/saving/merge-stored-edits.ts';
import { mergeTexts } from '#lib/saving/merge-texts.ts';
import { isSameOnceSaved } from '#lib/saving/is-same.ts';

/** True if the server's value is the base, or a value sent from here without a response. */
const isOwn = (state: AutosaveState, field: string, theirs: unknown): boolean =>
  [...(field in state.base ? [state.base[field]] : []), ...(state.unsure[field] ?? [])].some((own) =>
    isSameOnceSaved(own, theirs),
  );

const conflictIn = (state: AutosaveState, field: string, mine: unknown, theirs: unknown): FieldConflict[] => {
  const known = state.conflicts.find((conflict) => conflict.field === field);
  if (!isOwn(state, field, theirs)) return [{ field, mine, theirs }];
  return known ? [{ ...known, mine }] : [];
};

/** Merges two edits of one text; null if they overlap or their common base is unknown. */
const mergedEdit = (state: AutosaveState, field: string, mine: unknown, theirs: unknown): string | null => {
  const base = state.base[field];
  const isAsked = state.conflicts.some((conflict) => conflict.field === field);
  if (isAsked || isOwn(state, field, theirs)) return null;
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return null;
  return mergeTexts(base, mine, theirs);
};

/** Forgets unconfirmed values once the field has changed on the server. */
const stillUnsure = (state: AutosaveState, current: FieldValues): AutosaveState['unsure'] =>
  Object.fromEntries(
    Object.entries(state.unsure).filter(([field]) => isSameOnceSaved(state.base[field], current[field])),
  );

const asShown = (state: AutosaveState, current: FieldValues): FieldValues => {
  const here = displayedValues(state);
  return Object.fromEntries(
    Object.entries(current).map(([field, value]) => {
      const own = here[field];
      return [field, typeof own === 'string' && isSameOnceSaved(own, value) ? own : value];
    }),
  );
};

/**
 * Three-way merge. If both sides changed a text, merges it by sentence; two edits of one sentence conflict.
 */
export const mergeServerValues = <S extends AutosaveState>(state: S, current: FieldValues): S => {
  const open = Object.entries(state.edits).filter(([field, mine]) => !isSameOnceSaved(mine, current[field]));
  const texts = Object.fromEntries(
    open.flatMap(([field, mine]) => {
      const text = mergedEdit(state, field, mine, current[field]);
      return text === null ? [] : [[field, text]];
    }),
  );
  const edits = Object.fromEntries(
    open
      .map(([field, mine]): [string, unknown] => [field, texts[field] ?? mine])
      .filter(([field, mine]) => !isSameOnceSaved(mine, current[field])),
  );
  return {
    ...state,
    base: asShown(state, current),
    edits,
    sent: null,
    unsure: stillUnsure(state, current),
    failure: state.failure?.kind === 'closed' ? state.failure : null,
    conflicts: Object.entries(edits).flatMap(([field, mine]) =>
      field in texts ? [] : conflictIn(state, field, mine, current[field]),
    ),
  };
};

export const recordIfAllSaved = <S extends AutosaveState>(before: AutosaveState, after: S, now: number): S =>
  hasUnsavedEdits(before) && !hasUnsavedEdits(after) ? { ...after, savedAt: now } : after;

export const restoreEdits = (current: FieldValues, left: StoredEdits, now: number): AutosaveState => {
  const { base, edits, unsure = {} } = left;
  const merged = mergeServerValues({ ...createAutosaveState(base), edits, unsure }, current);
  return isEmpty(merged.edits) ? merged : { ...merged, dirtySince: now, changedAt: now };
};
