import { type Clock, startClock } from '#lib/saving/clock.ts';
import { same } from '#lib/saving/sameness.ts';
import type { Values } from '../application-api.ts';

/**
 * Autosave of one application as a state machine over pure functions. `base` is what the server acknowledged last;
 * `edits` is what was typed since. Nothing leaves `edits` before the server has it.
 */

export type Conflict = {
  readonly field: string;
  /** What was typed here. */
  readonly mine: unknown;
  /** What somebody else saved meanwhile. */
  readonly theirs: unknown;
};

export type Rejected = { readonly value: unknown; readonly messages: readonly string[] };

export type AutosaveState = Clock & {
  readonly base: Values;
  readonly edits: Values;
  /** The edits that are on their way to the server. */
  readonly sent: Values | null;
  /** What was sent and never answered, by field: it may have arrived, and is then nobody else's. */
  readonly unsure: Readonly<Record<string, readonly unknown[]>>;
  readonly conflicts: readonly Conflict[];
  /** Values that cannot be saved, by field: they stay in the form and are not sent again before they change. */
  readonly rejected: Readonly<Record<string, Rejected>>;
};

export type SaveStatus = 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';

export const startAutosave = (base: Values, enabled = true): AutosaveState => ({
  ...startClock(enabled),
  base,
  edits: {},
  sent: null,
  unsure: {},
  conflicts: [],
  rejected: {},
});

/** What the form shows. */
export const shown = (state: AutosaveState): Values => ({ ...state.base, ...state.edits });

export const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

export const hasUnsaved = (state: AutosaveState): boolean => !isEmpty(state.edits) || state.sent !== null;

export const without = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

/** All that may arrive at the server, or has, without an answer having come. */
export const unanswered = (state: AutosaveState): AutosaveState['unsure'] => {
  const unsure: Record<string, readonly unknown[]> = { ...state.unsure };
  for (const [field, value] of Object.entries(state.sent ?? {})) {
    const known = unsure[field] ?? [];
    if (!known.some((one) => same(one, value))) unsure[field] = [...known, value];
  }
  return unsure;
};
