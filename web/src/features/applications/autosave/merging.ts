import type { Values } from '../application-api.ts';
import {
  type AutosaveState,
  type Conflict,
  hasUnsaved,
  isEmpty,
  shown,
  startAutosave,
} from './autosave-state.ts';
import type { Kept } from '#lib/saving/kept-together.ts';
import { sameOnceSaved } from '#lib/saving/sameness.ts';

/** What is there now is as it was, or is what was sent from here without an answer. */
const isOwn = (state: AutosaveState, field: string, theirs: unknown): boolean =>
  [...(field in state.base ? [state.base[field]] : []), ...(state.unsure[field] ?? [])].some((own) =>
    sameOnceSaved(own, theirs),
  );

const conflictIn = (state: AutosaveState, field: string, mine: unknown, theirs: unknown): Conflict[] => {
  const known = state.conflicts.find((conflict) => conflict.field === field);
  if (!isOwn(state, field, theirs)) return [{ field, mine, theirs }];
  return known ? [{ ...known, mine }] : [];
};

/** Once the field holds something else than it did, what was sent before has arrived or never will. */
const stillUnsure = (state: AutosaveState, current: Values): AutosaveState['unsure'] =>
  Object.fromEntries(
    Object.entries(state.unsure).filter(([field]) => sameOnceSaved(state.base[field], current[field])),
  );

/** A text stays as it stands here where the server has only trimmed it: nothing moves under a hand that goes on typing. */
const asShown = (state: AutosaveState, current: Values): Values => {
  const here = shown(state);
  return Object.fromEntries(
    Object.entries(current).map(([field, value]) => {
      const own = here[field];
      return [field, typeof own === 'string' && sameOnceSaved(own, value) ? own : value];
    }),
  );
};

/**
 * Somebody else saved meanwhile. Fields that only they changed become theirs, fields that only we changed stay ours;
 * where both changed the same field differently, both are kept until somebody has chosen.
 */
export const merge = <S extends AutosaveState>(state: S, current: Values): S => {
  const edits = Object.fromEntries(
    Object.entries(state.edits).filter(([field, mine]) => !sameOnceSaved(mine, current[field])),
  );
  return {
    ...state,
    base: asShown(state, current),
    edits,
    sent: null,
    unsure: stillUnsure(state, current),
    // The portal was heard of; what can no longer be edited stays so.
    failure: state.failure?.kind === 'closed' ? state.failure : null,
    conflicts: Object.entries(edits).flatMap(([field, mine]) =>
      conflictIn(state, field, mine, current[field]),
    ),
  };
};

/** The time of the save, where what was unsaved turns out to be with the server. */
export const arrived = <S extends AutosaveState>(before: AutosaveState, after: S, now: number): S =>
  hasUnsaved(before) && !hasUnsaved(after) ? { ...after, savedAt: now } : after;

/** What a crashed tab left behind, brought onto what the server has now: a merge with the old base. */
export const restore = (current: Values, left: Kept, now: number): AutosaveState => {
  const { base, edits, unsure = {} } = left;
  const merged = merge({ ...startAutosave(base), edits, unsure }, current);
  return isEmpty(merged.edits) ? merged : { ...merged, dirtySince: now, changedAt: now };
};
