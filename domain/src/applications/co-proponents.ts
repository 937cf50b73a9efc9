import { roles } from '../shared/actor.ts';
import type { CoProponentProblem } from '../shared/error-types.ts';
import type { ApplicationFacts } from './policy.ts';

export type CoProponentCandidate = {
  readonly id: number;
  readonly active: boolean;
  readonly user_type_id: number;
};

export type CoProponentQuota = { readonly limit: number; readonly invited: number };

/**
 * Returns why the account cannot become a co-proponent. `candidate`: null if no account has the e-mail.
 * `invited`: open invitations, which also count (docs/specification.md, "Error catalogue").
 */
export const findCoProponentProblem = (
  application: Pick<ApplicationFacts, 'user_id' | 'co_proponent_ids'>,
  candidate: CoProponentCandidate | null,
  { limit, invited }: CoProponentQuota,
): CoProponentProblem | null => {
  if (candidate?.id === application.user_id) return 'self';
  if (candidate && application.co_proponent_ids.includes(candidate.id)) return 'duplicate';
  if (candidate && !candidate.active) return 'inactive';
  if (candidate?.user_type_id === roles.observer) return 'observer';
  if (application.co_proponent_ids.length + invited >= limit) return 'limit_reached';
  return candidate ? null : 'not_found';
};

export const findFreeCoProponentSlot = (taken: readonly number[], limit: number): number | null => {
  for (let slot = 1; slot <= limit; slot += 1) if (!taken.includes(slot)) return slot;
  return null;
};
