import { type Actor, coordinates, hasRole } from '../shared/actor.ts';
import { allowed, type Decision, refused } from '../shared/decision.ts';

/** The fleet itself, its names and particulars, is kept by administrators. */
export const mayEditFleet = (actor: Actor): Decision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

/** The coordinators of a vessel know when it is laid up; administrators may everywhere. */
export const mayEditConstraints = (actor: Actor, vesselId: number): Decision =>
  hasRole(actor, 'administrator') || coordinates(actor, vesselId) ? allowed : refused('not_your_vessel');
