import type { ApiError } from '../../../lib/api-error.ts';
import type { PlanState } from './plan-state.ts';
import { hasUnsaved } from './plan-state.ts';

export type SaveFailure =
  /** Nothing was saved, and it may go by itself: tried again. */
  | { readonly kind: 'unreachable'; readonly error: ApiError }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It can no longer be edited here: sent on, final, no longer ours, session over. */
  | { readonly kind: 'closed'; readonly error: ApiError };

/** How saving goes. Times are milliseconds since 1970, by this computer's clock. */
export type Saving = {
  readonly isSending: boolean;
  readonly failure: SaveFailure | null;
  readonly attempts: number;
  readonly failedAt: number | null;
  /** Null before the first save of this visit. */
  readonly savedAt: number | null;
  readonly dirtySince: number | null;
  readonly changedAt: number | null;
};

export const savingStart: Saving = {
  isSending: false,
  failure: null,
  attempts: 0,
  failedAt: null,
  savedAt: null,
  dirtySince: null,
  changedAt: null,
};

/**
 * `waiting`: changes that cannot be saved as they are (an overlap that nobody keeps, a refusal, two people in one
 * field) stay on the page and nowhere else.
 */
export type SaveStatus = 'saved' | 'dirty' | 'saving' | 'failed' | 'waiting';

export const statusOf = (saving: Saving, plan: PlanState, savable: number): SaveStatus => {
  if (saving.isSending) return 'saving';
  if (!hasUnsaved(plan)) return 'saved';
  if (saving.failure) return 'failed';
  return savable > 0 ? 'dirty' : 'waiting';
};

const calm = (saving: Saving): Saving => ({ ...saving, failure: null, attempts: 0 });

/** Where nothing can be sent, the page itself says why: the last failure is of yesterday, and is tried again by nobody. */
export const withoutOldFailure = (saving: Saving, savable: number): Saving =>
  savable === 0 && saving.failure && saving.failure.kind !== 'closed' ? calm(saving) : saving;

/** The server has answered: what could not reach it need not wait any longer. */
export const reached = (saving: Saving): Saving =>
  saving.failure?.kind === 'unreachable' ? calm(saving) : saving;

const quiet = 800;
const longest = 10_000;
const retryBase = 2_000;
const retryLongest = 30_000;

/** Milliseconds until the next save: soon after the last change, sooner after many, later after failures. */
export const delayOf = (saving: Saving, now: number): number | null => {
  if (saving.isSending || saving.failure?.kind === 'closed') return null;
  if (saving.failure) {
    // From the failure on, not from the last change: whoever goes on working is not kept from being saved.
    const pause = Math.min(retryBase * 2 ** Math.min(saving.attempts, 6), retryLongest);
    return Math.max(0, (saving.failedAt ?? now) + pause - now);
  }
  const due = Math.min((saving.changedAt ?? now) + quiet, (saving.dirtySince ?? now) + longest);
  return Math.max(0, due - now);
};
