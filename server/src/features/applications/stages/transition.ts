import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import type { Instant } from '@shiptime/domain/shared/instant';
import {
  eventByTransition,
  isArchived,
  statusAfter,
  type TransitionAction,
} from '@shiptime/domain/applications/lifecycle';
import type { Tx } from '#db/connection.ts';
import { type AuditVerb, writeAuditEntry } from '#audit/audit.ts';
import { EventKind } from '#events/events.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '../application-row.ts';
import { findApplication } from '../application-queries.ts';

type LastStep = { action: string; at: Instant; id: number; first_name: string; last_name: string };

const lastStep = async (tx: Tx, id: number): Promise<LastStep | undefined> => {
  const { rows } = await sql<LastStep>`
    select h.action, h.created_at as at, u.id, u.first_name, u.last_name
    from ship_time_request_history h join users u on u.id = h.user_id
    where h.ship_time_request_id = ${id} order by h.id desc limit 1`.execute(tx);
  return rows[0];
};

/** Adds to the refusal who took the last step, and when. */
export const throwIfTransitionRefused = async (
  tx: Tx,
  decision: PermissionDecision,
  id: number,
): Promise<void> => {
  if (decision.allowed || decision.code !== 'invalid_transition') return throwIfRefused(decision);
  const last = await lastStep(tx, id);
  const meta = last && {
    decided_by: { id: last.id, first_name: last.first_name, last_name: last.last_name },
    action: last.action,
    at: last.at,
  };
  throwIfRefused({ ...decision, ...(meta && { meta }) });
};

/** `reassign` is audited elsewhere, where the vessels are known. */
const verbs: Readonly<Record<Exclude<TransitionAction, 'reassign'>, AuditVerb>> = {
  submit: 'submitted',
  accept: 'accepted',
  reject: 'rejected',
  clarify: 'clarification_asked',
  correct: 'corrected',
  respond: 'answered',
  withdraw: 'withdrawn',
  finalise: 'finalised',
};

export type StatusChange = {
  readonly action: TransitionAction;
  readonly reason?: string | null;
  readonly vesselId?: number;
  readonly submittedAt?: Instant;
  readonly answers?: { readonly before: object; readonly after: object };
};

const written = async (tx: Tx, actor: Actor, before: ApplicationRow, step: StatusChange): Promise<number> => {
  const to = statusAfter(step.action, before.status_id);
  const ends = isArchived(to) ? sql`, withdrawal_asked_at = null, withdrawal_reason = null` : sql``;
  const { rows } = await sql<{ id: number }>`
    with moved as (
      update ship_time_requests set status_id = ${to}, vessel_id = ${step.vesselId ?? before.vessel_id},
        submitted_at = ${step.submittedAt ?? before.submitted_at}, updated_by = ${actor.id}${ends} where id = ${before.id}
    )
    insert into ship_time_request_history (ship_time_request_id, from_status_id, to_status_id, action, reason, user_id, created_at)
    values (${before.id}, ${before.status_id}, ${to}, ${step.action}, ${step.reason ?? null}, ${actor.id},
      coalesce(${step.submittedAt ?? null}, clock_timestamp()))
    returning id`.execute(tx);
  return rows[0]!.id;
};

export type ApplicationStatusChanged = {
  readonly type: (typeof eventByTransition)[TransitionAction];
  readonly actor: Actor;
  readonly before: ApplicationRow;
  readonly after: ApplicationRow;
  readonly action: TransitionAction;
  readonly reason: string | null;
  readonly historyId: number;
};
export const applicationStatusChangedEvent = new EventKind<ApplicationStatusChanged>(
  Object.values(eventByTransition),
);

/** The caller locks the row and checks that the step is permitted. */
export const changeStatus = async (
  tx: Tx,
  actor: Actor,
  before: ApplicationRow,
  step: StatusChange,
): Promise<ApplicationRow> => {
  const historyId = await written(tx, actor, before, step);
  const after = (await findApplication(tx, before.id))!;
  if (step.action !== 'reassign') {
    await writeAuditEntry(tx, actor, {
      action: `ship_time_requests.${verbs[step.action]}`,
      subject_type: 'ship_time_requests',
      subject_id: before.id,
      before: { status_id: before.status_id, vessel_id: before.vessel_id, ...step.answers?.before },
      after: { status_id: after.status_id, vessel_id: after.vessel_id, ...step.answers?.after },
      reason: step.reason ?? null,
    });
  }
  await applicationStatusChangedEvent.raise(tx, {
    type: eventByTransition[step.action],
    ...{ actor, before, after, historyId },
    action: step.action,
    reason: step.reason ?? null,
  });
  return after;
};
