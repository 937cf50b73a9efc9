import { z } from 'zod';
import type { Actor } from '../shared/actor.ts';
import { hasRole } from '../shared/actor.ts';
import { allowed, type PermissionDecision, firstRefusal, refused } from '../shared/permission-decision.ts';
import { problemParams } from '../shared/field-problem.ts';
import { characterCount, isStorableText, toOneLine } from '../shared/text.ts';
import {
  permissionFlagsSchema,
  email,
  id,
  nullableInstant,
  nullableText,
  versionAndTimestampShape,
  text,
} from '../shared/wire.ts';
import { mayManageUser } from './policy.ts';

/**
 * Primary proponents whom an e-mail domain cannot identify: university researchers with a national grant, and
 * representatives of organizations (record 0154).
 */
export const proponentKinds = ['university', 'organization'] as const;
export type ProponentKind = (typeof proponentKinds)[number];

export const proponentRequestStates = ['open', 'granted', 'refused'] as const;
export type ProponentRequestState = (typeof proponentRequestStates)[number];

export const proponentRequestLimits = { line: 250, grant_number: 100, letter: 4000, reason: 2000 } as const;

/** UTF-16 units allowed per visible character. */
const unitsPerCharacter = 4;

export const requiredTrimmedTextSchema = (max: number) =>
  z
    .string()
    .trim()
    .refine(isStorableText, problemParams('invalid'))
    .refine((value) => value !== '', problemParams('required'))
    .refine((value) => characterCount(value) <= max, problemParams('too_long', { max }))
    .meta({ minLength: 1, maxLength: max * unitsPerCharacter });
const neededLine = (max: number) => requiredTrimmedTextSchema(max).overwrite(toOneLine);

export const proponentRequestBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('university'),
    organization: neededLine(proponentRequestLimits.line),
    agency: neededLine(proponentRequestLimits.line),
    grant_number: neededLine(proponentRequestLimits.grant_number),
  }),
  z.object({
    kind: z.literal('organization'),
    organization: neededLine(proponentRequestLimits.line),
    letter: requiredTrimmedTextSchema(proponentRequestLimits.letter),
  }),
]);
export type ProponentRequestBody = z.infer<typeof proponentRequestBody>;

export const refuseProponentRequestBody = z.object({
  reason: requiredTrimmedTextSchema(proponentRequestLimits.reason),
});

export type ProponentRequestFacts = { readonly user_id: number; readonly state: ProponentRequestState };

/**
 * Only co-proponent accounts may ask: every other type may apply already or was assigned by an
 * administrator.
 */
export const mayCreateProponentRequest = (actor: Actor, hasOpenRequest: boolean): PermissionDecision =>
  firstRefusal(
    () => (hasRole(actor, 'co_proponent') ? allowed : refused('forbidden')),
    () => (hasOpenRequest ? refused('request_open') : allowed),
  );

export const mayDecideProponentRequest = (
  actor: Actor,
  { user_id, state }: ProponentRequestFacts,
): PermissionDecision =>
  firstRefusal(
    () => mayManageUser(actor, user_id),
    () => (state === 'open' ? allowed : refused('request_decided')),
  );

export const proponentRequestSchema = z
  .object({
    id,
    user_id: id,
    first_name: text,
    last_name: text,
    email,
    kind: z.enum(proponentKinds),
    organization: text.meta({ description: 'university or organization of the person' }),
    agency: nullableText.meta({ description: 'agency that gave the national grant' }),
    grant_number: nullableText,
    letter: nullableText.meta({ description: 'letter that authorizes the representative' }),
    state: z.enum(proponentRequestStates),
    reason: nullableText.meta({ description: 'reason for a refusal' }),
    decided_at: nullableInstant,
    ...versionAndTimestampShape,
    can: permissionFlagsSchema<'decide'>({ decide: true }),
  })
  .meta({ id: 'ProponentRequest' });
export type ProponentRequest = z.infer<typeof proponentRequestSchema>;
