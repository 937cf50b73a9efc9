import type { ApiError } from '#lib/api-error.ts';
import type { SaveFailure } from '#lib/saving/save-timing.ts';
import type { MissionUpdate } from '../plan-api.ts';
import { markMissionsRefused } from './merge-saved-missions.ts';
import { type PlanState } from './plan-state.ts';

const passing = new Set([0, 429, 500, 502, 503, 504]);

/** True for transient errors, which are retried automatically. */
const isPassing = ({ status, type }: ApiError): boolean =>
  passing.has(status) || type === 'idempotency_in_flight';

const isBehind = ({ type }: ApiError): boolean => type === 'stale' || type === 'already_done';

/** True if somebody else added or removed a mission, which a reload shows. */
const isOfOthers = ({ type, status }: ApiError): boolean => type === 'overlap' || status === 404;

const refusedIds = (error: ApiError, changes: readonly MissionUpdate[]): readonly number[] => {
  const named = changes.filter((_, index) =>
    Object.keys(error.errors).some((field) => field.startsWith(`changes.${index}.`)),
  );
  return (named.length > 0 ? named : changes).map(({ id }) => id);
};

type Failed = { readonly plan: PlanState; readonly failure: SaveFailure | null };

export const needsReload = (error: ApiError): boolean => isBehind(error) || isOfOthers(error);

export const classifyFailure = (
  error: ApiError,
  changes: readonly MissionUpdate[],
  plan: PlanState,
): Failed => {
  const message = Object.values(error.errors).flat()[0] ?? error.message;
  if (isBehind(error)) return { plan, failure: null };
  if (isPassing(error)) return { plan, failure: { kind: 'unreachable', error } };
  if (isOfOthers(error)) return { plan, failure: { kind: 'refused', error } };
  if (error.status === 422)
    return { plan: markMissionsRefused(plan, refusedIds(error, changes), message), failure: null };
  return { plan, failure: { kind: 'closed', error } };
};
