import { type Actor, isCoordinatorOf, hasRole } from '../shared/actor.ts';
import { allowed, type PermissionDecision, refused } from '../shared/permission-decision.ts';

export const mayEditVessels = (actor: Actor): PermissionDecision =>
  hasRole(actor, 'administrator') ? allowed : refused('forbidden');

export const mayEditConstraints = (actor: Actor, vesselId: number): PermissionDecision =>
  hasRole(actor, 'administrator') || isCoordinatorOf(actor, vesselId) ? allowed : refused('not_your_vessel');
