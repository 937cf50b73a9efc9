import { same, sameOnceSaved } from './sameness.ts';

/**
 * Autosave of one application as a state machine over pure functions. `base` is what the server acknowledged last;
 * `edits` is what was typed since. Nothing leaves `edits` before the server has it.
 */
export type Values = Readonly<Record<string, unknown>>;

export type Conflict = {
  readonly field: string;
  /** What was typed here. */
  readonly mine: unknown;
  /** What somebody else saved meanwhile. */
  readonly theirs: unknown;
};

export type Rejected = { readonly value: unknown; readonly messages: readonly string[] };

export type SaveFailure =
  /** No answer, or the server is away: tried again by itself. */
  | { readonly kind: 'unreachable' }
  /** It can no longer be edited here: submitted, deleted, no longer ours, session over. */
  | { readonly kind: 'closed'; readonly message: string };

export type AutosaveState = {
  readonly base: Values;
  readonly edits: Values;
  /** The edits that are on their way to the server. */
  readonly sent: Values | null;
  /** What was sent and never answered, by field: it may have arrived, and is then nobody else's. */
  readonly unsure: Readonly<Record<string, readonly unknown[]>>;
  readonly conflicts: readonly Conflict[];
  /** Values that cannot be saved, by field: they stay in the form and are not sent again before they change. */
  readonly rejected: Readonly<Record<string, Rejected>>;
  readonly failure: SaveFailure | null;
  /** Milliseconds since 1970, by this computer's clock; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** When the oldest unsaved change was made, and the newest. */
  readonly dirtySince: number | null;
  readonly changedAt: number | null;
  readonly enabled: boolean;
  readonly attempts: number;
};

export type SaveStatus = 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';

export const startAutosave = (base: Values, enabled = true): AutosaveState => ({
  base,
  edits: {},
  sent: null,
  unsure: {},
  conflicts: [],
  rejected: {},
  failure: null,
  savedAt: null,
  dirtySince: null,
  changedAt: null,
  enabled,
  attempts: 0,
});

/** What the form shows. */
export const shown = (state: AutosaveState): Values => ({ ...state.base, ...state.edits });

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

export const hasUnsaved = (state: AutosaveState): boolean => !isEmpty(state.edits) || state.sent !== null;

export const statusOf = (state: AutosaveState): SaveStatus => {
  if (state.conflicts.length > 0) return 'conflict';
  if (state.sent) return 'saving';
  if (state.failure || !isEmpty(stillRejected(state))) return 'failed';
  return isEmpty(state.edits) ? 'saved' : 'dirty';
};

const without = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

/** Somebody typed or chose. A value that is as saved is no edit. */
export const edit = (state: AutosaveState, field: string, value: unknown, now: number): AutosaveState => {
  const onItsWay = state.sent !== null && field in state.sent;
  const edits =
    same(value, state.base[field]) && !onItsWay
      ? without(state.edits, [field])
      : { ...state.edits, [field]: value };
  const clean = isEmpty(edits);
  return {
    ...state,
    edits,
    dirtySince: clean ? null : (state.dirtySince ?? now),
    changedAt: clean ? null : now,
  };
};

const quiet = 2_000;
const longest = 25_000;
const retryBase = 2_000;
const retryLongest = 30_000;

/** Milliseconds until the next save; null: nothing to save, or not by itself. Sooner when quiet, 25 s at most. */
export const dueIn = (state: AutosaveState, now: number): number | null => {
  if (!state.enabled || state.sent || isEmpty(sendable(state)) || state.changedAt === null) return null;
  if (state.failure?.kind === 'closed') return null;
  if (state.failure) return Math.min(retryBase * 2 ** Math.min(state.attempts, 6), retryLongest);
  return Math.max(0, Math.min(state.changedAt + quiet, (state.dirtySince ?? now) + longest) - now);
};

/** Values that cannot be saved and are still in the form. */
export const stillRejected = (state: AutosaveState): Readonly<Record<string, Rejected>> =>
  Object.fromEntries(
    Object.entries(state.rejected).filter(
      ([field, { value }]) => field in state.edits && same(state.edits[field], value),
    ),
  );

/** Fields in conflict wait until somebody has chosen, refused ones until they change; the others need not wait for them. */
export const sendable = (state: AutosaveState): Values =>
  without(state.edits, [...state.conflicts.map(({ field }) => field), ...Object.keys(stillRejected(state))]);

/** Values that no draft may hold are kept back, so that they do not hold back the others. */
export const holdBack = (
  state: AutosaveState,
  accepts: (field: string, value: unknown) => boolean,
): AutosaveState => {
  const wrong = Object.entries(sendable(state)).filter(([field, value]) => !accepts(field, value));
  if (wrong.length === 0) return state;
  const held = wrong.map(([field, value]) => [field, { value, messages: [] }]);
  return { ...state, rejected: { ...state.rejected, ...Object.fromEntries(held) } };
};

export const beginSave = (state: AutosaveState): AutosaveState => {
  const sent = sendable(state);
  return isEmpty(sent) || state.sent ? state : { ...state, sent };
};

/** The server has what was sent; what was typed since stays an edit, and what others saved meanwhile is merged. */
export const saved = (state: AutosaveState, current: Values, now: number): AutosaveState => {
  const sent = state.sent ?? {};
  const edits = Object.fromEntries(
    Object.entries(state.edits).filter(([field, value]) => !(field in sent && same(sent[field], value))),
  );
  // A text shows as it was typed, though the server trims it: whoever pauses after a space goes on after it.
  const own = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [
      field,
      sameOnceSaved(value, current[field]) ? value : current[field],
    ]),
  );
  const base = { ...current, ...own };
  const merged = merge({ ...state, base: { ...state.base, ...own }, edits, sent: null }, base);
  const clean = isEmpty(merged.edits);
  return {
    ...merged,
    unsure: Object.fromEntries(Object.entries(state.unsure).filter(([field]) => !(field in sent))),
    attempts: 0,
    savedAt: now,
    dirtySince: clean ? null : now,
    changedAt: clean ? null : (state.changedAt ?? now),
  };
};

/** The server refused some of what was sent; where it names none of the fields, all of them wait for a change. */
export const refused = (
  state: AutosaveState,
  errors: Readonly<Record<string, readonly string[]>>,
  message: string,
): AutosaveState => {
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

const remember = (state: AutosaveState): AutosaveState['unsure'] => {
  const unsure: Record<string, readonly unknown[]> = { ...state.unsure };
  for (const [field, value] of Object.entries(state.sent ?? {})) {
    const known = unsure[field] ?? [];
    if (!known.some((one) => same(one, value))) unsure[field] = [...known, value];
  }
  return unsure;
};

export const failed = (state: AutosaveState, failure: SaveFailure): AutosaveState => ({
  ...state,
  sent: null,
  unsure: remember(state),
  failure,
  attempts: state.attempts + 1,
});

/** What is there now is as it was, or is what was sent from here without an answer. */
const isOwn = (state: AutosaveState, field: string, theirs: unknown): boolean =>
  [state.base[field], ...(state.unsure[field] ?? [])].some((own) => sameOnceSaved(own, theirs));

const conflictIn = (state: AutosaveState, field: string, mine: unknown, theirs: unknown): Conflict[] => {
  const known = state.conflicts.find((conflict) => conflict.field === field);
  if (!isOwn(state, field, theirs)) return [{ field, mine, theirs }];
  return known ? [{ ...known, mine }] : [];
};

/**
 * Somebody else saved meanwhile. Fields that only they changed become theirs, fields that only we changed stay ours;
 * where both changed the same field differently, both are kept until somebody has chosen.
 */
export const merge = (state: AutosaveState, current: Values): AutosaveState => {
  const edits = Object.fromEntries(
    Object.entries(state.edits).filter(([field, mine]) => !sameOnceSaved(mine, current[field])),
  );
  return {
    ...state,
    base: current,
    edits,
    sent: null,
    failure: null,
    conflicts: Object.entries(edits).flatMap(([field, mine]) =>
      conflictIn(state, field, mine, current[field]),
    ),
  };
};

/** One of two texts, or a third made of both. */
export const resolve = (state: AutosaveState, field: string, value: unknown, now: number): AutosaveState =>
  edit(
    { ...state, conflicts: state.conflicts.filter((conflict) => conflict.field !== field) },
    field,
    value,
    now,
  );

export const setEnabled = (state: AutosaveState, enabled: boolean): AutosaveState => ({ ...state, enabled });

/** What was typed and not saved is thrown away, knowingly. */
export const discard = (state: AutosaveState): AutosaveState => ({
  ...startAutosave(state.base, state.enabled),
  savedAt: state.savedAt,
});

/** What a crashed tab left behind, brought onto what the server has now: a merge with the old base. */
export const restore = (
  current: Values,
  left: { readonly base: Values; readonly edits: Values },
  now: number,
): AutosaveState => {
  const merged = merge({ ...startAutosave(left.base), edits: left.edits }, current);
  return isEmpty(merged.edits) ? merged : { ...merged, dirtySince: now, changedAt: now };
};
