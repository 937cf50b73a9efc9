import { isPrimaryProponent, isProponent } from '../../applications/policy.ts';
import type { Actor } from '../../shared/actor.ts';
import {
  allowed,
  type PermissionDecision,
  firstRefusal,
  refused,
  toPermissionFlags,
} from '../../shared/permission-decision.ts';
import type { ReviewLevel } from '../lifecycle.ts';
import { checkNotFinal, mayReadPlans, mayWorkAtLevel, mayWorkOnPlans } from '../policy.ts';

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

export const agreementAnswers = ['agreed', 'declined'] as const;
export type AgreementAnswer = (typeof agreementAnswers)[number];

export type AgreementPartFacts = {
  readonly ship_time_request_id: number;
  readonly user_id: number;
  readonly co_proponent_ids: readonly number[];
  readonly answer: AgreementAnswer | null;
};

export type AgreementFacts = {
  readonly state: AgreementState;
  readonly is_over: boolean;
  readonly vessel_id: number;
  readonly review_level: ReviewLevel;
  readonly parts: readonly AgreementPartFacts[];
};

type PlanOfVoyage = Pick<AgreementFacts, 'vessel_id' | 'review_level'>;

const ownerOf = (part: AgreementPartFacts) => ({ ...part, status_id: 2 as const, vessel_id: null });

export const mayAskToSailTogether = (actor: Actor, plan: PlanOfVoyage): PermissionDecision =>
  firstRefusal(
    () => mayWorkAtLevel(actor, plan.vessel_id, plan.review_level),
    () => checkNotFinal(plan),
  );

const isOpen = (
  { state, is_over }: AgreementFacts,
  ...states: readonly AgreementState[]
): PermissionDecision =>
  states.includes(state) && !(state === 'asked' && is_over) ? allowed : refused('agreement_closed');

const speaksFor = (actor: Actor, part: AgreementPartFacts): PermissionDecision => {
  if (isPrimaryProponent(actor, ownerOf(part))) return allowed;
  return refused(isProponent(actor, ownerOf(part)) ? 'only_primary_proponent' : 'not_an_applicant');
};

export const mayAgreeToSailTogether = (
  actor: Actor,
  agreement: AgreementFacts,
  part: AgreementPartFacts,
): PermissionDecision =>
  firstRefusal(
    () => speaksFor(actor, part),
    () => isOpen(agreement, 'asked'),
    () => (part.answer === null ? allowed : refused('agreement_closed')),
  );

export const mayDeclineToSailTogether = (
  actor: Actor,
  agreement: AgreementFacts,
  part: AgreementPartFacts,
): PermissionDecision =>
  firstRefusal(
    () => speaksFor(actor, part),
    () => isOpen(agreement, 'asked', 'agreed'),
  );

/** Any planner of the vessel may withdraw the agreement, so that one absent planner does not block it. */
export const mayWithdrawAgreement = (actor: Actor, agreement: AgreementFacts): PermissionDecision =>
  firstRefusal(
    () => mayWorkOnPlans(actor, agreement.vessel_id),
    () => isOpen(agreement, 'asked', 'agreed'),
  );

export const canSeeAgreement = (actor: Actor, { parts }: AgreementFacts): boolean =>
  mayReadPlans(actor).allowed || parts.some((part) => isProponent(actor, ownerOf(part)));

export const statesAfterAgreement: readonly AgreementFacts['state'][] = ['agreed', 'joined', 'parted'];

/** Proponents see the other application only when both have agreed. */
export const canSeeOtherApplication = (actor: Actor, { state }: Pick<AgreementFacts, 'state'>): boolean =>
  mayReadPlans(actor).allowed || statesAfterAgreement.includes(state);

export const mayJoinVoyage = (actor: Actor, agreement: AgreementFacts): PermissionDecision =>
  firstRefusal(
    () => mayAskToSailTogether(actor, agreement),
    () => isOpen(agreement, 'agreed'),
  );

export const maySeparateVoyage = (actor: Actor, agreement: AgreementFacts): PermissionDecision =>
  firstRefusal(
    () => mayAskToSailTogether(actor, agreement),
    () => isOpen(agreement, 'joined'),
  );

export type AgreementAction = 'take_back' | 'join' | 'part';
export type AgreementPartAction = 'agree' | 'decline';

export const agreementPermissions = (
  actor: Actor,
  agreement: AgreementFacts,
): Record<AgreementAction, boolean> =>
  toPermissionFlags({
    take_back: mayWithdrawAgreement(actor, agreement),
    join: mayJoinVoyage(actor, agreement),
    part: maySeparateVoyage(actor, agreement),
  });

export const agreementPartPermissions = (
  actor: Actor,
  agreement: AgreementFacts,
  part: AgreementPartFacts,
): Record<AgreementPartAction, boolean> =>
  toPermissionFlags({
    agree: mayAgreeToSailTogether(actor, agreement, part),
    decline: mayDeclineToSailTogether(actor, agreement, part),
  });
