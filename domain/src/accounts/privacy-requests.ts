import { z } from 'zod';
import type { Actor } from '../shared/actor.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';
import type { Instant } from '../shared/instant.ts';
import {
  permissionFlagsSchema,
  email,
  id,
  instant,
  nullableInstant,
  nullableText,
  text,
  versionAndTimestampShape,
} from '../shared/wire.ts';
import { mayManageUser } from './policy.ts';
import { requiredTrimmedTextSchema } from './proponent-requests.ts';

export const privacyRequestKinds = ['data', 'erasure'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const privacyRequestStates = ['open', 'granted', 'refused'] as const;
export type PrivacyRequestState = (typeof privacyRequestStates)[number];

/** Days allowed for a response by the Privacy Act, section 14. */
export const privacyRequestAnswerDays = 30;

export const privacyReasonLimit = 2000;

export const privacyRequestBody = z.object({ kind: z.enum(privacyRequestKinds) });

export const privacyRefusalBody = z.object({ reason: requiredTrimmedTextSchema(privacyReasonLimit) });

export type PrivacyRequestFacts = {
  readonly user_id: number;
  readonly kind: PrivacyRequestKind;
  readonly state: PrivacyRequestState;
  readonly decided_at: Instant | null;
};

const whileOpen = ({ state }: PrivacyRequestFacts): PermissionDecision =>
  state === 'open' ? allowed : refused('request_decided');
const own = (actor: Actor, { user_id }: PrivacyRequestFacts): PermissionDecision =>
  actor.id === user_id ? allowed : refused('not_found');

export const mayDecidePrivacyRequest = (actor: Actor, request: PrivacyRequestFacts): PermissionDecision =>
  firstRefusal(
    () => mayManageUser(actor, request.user_id),
    () => whileOpen(request),
  );

export const mayWithdrawPrivacyRequest = (actor: Actor, request: PrivacyRequestFacts): PermissionDecision =>
  firstRefusal(
    () => own(actor, request),
    () => whileOpen(request),
  );

export const mayReadPrivacyData = (
  actor: Actor,
  request: PrivacyRequestFacts,
  now: Instant,
): PermissionDecision =>
  firstRefusal(
    () => own(actor, request),
    () => {
      const { kind, state, decided_at } = request;
      if (kind !== 'data' || state !== 'granted' || decided_at === null) return refused('not_found');
      const age = Date.parse(now) - Date.parse(decided_at);
      return age < privacyRequestAnswerDays * 86_400_000 ? allowed : refused('not_found');
    },
  );

export const privacyRequestSchema = z
  .object({
    id,
    user_id: id,
    first_name: text,
    last_name: text,
    email,
    kind: z.enum(privacyRequestKinds),
    state: z.enum(privacyRequestStates),
    reason: nullableText.meta({ description: 'reason for a refusal' }),
    due_at: instant.meta({ description: 'legal deadline for the answer' }),
    decided_at: nullableInstant,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<'decide' | 'take_back' | 'read_data'>({
      decide: true,
      take_back: true,
      read_data: true,
    }),
  })
  .meta({ id: 'PrivacyRequest' });
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

export const privacyDataSchema = z
  .object({ email, written_at: instant, kept: z.record(text, z.array(z.record(text, z.unknown()))) })
  .meta({ id: 'PrivacyData' });
export type PrivacyData = z.infer<typeof privacyDataSchema>;
