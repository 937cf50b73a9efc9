import type { ApiError } from '../../../lib/api-error.ts';
import type { MissionChange } from '../api.ts';

const passing = new Set([0, 429, 500, 502, 503, 504]);

/** It may go by itself: tried again. */
export const isPassing = ({ status }: ApiError): boolean => passing.has(status);

/** Those that the server names, else all that were sent. */
export const refusedIds = (error: ApiError, changes: readonly MissionChange[]): readonly number[] => {
  const named = changes.filter((_, index) =>
    Object.keys(error.errors).some((field) => field.startsWith(`changes.${index}.`)),
  );
  return (named.length > 0 ? named : changes).map(({ id }) => id);
};
