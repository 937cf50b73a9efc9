import { sql } from 'kysely';
import * as decisions from '@shiptime/domain/applications/decisions';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { EventKind } from '#events/events.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '../application-row.ts';
import { findApplication, lockApplication } from '../application-queries.ts';

export type WithdrawalRequested = {
  readonly type: 'application.withdrawal_asked' | 'application.withdrawal_taken_back';
  readonly actor: Viewer;
  readonly application: ApplicationRow;
  readonly askedAt: string;
};
export const withdrawalRequestedEvent = new EventKind<WithdrawalRequested>([
  'application.withdrawal_asked',
  'application.withdrawal_taken_back',
]);

const write = async (tx: Tx, id: number, asked: boolean, reason: string | null): Promise<ApplicationRow> => {
  await sql`update ship_time_requests set withdrawal_asked_at = ${asked ? sql`clock_timestamp()` : null},
    withdrawal_reason = ${reason} where id = ${id}`.execute(tx);
  return (await findApplication(tx, id))!;
};

export const requestWithdrawal = async (
  tx: Tx,
  actor: Viewer,
  id: number,
  reason: string | null,
): Promise<ApplicationRow> => {
  const before = await lockApplication(tx, actor, id);
  throwIfRefused(decisions.mayRequestWithdrawal(actor, before));
  const application = await write(tx, id, true, reason);
  await writeAuditEntry(tx, actor, {
    action: 'ship_time_requests.withdrawal_asked',
    subject_type: 'ship_time_requests',
    subject_id: id,
    reason,
  });
  const askedAt = application.withdrawal_asked_at!;
  await withdrawalRequestedEvent.raise(tx, {
    type: 'application.withdrawal_asked',
    actor,
    application,
    askedAt,
  });
  return application;
};

export const cancelWithdrawalRequest = async (tx: Tx, actor: Viewer, id: number): Promise<void> => {
  const before = await lockApplication(tx, actor, id);
  throwIfRefused(decisions.mayCancelWithdrawalRequest(actor, before));
  const application = await write(tx, id, false, null);
  await writeAuditEntry(tx, actor, {
    action: 'ship_time_requests.withdrawal_taken_back',
    subject_type: 'ship_time_requests',
    subject_id: id,
  });
  await withdrawalRequestedEvent.raise(tx, {
    type: 'application.withdrawal_taken_back',
    actor,
    application,
    askedAt: before.withdrawal_asked_at!,
  });
};
