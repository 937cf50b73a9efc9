import { z } from 'zod';
import { mayActForVessel, mayApply } from '../../applications/policy.ts';
import {
  optionalBerthsSchema,
  requiredIdSchema,
  textSchema,
  optionalQuarterDaysSchema,
} from '../../applications/field-schemas.ts';
import { reasonLimit } from '../../applications/limits.ts';
import { type Actor, isCoordinatorOf, hasRole } from '../../shared/actor.ts';
import {
  allowed,
  type PermissionDecision,
  firstRefusal,
  refused,
  toPermissionFlags,
} from '../../shared/permission-decision.ts';
import { problemParams } from '../../shared/field-problem.ts';

export const berthRequestStates = [
  'waiting',
  'accepted',
  'declined',
  'withdrawn',
  'taken_back',
  'lapsed',
] as const;
export type BerthRequestState = (typeof berthRequestStates)[number];

export const guestOpinions = ['agreed', 'disagreed'] as const;
export type GuestOpinion = (typeof guestOpinions)[number];

export type OpenVoyageFacts = {
  readonly proponent_ids: readonly number[];
  readonly is_ahead: boolean;
  /** Null if the number of berths of the vessel or of the approved plan is unknown. */
  readonly spare_berths: number | null;
  readonly is_asked: boolean;
};

export type BerthRequestFacts = {
  readonly user_id: number;
  readonly vessel_id: number;
  readonly state: BerthRequestState;
  readonly primary_id: number | null;
  readonly proponent_ids: readonly number[];
  readonly is_ahead: boolean;
  readonly is_questioned: boolean;
  readonly spare_berths: number | null;
};

/** Anyone who may apply for ship time can request spare berths on voyages of other people. */
export const mayRequestBerths = (actor: Actor, voyage: OpenVoyageFacts, wanted = 1): PermissionDecision =>
  firstRefusal(
    () => mayApply(actor),
    () => (voyage.proponent_ids.includes(actor.id) ? refused('own_voyage') : allowed),
    () => (voyage.is_asked ? refused('berths_asked') : allowed),
    () => (voyage.is_ahead ? allowed : refused('voyage_begun')),
    () => hasBerths(voyage.spare_berths, wanted),
  );

const hasBerths = (spare: number | null, wanted: number): PermissionDecision =>
  spare !== null && spare >= wanted
    ? allowed
    : refused('not_enough_berths', { spare: spare ?? 0 }, { spare_berths: spare });

const decides = (actor: Actor, { user_id, vessel_id }: BerthRequestFacts): PermissionDecision => {
  if (actor.id === user_id) return refused('forbidden');
  return hasRole(actor, 'national_science_representative') ? allowed : mayActForVessel(actor, vessel_id);
};

const asks = (actor: Actor, { user_id }: BerthRequestFacts): PermissionDecision =>
  actor.id === user_id && !hasRole(actor, 'observer') ? allowed : refused('forbidden');

const is = ({ state }: BerthRequestFacts, ...states: readonly BerthRequestState[]): PermissionDecision =>
  states.includes(state) ? allowed : refused('request_closed', undefined, { state });

const ahead = ({ is_ahead }: BerthRequestFacts): PermissionDecision =>
  is_ahead ? allowed : refused('voyage_begun');

export const mayAcceptBerthRequest = (
  actor: Actor,
  request: BerthRequestFacts,
  granted = 1,
): PermissionDecision =>
  firstRefusal(
    () => decides(actor, request),
    () => is(request, 'waiting'),
    () => ahead(request),
    () => hasBerths(request.spare_berths, granted),
  );

export const mayDeclineBerthRequest = (actor: Actor, request: BerthRequestFacts): PermissionDecision =>
  firstRefusal(
    () => decides(actor, request),
    () => is(request, 'waiting'),
  );

export const mayRevokeBerths = (actor: Actor, request: BerthRequestFacts): PermissionDecision =>
  firstRefusal(
    () => decides(actor, request),
    () => is(request, 'accepted'),
  );

export const mayAskBerthQuestion = (actor: Actor, request: BerthRequestFacts): PermissionDecision =>
  firstRefusal(
    () => decides(actor, request),
    () => is(request, 'waiting'),
  );

export const mayAnswerBerthQuestion = (actor: Actor, request: BerthRequestFacts): PermissionDecision =>
  firstRefusal(
    () => asks(actor, request),
    () => is(request, 'waiting'),
    () => (request.is_questioned ? allowed : refused('invalid_transition')),
  );

export const mayRecordGuestOpinion = (actor: Actor, request: BerthRequestFacts): PermissionDecision =>
  firstRefusal(
    () => {
      if (actor.id === request.primary_id) return allowed;
      return refused(
        request.proponent_ids.includes(actor.id) ? 'only_primary_proponent' : 'not_an_applicant',
      );
    },
    () => is(request, 'waiting'),
  );

export const mayWithdrawBerthRequest = (actor: Actor, request: BerthRequestFacts): PermissionDecision =>
  firstRefusal(
    () => asks(actor, request),
    () => is(request, 'waiting', 'accepted'),
  );

const looksAfter = (actor: Actor, vesselId: number): boolean =>
  isCoordinatorOf(actor, vesselId) ||
  hasRole(actor, 'national_science_representative', 'administrator', 'observer');

export const canSeeBerthRequest = (actor: Actor, request: BerthRequestFacts): boolean =>
  actor.id === request.user_id ||
  request.proponent_ids.includes(actor.id) ||
  looksAfter(actor, request.vessel_id);

export const canSeeGuestOpinion = (actor: Actor, request: BerthRequestFacts): boolean =>
  actor.id !== request.user_id && canSeeBerthRequest(actor, request);

export type BerthRequestAction =
  | 'accept'
  | 'decline'
  | 'ask'
  | 'answer'
  | 'agree'
  | 'disagree'
  | 'withdraw'
  | 'take_back';

export const berthRequestPermissions = (
  actor: Actor,
  request: BerthRequestFacts,
): Record<BerthRequestAction, boolean> => {
  const word = mayRecordGuestOpinion(actor, request);
  return toPermissionFlags({
    accept: mayAcceptBerthRequest(actor, request),
    decline: mayDeclineBerthRequest(actor, request),
    ask: mayAskBerthQuestion(actor, request),
    answer: mayAnswerBerthQuestion(actor, request),
    agree: word,
    disagree: word,
    withdraw: mayWithdrawBerthRequest(actor, request),
    take_back: mayRevokeBerths(actor, request),
  });
};

export const berthTextLimits = { objectives: 2000, equipment: 2000 } as const;

const oneOrMore = optionalBerthsSchema
  .unwrap()
  .refine((count) => count >= 1, problemParams('out_of_range', { min: 1, max: 999 }))
  .meta({ minimum: 1 });

export const berthRequestBody = z.object({
  mission_id: requiredIdSchema,
  berths: oneOrMore,
  objectives: textSchema(berthTextLimits.objectives).min(1),
  equipment: textSchema(berthTextLimits.equipment).nullable().optional(),
  days_aboard: optionalQuarterDaysSchema
    .refine((days) => days === null || days > 0, problemParams('only_positive'))
    .optional(),
  ship_time_request_id: requiredIdSchema.nullable().optional(),
});
export type BerthRequestBody = z.infer<typeof berthRequestBody>;

const words = textSchema(reasonLimit).min(1);
export const acceptBerthsBody = z.object({ berths: oneOrMore });
export const berthReasonBody = z.object({ reason: words });
export const berthMessageBody = z.object({ details: words });
export const guestOpinionBody = z.object({ note: words.nullable().optional() });
export const withdrawBerthsBody = z.object({ reason: words.nullable().optional() });
