import { type Actor, isCoordinatorOf, hasRole } from '../shared/actor.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';
import { isDraft, type StatusId } from './lifecycle.ts';

export type ApplicationFacts = {
  readonly user_id: number;
  readonly status_id: StatusId;
  readonly vessel_id: number | null;
  readonly co_proponent_ids: readonly number[];
};

export const isPrimaryProponent = (actor: Actor, application: ApplicationFacts): boolean =>
  actor.id === application.user_id;

export const isCoProponent = (actor: Actor, application: ApplicationFacts): boolean =>
  application.co_proponent_ids.includes(actor.id);

export const isProponent = (actor: Actor, application: ApplicationFacts): boolean =>
  isPrimaryProponent(actor, application) || isCoProponent(actor, application);

export const mayApply = (actor: Actor): PermissionDecision =>
  hasRole(
    actor,
    'proponent',
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
  )
    ? allowed
    : refused('account_cannot_apply');

export const canReadSubmittedApplications = (actor: Actor): boolean =>
  hasRole(
    actor,
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
    'observer',
  );

export const mayViewApplication = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  isProponent(actor, application) || (canReadSubmittedApplications(actor) && !isDraft(application.status_id))
    ? allowed
    : refused('not_found');

export const mayActAsProponent = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayViewApplication(actor, application),
    () => (isProponent(actor, application) ? allowed : refused('not_an_applicant')),
    () => (hasRole(actor, 'observer') ? refused('forbidden') : allowed),
  );

export const mayActAsPrimaryProponent = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayActAsProponent(actor, application),
    () => (isPrimaryProponent(actor, application) ? allowed : refused('only_primary_proponent')),
  );

/** Allows coordinators of the current vessel, and administrators. */
export const mayReviewApplication = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayViewApplication(actor, application),
    () => mayActForVessel(actor, application.vessel_id),
  );

export const mayActForVessel = (actor: Actor, vesselId: number | null): PermissionDecision => {
  if (hasRole(actor, 'administrator') || isCoordinatorOf(actor, vesselId)) return allowed;
  return refused(hasRole(actor, 'regional_vessel_coordinator') ? 'not_your_vessel' : 'forbidden');
};

export const checkReassignmentRole = (actor: Actor, application: ApplicationFacts): PermissionDecision =>
  firstRefusal(
    () => mayViewApplication(actor, application),
    () =>
      hasRole(actor, 'national_science_representative')
        ? allowed
        : mayActForVessel(actor, application.vessel_id),
  );
