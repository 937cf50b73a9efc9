import { roles } from '../shared/actor.ts';
import type { CoProponentProblem } from '../shared/error-types.ts';
import type { ApplicationFacts } from './policy.ts';

export type Candidate = {
  readonly id: number;
  /** Not disabled. */
  readonly active: boolean;
  readonly user_type_id: number;
};

export type Places = { readonly limit: number; readonly invited: number };

/**
 * Why the account with that e-mail (null: there is none) cannot be added; null where it can. Joined and invited people hold
 * the places together; `invited` counts open invitations to other addresses. Source: specification 8, record 0149.
 */
export const coProponentProblem = (
  application: Pick<ApplicationFacts, 'user_id' | 'co_proponent_ids'>,
  candidate: Candidate | null,
  { limit, invited }: Places,
): CoProponentProblem | null => {
  if (candidate?.id === application.user_id) return 'self';
  if (candidate && application.co_proponent_ids.includes(candidate.id)) return 'duplicate';
  if (candidate && !candidate.active) return 'inactive';
  if (candidate?.user_type_id === roles.observer) return 'observer';
  if (application.co_proponent_ids.length + invited >= limit) return 'limit_reached';
  return candidate ? null : 'not_found';
};

/** The lowest of the numbered places that is free; null where all are taken. */
export const freeSlot = (taken: readonly number[], limit: number): number | null => {
  for (let slot = 1; slot <= limit; slot += 1) if (!taken.includes(slot)) return slot;
  return null;
};
