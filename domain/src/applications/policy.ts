import { type Actor, coordinates, hasRole } from '../shared/actor.ts';
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts';
import { isDraft, type StatusId } from './lifecycle.ts';

/** What the rules need to know of an application. */
export type ApplicationFacts = {
  /** The primary proponent. */
  readonly user_id: number;
  readonly status_id: StatusId;
  /** The current vessel; null until the application is submitted. */
  readonly vessel_id: number | null;
  readonly co_proponent_ids: readonly number[];
};

export const isPrimary = (actor: Actor, application: ApplicationFacts): boolean =>
  actor.id === application.user_id;

export const isCoProponent = (actor: Actor, application: ApplicationFacts): boolean =>
  application.co_proponent_ids.includes(actor.id);

export const isProponent = (actor: Actor, application: ApplicationFacts): boolean =>
  isPrimary(actor, application) || isCoProponent(actor, application);

/** Types 2 to 5 ask for ship time; general users and observers never do. */
export const mayApply = (actor: Actor): Decision =>
  hasRole(
    actor,
    'proponent',
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
  )
    ? allowed
    : refused('account_cannot_apply');

/** Types 3 to 6 read every application once it is submitted. */
export const readsSubmitted = (actor: Actor): boolean =>
  hasRole(
    actor,
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
    'observer',
  );

/** A draft exists for its proponents only; administrators too are told that there is nothing. */
export const mayView = (actor: Actor, application: ApplicationFacts): Decision =>
  isProponent(actor, application) || (readsSubmitted(actor) && !isDraft(application.status_id))
    ? allowed
    : refused('not_found');

/** Proponents of any type but observers, who change nothing but their own profile. */
export const mayWrite = (actor: Actor, application: ApplicationFacts): Decision =>
  firstRefusal(
    () => mayView(actor, application),
    () => (isProponent(actor, application) ? allowed : refused('not_an_applicant')),
    () => (hasRole(actor, 'observer') ? refused('forbidden') : allowed),
  );

/** What only the primary proponent does. */
export const mayOwn = (actor: Actor, application: ApplicationFacts): Decision =>
  firstRefusal(
    () => mayWrite(actor, application),
    () => (isPrimary(actor, application) ? allowed : refused('only_primary_proponent')),
  );

/** The coordinators of the current vessel decide; administrators may everywhere. */
export const mayReview = (actor: Actor, application: ApplicationFacts): Decision =>
  firstRefusal(
    () => mayView(actor, application),
    () => actsForVessel(actor, application.vessel_id),
  );

/** The same for any vessel, such as the one that an application is accepted for instead. */
export const actsForVessel = (actor: Actor, vesselId: number | null): Decision => {
  if (hasRole(actor, 'administrator') || coordinates(actor, vesselId)) return allowed;
  return refused(hasRole(actor, 'regional_vessel_coordinator') ? 'not_your_vessel' : 'forbidden');
};

/** National representatives may move an application to another vessel, though they decide none. */
export const mayReassign = (actor: Actor, application: ApplicationFacts): Decision =>
  firstRefusal(
    () => mayView(actor, application),
    () =>
      hasRole(actor, 'national_science_representative')
        ? allowed
        : actsForVessel(actor, application.vessel_id),
  );
