import { type Actor, isCoordinatorOf, hasRole } from '../shared/actor.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';

export type AffectedPlan = {
  readonly vessel_id: number;
  readonly review_level: 'regional' | 'national' | 'executive' | 'final';
};

/**
 * Checked for each plan involved. A whole application, unlike a single mission, may move between
 * regional-level plans.
 */
export const mayReassignOnPlan = (
  actor: Actor,
  { vessel_id, review_level }: AffectedPlan,
): PermissionDecision => {
  if (review_level === 'final') return refused('read_only');
  if (hasRole(actor, 'administrator')) return allowed;
  if (hasRole(actor, 'national_science_representative'))
    return review_level === 'executive' ? refused('level_not_yours') : allowed;
  if (!hasRole(actor, 'regional_vessel_coordinator')) return refused('forbidden');
  if (!isCoordinatorOf(actor, vessel_id)) return refused('not_your_vessel');
  return review_level === 'regional' ? allowed : refused('level_not_yours');
};

/** Undecided applications cannot move to a vessel whose plan is final, since nobody could accept them there. */
export const mayReassignUndecided = ({ review_level }: AffectedPlan): PermissionDecision =>
  review_level === 'final' ? refused('plan_level') : allowed;

export type ReassignmentMethod = { readonly by: 'move' | 'offer'; readonly decision: PermissionDecision };

/**
 * Coordinators who do not coordinate the target vessel make an offer to its coordinators instead of moving
 * the application.
 */
export const chooseReassignmentMethod = (
  actor: Actor,
  leaving: readonly AffectedPlan[],
  target: AffectedPlan,
): ReassignmentMethod => {
  const away = firstRefusal(...leaving.map((plan) => () => mayReassignOnPlan(actor, plan)));
  if (!away.allowed) return { by: 'move', decision: away };
  const there = mayReassignOnPlan(actor, target);
  return there.allowed || there.code !== 'not_your_vessel'
    ? { by: 'move', decision: there }
    : { by: 'offer', decision: allowed };
};

export const offerStates = ['waiting', 'accepted', 'declined', 'taken_back', 'lapsed'] as const;
export type OfferState = (typeof offerStates)[number];

export type OfferFacts = {
  readonly state: OfferState;
  readonly from_vessel_id: number;
  readonly leaving: readonly AffectedPlan[];
  readonly target: AffectedPlan;
  readonly is_in_service: boolean;
};

const stillWaits = ({ state }: OfferFacts): PermissionDecision =>
  state === 'waiting' ? allowed : refused('offer_closed');

const actsOnVessel = (actor: Actor, vesselId: number): PermissionDecision => {
  if (hasRole(actor, 'administrator', 'national_science_representative') || isCoordinatorOf(actor, vesselId))
    return allowed;
  return refused(hasRole(actor, 'regional_vessel_coordinator') ? 'not_your_vessel' : 'forbidden');
};

const answerOffer = (actor: Actor, offer: OfferFacts): PermissionDecision =>
  firstRefusal(
    () => actsOnVessel(actor, offer.target.vessel_id),
    () => stillWaits(offer),
  );

/**
 * An offer implies consent while the source plan is at the regional level. At later levels the actor needs
 * the right to change that plan.
 */
const mayLeave = (actor: Actor, { from_vessel_id, leaving }: OfferFacts): PermissionDecision =>
  firstRefusal(
    ...leaving.map((plan) => () => {
      if (plan.vessel_id === from_vessel_id && plan.review_level === 'regional') return allowed;
      const decision = mayReassignOnPlan(actor, plan);
      return !decision.allowed && decision.code === 'not_your_vessel' ? refused('plan_level') : decision;
    }),
  );

export const mayAcceptOffer = (actor: Actor, offer: OfferFacts): PermissionDecision =>
  firstRefusal(
    () => answerOffer(actor, offer),
    () => (offer.is_in_service ? allowed : refused('vessel_gone')),
    () => mayLeave(actor, offer),
    () => mayReassignOnPlan(actor, offer.target),
  );

export const mayDeclineOffer = answerOffer;

/** Any coordinator of the vessel may withdraw the offer, so that an absent author does not block it. */
export const mayWithdrawOffer = (actor: Actor, offer: OfferFacts): PermissionDecision =>
  firstRefusal(
    () => actsOnVessel(actor, offer.from_vessel_id),
    () => stillWaits(offer),
  );

export const canSeeOffer = (actor: Actor, offer: OfferFacts): boolean =>
  actsOnVessel(actor, offer.from_vessel_id).allowed || actsOnVessel(actor, offer.target.vessel_id).allowed;

export type OfferAction = 'accept' | 'decline' | 'take_back';

export const checkOfferActions = (
  actor: Actor,
  offer: OfferFacts,
): Record<OfferAction, PermissionDecision> => ({
  accept: mayAcceptOffer(actor, offer),
  decline: mayDeclineOffer(actor, offer),
  take_back: mayWithdrawOffer(actor, offer),
});
