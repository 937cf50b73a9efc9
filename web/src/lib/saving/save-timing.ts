import type { ApiError } from '../api-error.ts';

export type SaveFailure =
  /** `unreachable`: transient failure; retried automatically. */
  | { readonly kind: 'unreachable'; readonly error: ApiError }
  /** `refused`: the server's state does not allow the change; reloaded and retried. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** `closed`: no longer editable here (submitted, past deadline, deleted, moved away or session over). */
  | { readonly kind: 'closed'; readonly error: ApiError };

export type SaveTiming = {
  readonly enabled: boolean;
  readonly failure: SaveFailure | null;
  readonly attempts: number;
  readonly failedAt: number | null;
  readonly savedAt: number | null;
  readonly dirtySince: number | null;
  readonly changedAt: number | null;
};

export const createSaveTiming = (enabled = true): SaveTiming => ({
  enabled,
  failure: null,
  attempts: 0,
  failedAt: null,
  savedAt: null,
  dirtySince: null,
  changedAt: null,
});

export const recordChange = <S extends SaveTiming>(state: S, isDirty: boolean, now: number): S => ({
  ...state,
  dirtySince: isDirty ? (state.dirtySince ?? now) : null,
  changedAt: isDirty ? now : null,
});

export const recordSaved = <S extends SaveTiming>(state: S, isDirty: boolean, now: number): S => ({
  ...state,
  failure: null,
  attempts: 0,
  savedAt: now,
  dirtySince: isDirty ? now : null,
  changedAt: isDirty ? (state.changedAt ?? now) : null,
});

export const recordFailure = <S extends SaveTiming>(state: S, failure: SaveFailure, now: number): S => ({
  ...state,
  failure,
  attempts: state.attempts + 1,
  failedAt: now,
});

export const clearFailure = <S extends SaveTiming>(state: S): S =>
  state.failure || state.attempts > 0 ? { ...state, failure: null, attempts: 0 } : state;

export const clearUnreachableFailure = <S extends SaveTiming>(state: S): S =>
  state.failure?.kind === 'unreachable' ? clearFailure(state) : state;

export type SaveDebounce = { readonly quiet: number; readonly longest: number };

const retryBase = 2_000;
const retryLongest = 30_000;

export const msUntilSave = (clock: SaveTiming, pace: SaveDebounce, now: number): number | null => {
  if (!clock.enabled || clock.failure?.kind === 'closed') return null;
  if (clock.failure) {
    // Measures the pause from the failure, so that continued typing does not postpone the retry.
    const pause = Math.min(retryBase * 2 ** Math.min(clock.attempts, 6), retryLongest);
    return Math.max(0, (clock.failedAt ?? now) + pause - now);
  }
  const due = Math.min(
    (clock.changedAt ?? now) + pace.quiet,
    (clock.dirtySince ?? clock.changedAt ?? now) + pace.longest,
  );
  return Math.max(0, due - now);
};
