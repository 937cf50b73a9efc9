import type { Actor, RoleName } from '../shared/actor.ts';
import { coordinates, hasRole } from '../shared/actor.ts';
import type { Decision } from '../shared/decision.ts';
import { allowed, refused } from '../shared/decision.ts';
import type { ReviewLevel } from './lifecycle.ts';

export type PlanFacts = {
  readonly vessel_id: number;
  readonly review_level: ReviewLevel;
  /** A copy of the plan in a what-if; null or absent: the plan itself. */
  readonly scenario_id?: number | null;
};

export const isWhatIf = (plan: PlanFacts): boolean => typeof plan.scenario_id === 'number';

/** Coordinators, national representatives, administrators and observers read every plan, at every level. */
export const readPlans = (actor: Actor): Decision =>
  hasRole(
    actor,
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
    'observer',
  )
    ? allowed
    : refused('forbidden');

/** Published schedules need a login and no more: proponents and co-proponents read them too. */
export const readSchedules = (_actor: Actor): Decision => allowed;

/**
 * What a calendar of one's own has: the fleet, for whoever looks after all of it; for coordinators the missions of their
 * vessels and of their applications; for everyone else those of their applications.
 */
export const ownCalendar = (actor: Actor): 'fleet' | 'vessels' | 'own' => {
  if (hasRole(actor, 'national_science_representative', 'administrator', 'observer')) return 'fleet';
  return hasRole(actor, 'regional_vessel_coordinator') ? 'vessels' : 'own';
};

/**
 * Who decides at a level without looking after a vessel. At the regional one its coordinators do, at the final one nobody
 * has anything to decide.
 */
export const reviewerAt: Readonly<Record<ReviewLevel, RoleName | null>> = {
  regional: null,
  national: 'national_science_representative',
  executive: 'administrator',
  final: null,
};

/**
 * Who works at a level: at the regional one the vessel's coordinators, then national representatives, then
 * administrators. Administrators may act at every level. At the final one nobody else has anything to do.
 */
export const worksAtLevel = (actor: Actor, vesselId: number, level: ReviewLevel): Decision => {
  if (hasRole(actor, 'administrator')) return allowed;
  if (hasRole(actor, 'regional_vessel_coordinator')) {
    if (!coordinates(actor, vesselId)) return refused('not_your_vessel');
    return level === 'regional' ? allowed : refused('level_not_yours');
  }
  if (hasRole(actor, 'national_science_representative'))
    return reviewerAt[level] === 'national_science_representative' ? allowed : refused('level_not_yours');
  return refused('forbidden');
};

/** Works on this vessel's plans at some level, though perhaps not at the present one. */
export const worksOnPlans = (actor: Actor, vesselId: number): Decision => {
  const decisions = (['regional', 'national'] as const).map((level) => worksAtLevel(actor, vesselId, level));
  return decisions.find((decision) => decision.allowed) ?? decisions[0] ?? refused('forbidden');
};

/** Whoever plans anything works on what-ifs, whichever vessel they are about (record 0066). */
export const worksOnScenarios = (actor: Actor): Decision =>
  hasRole(actor, 'regional_vessel_coordinator', 'national_science_representative', 'administrator')
    ? allowed
    : refused('forbidden');

/** A plan that is final is read-only for everyone, until an administrator reopens it. */
export const notFinal = (plan: PlanFacts): Decision =>
  plan.review_level === 'final' ? refused('read_only') : allowed;
