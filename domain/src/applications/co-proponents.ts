import type { CoProponentProblem } from '../shared/error-types.ts';
import type { ApplicationFacts } from './policy.ts';

export type Candidate = {
  readonly id: number;
  /** Not disabled. */
  readonly active: boolean;
};

/**
 * Why the account with that e-mail (null: there is none) cannot be added; null where it can. What is wrong with the
 * person is told before the limit, and the limit before an invitation is sent to an address without an account.
 */
export const coProponentProblem = (
  application: Pick<ApplicationFacts, 'user_id' | 'co_proponent_ids'>,
  candidate: Candidate | null,
  limit: number,
): CoProponentProblem | null => {
  if (candidate?.id === application.user_id) return 'self';
  if (candidate && application.co_proponent_ids.includes(candidate.id)) return 'duplicate';
  if (candidate && !candidate.active) return 'inactive';
  if (application.co_proponent_ids.length >= limit) return 'limit_reached';
  return candidate ? null : 'not_found';
};

/** The lowest of the numbered places that is free; null where all are taken. */
export const freeSlot = (taken: readonly number[], limit: number): number | null => {
  for (let slot = 1; slot <= limit; slot += 1) if (!taken.includes(slot)) return slot;
  return null;
};
