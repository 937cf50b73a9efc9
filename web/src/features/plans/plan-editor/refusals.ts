import type { ApiError } from '#lib/api-error.ts';
import type { SaveFailure } from '#lib/saving/clock.ts';
import type { MissionChange } from '../plan-api.ts';
import { refuse } from './plan-answers.ts';
import { type PlanState } from './plan-state.ts';

const passing = new Set([0, 429, 500, 502, 503, 504]);

/** It may go by itself, or its answer is on the way: tried again. */
const isPassing = ({ status, type }: ApiError): boolean =>
  passing.has(status) || type === 'idempotency_in_flight';

/** The server has other versions than are known here; perhaps they came from here, and the answer was lost. */
const isBehind = ({ type }: ApiError): boolean => type === 'stale' || type === 'already_done';

/** With a mission that came since, or of one that is gone: once that is known here, the page says so. */
const isOfOthers = ({ type, status }: ApiError): boolean => type === 'overlap' || status === 404;

/** Those that the server names, else all that were sent. */
const refusedIds = (error: ApiError, changes: readonly MissionChange[]): readonly number[] => {
  const named = changes.filter((_, index) =>
    Object.keys(error.errors).some((field) => field.startsWith(`changes.${index}.`)),
  );
  return (named.length > 0 ? named : changes).map(({ id }) => id);
};

type Failed = { readonly plan: PlanState; readonly failure: SaveFailure | null };

/** Whether the plan as the server has it is to be looked at before anything is sent again. */
export const isToLook = (error: ApiError): boolean => isBehind(error) || isOfOthers(error);

/** How a plan stands after a save that did not succeed. */
export const afterFailure = (error: ApiError, changes: readonly MissionChange[], plan: PlanState): Failed => {
  const message = Object.values(error.errors).flat()[0] ?? error.message;
  if (isBehind(error)) return { plan, failure: null };
  if (isPassing(error)) return { plan, failure: { kind: 'unreachable', error } };
  if (isOfOthers(error)) return { plan, failure: { kind: 'refused', error } };
  if (error.status === 422) return { plan: refuse(plan, refusedIds(error, changes), message), failure: null };
  return { plan, failure: { kind: 'closed', error } };
};
