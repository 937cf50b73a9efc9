import { sql } from 'kysely';
import * as rules from '@shiptime/domain/plans/guests/berth-requests';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { type AuditVerb, writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { type BerthRequestRow, requireBerthRequest } from './berth-queries.ts';
import { berthRequestChangedEvent } from './berth-request-changed.ts';

type Acting = Actor & { readonly address?: string };

/** Locks the mission, then the request, so that berths of a voyage are granted one after the other. */
const lockBerthRequest = async (tx: Tx, actor: Actor, id: number): Promise<BerthRequestRow> => {
  const seen = await requireBerthRequest(tx, actor, id);
  await sql`select 1 from missions where id = ${seen.mission_id} for update`.execute(tx);
  await sql`select 1 from berth_requests where id = ${id} for update`.execute(tx);
  return requireBerthRequest(tx, actor, id);
};

const audit = (
  tx: Tx,
  actor: Acting,
  { id, state }: BerthRequestRow,
  verb: AuditVerb,
  after: Record<string, unknown>,
  reason: string | null = null,
) =>
  writeAuditEntry(tx, actor, {
    action: `berth_requests.${verb}`,
    subject_type: 'berth_requests',
    subject_id: id,
    before: { state },
    after,
    reason,
  });

type End = {
  readonly state: Exclude<rules.BerthRequestState, 'waiting' | 'lapsed'>;
  readonly granted_berths?: number;
  readonly reason?: string | null;
};

const verbs = {
  accepted: 'accepted',
  declined: 'rejected',
  withdrawn: 'withdrawn',
  taken_back: 'taken_back',
} as const satisfies Record<End['state'], AuditVerb>;

const settle = async (
  tx: Tx,
  actor: Acting,
  id: number,
  decide: (request: BerthRequestRow) => PermissionDecision,
  end: End,
): Promise<void> => {
  const before = await lockBerthRequest(tx, actor, id);
  throwIfRefused(decide(before));
  await tx
    .updateTable('berth_requests')
    .set({ ...end, decided_by: actor.id, decided_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  const quote = end.reason ?? null;
  await audit(tx, actor, before, verbs[end.state], { ...end }, quote);
  const request = await requireBerthRequest(tx, actor, id);
  await berthRequestChangedEvent.raise(tx, { type: `berth_request.${end.state}`, actor, request, quote });
};

export const acceptBerthRequest = (
  tx: Tx,
  actor: Acting,
  id: number,
  granted_berths: number,
): Promise<void> =>
  settle(tx, actor, id, (found) => rules.mayAcceptBerthRequest(actor, found, granted_berths), {
    state: 'accepted',
    granted_berths,
  });

export const declineBerthRequest = (tx: Tx, actor: Acting, id: number, reason: string): Promise<void> =>
  settle(tx, actor, id, (found) => rules.mayDeclineBerthRequest(actor, found), { state: 'declined', reason });

export const revokeBerths = (tx: Tx, actor: Acting, id: number, reason: string): Promise<void> =>
  settle(tx, actor, id, (found) => rules.mayRevokeBerths(actor, found), { state: 'taken_back', reason });

export const withdrawBerthRequest = (
  tx: Tx,
  actor: Acting,
  id: number,
  reason: string | null,
): Promise<void> =>
  settle(tx, actor, id, (found) => rules.mayWithdrawBerthRequest(actor, found), {
    state: 'withdrawn',
    reason,
  });

const write = async (
  tx: Tx,
  actor: Acting,
  request: BerthRequestRow,
  action: 'question' | 'answer' | rules.GuestOpinion,
  body: string | null,
): Promise<void> => {
  await tx
    .insertInto('berth_request_entries')
    .values({ berth_request_id: request.id, user_id: actor.id, action, body })
    .execute();
  await audit(tx, actor, request, action === 'question' ? 'clarification_asked' : 'answered', { action });
  await berthRequestChangedEvent.raise(tx, { type: `berth_request.${action}`, actor, request, quote: body });
};

export const askBerthQuestion = async (tx: Tx, actor: Acting, id: number, details: string): Promise<void> => {
  const request = await lockBerthRequest(tx, actor, id);
  throwIfRefused(rules.mayAskBerthQuestion(actor, request));
  await write(tx, actor, request, 'question', details);
};

export const answerBerthQuestion = async (
  tx: Tx,
  actor: Acting,
  id: number,
  details: string,
): Promise<void> => {
  const request = await lockBerthRequest(tx, actor, id);
  throwIfRefused(rules.mayAnswerBerthQuestion(actor, request));
  await write(tx, actor, request, 'answer', details);
};

export const recordGuestOpinion = async (
  tx: Tx,
  actor: Acting,
  id: number,
  word: rules.GuestOpinion,
  note: string | null,
): Promise<void> => {
  const request = await lockBerthRequest(tx, actor, id);
  throwIfRefused(rules.mayRecordGuestOpinion(actor, request));
  await tx
    .updateTable('berth_requests')
    .set({ word, word_note: note, word_by: actor.id })
    .where('id', '=', id)
    .execute();
  await write(tx, actor, request, word, note);
};
