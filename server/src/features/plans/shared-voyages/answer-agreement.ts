import { sql } from 'kysely';
import * as rules from '@shiptime/domain/plans/shared-voyages/agreements';
import type { Actor } from '@shiptime/domain/shared/actor';
import { type PermissionDecision, refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { type AgreementRow, requireAgreement } from './agreement-queries.ts';
import { agreementChangedEvent } from './agreement-changed.ts';

export type AgreementActor = Actor & { readonly address?: string };
type Answer = { readonly ship_time_request_id: number; readonly note?: string | undefined };
type Part = AgreementRow['parts'][number];

export const lockAgreement = async (tx: Tx, actor: Actor, id: number): Promise<AgreementRow> => {
  await requireAgreement(tx, actor, id);
  await sql`select 1 from voyage_agreements where id = ${id} for update`.execute(tx);
  return requireAgreement(tx, actor, id);
};

export const throwIfAgreementRefused = (decision: PermissionDecision, { state }: AgreementRow): void =>
  throwIfRefused(
    decision.allowed || decision.code !== 'agreement_closed' ? decision : { ...decision, meta: { state } },
  );

const partOf = (agreement: AgreementRow, applicationId: number): Part => {
  const part = agreement.parts.find((each) => each.ship_time_request_id === applicationId);
  return part ?? (throwIfRefused(refused('not_an_applicant')) as never);
};

export const setAgreementState = async (
  tx: Tx,
  actor: AgreementActor,
  { id, state: before }: AgreementRow,
  state: Exclude<rules.AgreementState, 'asked' | 'lapsed'>,
  reason: string | null = null,
): Promise<void> => {
  await tx
    .updateTable('voyage_agreements')
    .set({
      state,
      decided_by: actor.id,
      decided_at: sql<string>`clock_timestamp()`,
      ...(reason !== null && { reason }),
    })
    .where('id', '=', id)
    .execute();
  await writeAuditEntry(tx, actor, {
    action: `voyage_agreements.${({ agreed: 'accepted', declined: 'rejected', taken_back: 'taken_back', joined: 'joined', parted: 'split' } as const)[state]}`,
    subject_type: 'voyage_agreements',
    subject_id: id,
    before: { state: before },
    after: { state },
    reason,
  });
};

const writeAnswer = async (
  tx: Tx,
  actor: Actor,
  agreement: AgreementRow,
  part: Part,
  answer: rules.AgreementAnswer,
  note: string | undefined,
): Promise<void> => {
  await tx
    .updateTable('voyage_agreement_parts')
    .set({ answer, answered_by: actor.id, answered_at: sql<string>`clock_timestamp()`, note: note ?? null })
    .where('voyage_agreement_id', '=', agreement.id)
    .where('position', '=', part.position)
    .execute();
};

const inBoth = (text: string | undefined) => (text === undefined ? null : { en: text, fr: text });

export const agreeToSailTogether = async (
  tx: Tx,
  actor: AgreementActor,
  id: number,
  answer: Answer,
): Promise<void> => {
  const agreement = await lockAgreement(tx, actor, id);
  const part = partOf(agreement, answer.ship_time_request_id);
  throwIfAgreementRefused(rules.mayAgreeToSailTogether(actor, agreement, part), agreement);
  await writeAnswer(tx, actor, agreement, part, 'agreed', answer.note);
  const isSettled = agreement.parts.every((each) => each === part || each.answer === 'agreed');
  if (isSettled) {
    await setAgreementState(tx, actor, agreement, 'agreed');
  } else {
    await writeAuditEntry(tx, actor, {
      action: 'voyage_agreements.answered',
      subject_type: 'voyage_agreements',
      subject_id: id,
      after: { ship_time_request_id: part.ship_time_request_id, answer: 'agreed' },
    });
  }
  await agreementChangedEvent.raise(tx, {
    type: `voyage_agreement.${isSettled ? 'settled' : 'agreed'}`,
    ...{ actor, agreement, answeredFor: part.ship_time_request_id },
    quote: inBoth(answer.note),
  });
};

export const declineToSailTogether = async (
  tx: Tx,
  actor: AgreementActor,
  id: number,
  answer: Answer,
): Promise<void> => {
  const agreement = await lockAgreement(tx, actor, id);
  const part = partOf(agreement, answer.ship_time_request_id);
  throwIfAgreementRefused(rules.mayDeclineToSailTogether(actor, agreement, part), agreement);
  await writeAnswer(tx, actor, agreement, part, 'declined', answer.note);
  await setAgreementState(tx, actor, agreement, 'declined');
  await agreementChangedEvent.raise(tx, {
    type: 'voyage_agreement.declined',
    ...{ actor, agreement, answeredFor: part.ship_time_request_id },
    quote: inBoth(answer.note),
  });
};

export const withdrawAgreement = async (
  tx: Tx,
  actor: AgreementActor,
  id: number,
  reason: string,
): Promise<void> => {
  const agreement = await lockAgreement(tx, actor, id);
  throwIfAgreementRefused(rules.mayWithdrawAgreement(actor, agreement), agreement);
  await setAgreementState(tx, actor, agreement, 'taken_back', reason);
  const quote = inBoth(reason);
  await agreementChangedEvent.raise(tx, { type: 'voyage_agreement.taken_back', actor, agreement, quote });
};
