import type { Actor, RoleName } from '../shared/actor.ts';
import { isCoordinatorOf, hasRole } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import { allowed, refused } from '../shared/permission-decision.ts';
import type { ReviewLevel } from './lifecycle.ts';

export type PlanFacts = {
  readonly vessel_id: number;
  readonly review_level: ReviewLevel;
  /** Id of the scenario if the plan is a copy; null or absent for a real plan. */
  readonly scenario_id?: number | null;
};

export const isScenarioPlan = (plan: PlanFacts): boolean => typeof plan.scenario_id === 'number';

export const mayReadPlans = (actor: Actor): PermissionDecision =>
  hasRole(
    actor,
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
    'observer',
  )
    ? allowed
    : refused('forbidden');

export const mayReadSchedules = (_actor: Actor): PermissionDecision => allowed;

export const calendarScopeOf = (actor: Actor): 'fleet' | 'vessels' | 'own' => {
  if (hasRole(actor, 'national_science_representative', 'administrator', 'observer')) return 'fleet';
  return hasRole(actor, 'regional_vessel_coordinator') ? 'vessels' : 'own';
};

/**
 * Role that decides at each level. Null: coordinators of the vessel at the regional level, nobody at the
 * final level.
 */
export const reviewerRoleByLevel: Readonly<Record<ReviewLevel, RoleName | null>> = {
  regional: null,
  national: 'national_science_representative',
  executive: 'administrator',
  final: null,
};

/**
 * Regional level: coordinators of the vessel. National: national representatives. Executive and final:
 * administrators, who may work at every level.
 */
export const mayWorkAtLevel = (actor: Actor, vesselId: number, level: ReviewLevel): PermissionDecision => {
  if (hasRole(actor, 'administrator')) return allowed;
  if (hasRole(actor, 'regional_vessel_coordinator')) {
    if (!isCoordinatorOf(actor, vesselId)) return refused('not_your_vessel');
    return level === 'regional' ? allowed : refused('level_not_yours');
  }
  if (hasRole(actor, 'national_science_representative'))
    return reviewerRoleByLevel[level] === 'national_science_representative'
      ? allowed
      : refused('level_not_yours');
  return refused('forbidden');
};

export const mayWorkOnPlans = (actor: Actor, vesselId: number): PermissionDecision => {
  const decisions = (['regional', 'national'] as const).map((level) =>
    mayWorkAtLevel(actor, vesselId, level),
  );
  return decisions.find((decision) => decision.allowed) ?? decisions[0] ?? refused('forbidden');
};

export const mayWorkOnScenarios = (actor: Actor): PermissionDecision =>
  hasRole(actor, 'regional_vessel_coordinator', 'national_science_representative', 'administrator')
    ? allowed
    : refused('forbidden');

export const checkNotFinal = (plan: PlanFacts): PermissionDecision =>
  plan.review_level === 'final' ? refused('read_only') : allowed;
