import type { ApiError } from '../api-error.ts';

export type SaveFailure =
  /** Nothing was saved, and it may go by itself: tried again. */
  | { readonly kind: 'unreachable'; readonly error: ApiError }
  /** The server would not take it as things stand there; it is looked at, and tried again. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It can no longer be edited here: sent on, closed, deleted, no longer ours, session over. */
  | { readonly kind: 'closed'; readonly error: ApiError };

/** How saving goes. Times are milliseconds since 1970, by this computer's clock. */
export type Clock = {
  readonly enabled: boolean;
  readonly failure: SaveFailure | null;
  readonly attempts: number;
  readonly failedAt: number | null;
  /** Null before the first save of this visit. */
  readonly savedAt: number | null;
  /** When the oldest unsaved change was made, and the newest. */
  readonly dirtySince: number | null;
  readonly changedAt: number | null;
};

export const startClock = (enabled = true): Clock => ({
  enabled,
  failure: null,
  attempts: 0,
  failedAt: null,
  savedAt: null,
  dirtySince: null,
  changedAt: null,
});

/** Something was changed; `isDirty`: the server does not have it. */
export const touched = <S extends Clock>(state: S, isDirty: boolean, now: number): S => ({
  ...state,
  dirtySince: isDirty ? (state.dirtySince ?? now) : null,
  changedAt: isDirty ? now : null,
});

/** The server has taken what was sent; `isDirty`: there is more. */
export const taken = <S extends Clock>(state: S, isDirty: boolean, now: number): S => ({
  ...state,
  failure: null,
  attempts: 0,
  savedAt: now,
  dirtySince: isDirty ? now : null,
  changedAt: isDirty ? (state.changedAt ?? now) : null,
});

export const failing = <S extends Clock>(state: S, failure: SaveFailure, now: number): S => ({
  ...state,
  failure,
  attempts: state.attempts + 1,
  failedAt: now,
});

export const calm = <S extends Clock>(state: S): S =>
  state.failure || state.attempts > 0 ? { ...state, failure: null, attempts: 0 } : state;

/** The server has answered: what could not reach it need not wait any longer. */
export const reached = <S extends Clock>(state: S): S =>
  state.failure?.kind === 'unreachable' ? calm(state) : state;

/** Milliseconds of quiet after a change before it is saved, and how long it waits where it is never quiet. */
export type Pace = { readonly quiet: number; readonly longest: number };

const retryBase = 2_000;
const retryLongest = 30_000;

/** Milliseconds until the next save; null: not by itself. Soon after the last change, ever later after failures. */
export const dueIn = (clock: Clock, pace: Pace, now: number): number | null => {
  if (!clock.enabled || clock.failure?.kind === 'closed') return null;
  if (clock.failure) {
    // From the failure on, not from the last change: whoever goes on working is not kept from being saved.
    const pause = Math.min(retryBase * 2 ** Math.min(clock.attempts, 6), retryLongest);
    return Math.max(0, (clock.failedAt ?? now) + pause - now);
  }
  const due = Math.min(
    (clock.changedAt ?? now) + pace.quiet,
    (clock.dirtySince ?? clock.changedAt ?? now) + pace.longest,
  );
  return Math.max(0, due - now);
};
