import { sql } from 'kysely';
import {
  mayDecidePrivacyRequest,
  type PrivacyRequestKind,
  type PrivacyRequest,
  mayWithdrawPrivacyRequest,
} from '@shiptime/domain/accounts/privacy-requests';
import { refused } from '@shiptime/domain/shared/permission-decision';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';
import { erasePerson } from '../users/erasure.ts';
import { sendPrivacyRequestMail, sendPrivacyAnswerMail, lockMailRecipient } from './privacy-mails.ts';
import { requirePrivacyRequest } from './privacy-request-queries.ts';

type Verb = 'created' | 'accepted' | 'rejected' | 'deleted';

const audit = (tx: Tx, actor: Viewer, verb: Verb, { id, user_id, kind, reason }: PrivacyRequest) =>
  writeAuditEntry(tx, actor, {
    action: `privacy_requests.${verb}`,
    subject_type: 'privacy_requests',
    subject_id: id,
    after: { user_id, kind },
    reason,
  });

export const addPrivacyRequest = async (
  tx: Tx,
  actor: Viewer,
  kind: PrivacyRequestKind,
): Promise<PrivacyRequest> => {
  await requireFreshProof(tx, actor);
  const made = await tx
    .insertInto('privacy_requests')
    .values({ user_id: actor.id, kind })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throwIfRefused(refused('request_open'));
  const request = await requirePrivacyRequest(tx, actor, made!.id);
  await audit(tx, actor, 'created', request);
  await sendPrivacyRequestMail(tx, request);
  return request;
};

type Target = { readonly id: number; readonly expected: ExpectedVersion };

const holdRequest = async (tx: Tx, actor: Viewer, id: number): Promise<PrivacyRequest> => {
  await sql`select 1 from privacy_requests where id = ${id} for update`.execute(tx);
  return requirePrivacyRequest(tx, actor, id);
};

export const withdrawPrivacyRequest = async (tx: Tx, actor: Viewer, id: number): Promise<void> => {
  const request = await holdRequest(tx, actor, id);
  throwIfRefused(mayWithdrawPrivacyRequest(actor, request));
  await tx.deleteFrom('privacy_requests').where('id', '=', id).execute();
  await audit(tx, actor, 'deleted', request);
};

export const decidePrivacyRequest = async (
  tx: Tx,
  actor: Viewer,
  { id, expected }: Target,
  reason: string | null,
): Promise<PrivacyRequest> => {
  const before = await holdRequest(tx, actor, id);
  throwIfRefused(mayDecidePrivacyRequest(actor, before));
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  await requireFreshProof(tx, actor);
  const addressee = await lockMailRecipient(tx, before.user_id);
  await tx
    .updateTable('privacy_requests')
    .set({
      state: reason === null ? 'granted' : 'refused',
      reason,
      decided_by: actor.id,
      decided_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
  if (reason === null && before.kind === 'erasure')
    await erasePerson(tx, addressee, `administrator ${actor.id}`);
  const request = await requirePrivacyRequest(tx, actor, id);
  await audit(tx, actor, reason === null ? 'accepted' : 'rejected', request);
  await sendPrivacyAnswerMail(tx, addressee, request);
  return request;
};
