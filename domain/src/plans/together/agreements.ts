import { isPrimary, isProponent } from '../../applications/policy.ts';
import type { Actor } from '../../shared/actor.ts';
import { allowed, type Decision, firstRefusal, refused, toCan } from '../../shared/decision.ts';
import type { ReviewLevel } from '../lifecycle.ts';
import { notFinal, readPlans, worksAtLevel, worksOnPlans } from '../policy.ts';

/** Asked, agreed and joined are on; the others are how it ended (record 0092). */
export const agreementStates = [
  'asked',
  'agreed',
  'declined',
  'taken_back',
  'lapsed',
  'joined',
  'parted',
] as const;
export type AgreementState = (typeof agreementStates)[number];

export const partAnswers = ['agreed', 'declined'] as const;
export type PartAnswer = (typeof partAnswers)[number];

/** One of the two applications, with its proponents. */
export type PartFacts = {
  readonly ship_time_request_id: number;
  readonly user_id: number;
  readonly co_proponent_ids: readonly number[];
  readonly answer: PartAnswer | null;
};

export type AgreementFacts = {
  readonly state: AgreementState;
  /** The day by which it is to be answered has passed, where it was. */
  readonly is_over: boolean;
  readonly vessel_id: number;
  /** Of the vessel's plan of the year; regional where there is none yet. */
  readonly review_level: ReviewLevel;
  readonly parts: readonly PartFacts[];
};

type PlanOfVoyage = Pick<AgreementFacts, 'vessel_id' | 'review_level'>;

const ownerOf = (part: PartFacts) => ({ ...part, status_id: 2 as const, vessel_id: null });

/** Whoever works on the plan of the ship, as it stands, asks the proponents. */
export const askToSailTogether = (actor: Actor, plan: PlanOfVoyage): Decision =>
  firstRefusal(
    () => worksAtLevel(actor, plan.vessel_id, plan.review_level),
    () => notFinal(plan),
  );

const isOpen = ({ state, is_over }: AgreementFacts, ...states: readonly AgreementState[]): Decision =>
  states.includes(state) && !(state === 'asked' && is_over) ? allowed : refused('agreement_closed');

const speaksFor = (actor: Actor, part: PartFacts): Decision => {
  if (isPrimary(actor, ownerOf(part))) return allowed;
  return refused(isProponent(actor, ownerOf(part)) ? 'only_primary_proponent' : 'not_an_applicant');
};

/** The primary proponent of each application, for it alone. */
export const agreeToSail = (actor: Actor, agreement: AgreementFacts, part: PartFacts): Decision =>
  firstRefusal(
    () => speaksFor(actor, part),
    () => isOpen(agreement, 'asked'),
    () => (part.answer === null ? allowed : refused('agreement_closed')),
  );

/** Also who has agreed, until the voyage is planned. */
export const declineToSail = (actor: Actor, agreement: AgreementFacts, part: PartFacts): Decision =>
  firstRefusal(
    () => speaksFor(actor, part),
    () => isOpen(agreement, 'asked', 'agreed'),
  );

/** Anybody who plans for the ship: they are on leave in July, too. */
export const takeAgreementBack = (actor: Actor, agreement: AgreementFacts): Decision =>
  firstRefusal(
    () => worksOnPlans(actor, agreement.vessel_id),
    () => isOpen(agreement, 'asked', 'agreed'),
  );

/** Coordinators and whoever else reads plans see every agreement, proponents those of their applications. */
export const maySeeAgreement = (actor: Actor, { parts }: AgreementFacts): boolean =>
  readPlans(actor).allowed || parts.some((part) => isProponent(actor, ownerOf(part)));

/** Both have agreed, whatever came of it. */
export const statesOnceAgreed: readonly AgreementFacts['state'][] = ['agreed', 'joined', 'parted'];

/** Each learns who the other is only when both have agreed; whoever reads plans knows. */
export const knowsTheOther = (actor: Actor, { state }: Pick<AgreementFacts, 'state'>): boolean =>
  readPlans(actor).allowed || statesOnceAgreed.includes(state);

/** Both on the plan of the ship as one voyage. */
export const joinOnPlan = (actor: Actor, agreement: AgreementFacts): Decision =>
  firstRefusal(
    () => askToSailTogether(actor, agreement),
    () => isOpen(agreement, 'agreed'),
  );

/** Each by itself again. */
export const partOnPlan = (actor: Actor, agreement: AgreementFacts): Decision =>
  firstRefusal(
    () => askToSailTogether(actor, agreement),
    () => isOpen(agreement, 'joined'),
  );

export type AgreementAction = 'take_back' | 'join' | 'part';
export type PartAction = 'agree' | 'decline';

export const agreementCan = (actor: Actor, agreement: AgreementFacts): Record<AgreementAction, boolean> =>
  toCan({
    take_back: takeAgreementBack(actor, agreement),
    join: joinOnPlan(actor, agreement),
    part: partOnPlan(actor, agreement),
  });

export const partCan = (
  actor: Actor,
  agreement: AgreementFacts,
  part: PartFacts,
): Record<PartAction, boolean> =>
  toCan({ agree: agreeToSail(actor, agreement, part), decline: declineToSail(actor, agreement, part) });
