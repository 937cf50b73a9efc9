import { type SaveTiming, createSaveTiming } from '#lib/saving/save-timing.ts';
import { isSame } from '#lib/saving/is-same.ts';
import type { FieldValues } from '../application-api.ts';

/**
 * Pure state machine of autosave. `base`: last acknowledged version; `edits`: values that the server does not
 * have yet.
 */

export type FieldConflict = {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type RejectedValue = { readonly value: unknown; readonly messages: readonly string[] };

export type AutosaveState = SaveTiming & {
  readonly base: FieldValues;
  readonly edits: FieldValues;
  readonly sent: FieldValues | null;
  /** Values by field, sent without a response. If the server later returns such a value, this user wrote it. */
  readonly unsure: Readonly<Record<string, readonly unknown[]>>;
  readonly conflicts: readonly FieldConflict[];
  /** Refused values by field; not sent again until they change. */
  readonly rejected: Readonly<Record<string, RejectedValue>>;
};

export type AutosaveStatus = 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';

export const createAutosaveState = (base: FieldValues, enabled = true): AutosaveState => ({
  ...createSaveTiming(enabled),
  base,
  edits: {},
  sent: null,
  unsure: {},
  conflicts: [],
  rejected: {},
});

export const displayedValues = (state: AutosaveState): FieldValues => ({ ...state.base, ...state.edits });

export const isEmpty = (values: FieldValues): boolean => Object.keys(values).length === 0;

export const hasUnsavedEdits = (state: AutosaveState): boolean =>
  !isEmpty(state.edits) || state.sent !== null;

export const omitFields = (values: FieldValues, fields: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

export const addUnacknowledgedValues = (state: AutosaveState): AutosaveState['unsure'] => {
  const unsure: Record<string, readonly unknown[]> = { ...state.unsure };
  for (const [field, value] of Object.entries(state.sent ?? {})) {
    const known = unsure[field] ?? [];
    if (!known.some((one) => isSame(one, value))) unsure[field] = [...known, value];
  }
  return unsure;
};
