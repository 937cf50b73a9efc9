import { type Actor, coordinates, hasRole } from '../shared/actor.ts';
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts';

/** A plan that missions of an application lie on, or come to. */
export type PlanOnTheWay = {
  readonly vessel_id: number;
  readonly review_level: 'regional' | 'national' | 'executive' | 'final';
};

/**
 * An application in review, or accepted, changes its ship as a whole, with its missions (record 0128). Asked of each plan
 * on the way, the target included; unlike a moved mission, it may go between regional plans.
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

/** How an application changes its ship: at once, or as an offer that the coordinators of the other ship accept or decline. */
export type Reassigning = { readonly by: 'move' | 'offer'; readonly decision: Decision };

/**
 * Whoever works on the plans that the missions leave, but not on the other ship's, offers the application to its
 * coordinators (record 0128). Asked of the plans that the missions lie on, and the one that they would reach.
 */
export const reassigning = (
  actor: Actor,
  leaving: readonly PlanOnTheWay[],
  target: PlanOnTheWay,
): Reassigning => {
  const away = firstRefusal(...leaving.map((plan) => () => reassignOnPlan(actor, plan)));
  if (!away.allowed) return { by: 'move', decision: away };
  const there = reassignOnPlan(actor, target);
  return there.allowed || there.code !== 'not_your_vessel'
    ? { by: 'move', decision: there }
    : { by: 'offer', decision: allowed };
};

export const offerStates = ['waiting', 'accepted', 'declined', 'taken_back', 'lapsed'] as const;
export type OfferState = (typeof offerStates)[number];

/** An offer, with the plans on the way as they are now; `leaving` are those of the missions, without the one they reach. */
export type OfferFacts = {
  readonly state: OfferState;
  readonly from_vessel_id: number;
  readonly leaving: readonly PlanOnTheWay[];
  readonly target: PlanOnTheWay;
  /** The ship that it was offered to. */
  readonly is_in_service: boolean;
};

const stillWaits = ({ state }: OfferFacts): Decision =>
  state === 'waiting' ? allowed : refused('offer_closed');

const actsOnVessel = (actor: Actor, vesselId: number): Decision => {
  if (hasRole(actor, 'administrator', 'national_science_representative') || coordinates(actor, vesselId))
    return allowed;
  return refused(hasRole(actor, 'regional_vessel_coordinator') ? 'not_your_vessel' : 'forbidden');
};

/** Whoever coordinates the ship that it was offered to, and whoever could reassign it without an offer. */
const answerOffer = (actor: Actor, offer: OfferFacts): Decision =>
  firstRefusal(
    () => actsOnVessel(actor, offer.target.vessel_id),
    () => stillWaits(offer),
  );

/** The vessel that offers has consented, as long as its region composes the plan; any other plan is asked of who accepts. */
const mayLeave = (actor: Actor, { from_vessel_id, leaving }: OfferFacts): Decision =>
  firstRefusal(
    ...leaving.map((plan) => () => {
      if (plan.vessel_id === from_vessel_id && plan.review_level === 'regional') return allowed;
      const decision = reassignOnPlan(actor, plan);
      // Whoever coordinates the other ship is told of the plan, not that this one is not theirs.
      return !decision.allowed && decision.code === 'not_your_vessel' ? refused('plan_level') : decision;
    }),
  );

export const acceptOffer = (actor: Actor, offer: OfferFacts): Decision =>
  firstRefusal(
    () => answerOffer(actor, offer),
    () => (offer.is_in_service ? allowed : refused('vessel_gone')),
    () => mayLeave(actor, offer),
    () => reassignOnPlan(actor, offer.target),
  );

export const declineOffer = answerOffer;

/** Its vessel's coordinators, not only the one who offered: they are on leave in July, too. */
export const takeOfferBack = (actor: Actor, offer: OfferFacts): Decision =>
  firstRefusal(
    () => actsOnVessel(actor, offer.from_vessel_id),
    () => stillWaits(offer),
  );

/** Coordinators see what concerns their vessels, those above them everything that was offered. */
export const maySeeOffer = (actor: Actor, offer: OfferFacts): boolean =>
  actsOnVessel(actor, offer.from_vessel_id).allowed || actsOnVessel(actor, offer.target.vessel_id).allowed;

export type OfferAction = 'accept' | 'decline' | 'take_back';

export const offerDecisions = (actor: Actor, offer: OfferFacts): Record<OfferAction, Decision> => ({
  accept: acceptOffer(actor, offer),
  decline: declineOffer(actor, offer),
  take_back: takeOfferBack(actor, offer),
});
