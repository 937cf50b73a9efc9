import { type Actor, isCoordinatorOf, hasRole } from '../shared/actor.ts';
import { allowed, type Decision, refused } from '../shared/decision.ts';

export const mayEditFleet = (actor: Actor): Decision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

export const mayEditConstraints = (actor: Actor, vesselId: number): Decision =>
  hasRole(actor, 'administrator') || isCoordinatorOf(actor, vesselId) ? allowed : refused('not_your_vessel');
