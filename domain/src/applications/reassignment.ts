import { type Actor, coordinates, hasRole } from '../shared/actor.ts';
import { allowed, type Decision, refused } from '../shared/decision.ts';

/** A plan that missions of an application lie on, or come to. */
export type PlanOnTheWay = {
  readonly vessel_id: number;
  readonly review_level: 'regional' | 'national' | 'executive' | 'final';
};

/**
 * An application in review changes its ship as a whole, and its missions go along (record 0054). That is no move of a
 * mission: it may go between plans that a region still composes. Asked of each plan on the way, the one that they reach too.
 */
export const reassignOnPlan = (actor: Actor, { vessel_id, review_level }: PlanOnTheWay): Decision => {
  if (review_level === 'final') return refused('read_only');
  if (hasRole(actor, 'administrator')) return allowed;
  if (hasRole(actor, 'national_science_representative'))
    return review_level === 'executive' ? refused('level_not_yours') : allowed;
  if (!hasRole(actor, 'regional_vessel_coordinator')) return refused('forbidden');
  if (!coordinates(actor, vessel_id)) return refused('not_your_vessel');
  return review_level === 'regional' ? allowed : refused('level_not_yours');
};
