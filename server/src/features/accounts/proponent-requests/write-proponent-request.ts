import { sql } from 'kysely';
import {
  mayCreateProponentRequest,
  mayDecideProponentRequest,
  type ProponentRequest,
  type ProponentRequestBody,
} from '@shiptime/domain/accounts/proponent-requests';
import { type Role, roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { EventKind } from '#events/events.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';
import { requireCurrentVersion, type ExpectedVersion } from '#http/answers/versions.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';
import { requireProponentRequest } from './proponent-request-queries.ts';

export type ProponentRequestChanged = {
  readonly type: 'proponent_request.asked' | 'proponent_request.granted' | 'proponent_request.refused';
  readonly actor: Pick<Viewer, 'id'>;
  readonly request: ProponentRequest;
};
export const proponentRequestChangedEvent = new EventKind<ProponentRequestChanged>([
  'proponent_request.asked',
  'proponent_request.granted',
  'proponent_request.refused',
]);

const lockRole = async (tx: Tx, userId: number): Promise<Role> => {
  const { user_type_id } = await tx
    .selectFrom('users')
    .select('user_type_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return user_type_id as Role;
};

const audit = (tx: Tx, actor: Viewer, verb: 'created' | 'accepted' | 'rejected', request: ProponentRequest) =>
  writeAuditEntry(tx, actor, {
    action: `proponent_requests.${verb}`,
    subject_type: 'proponent_requests',
    subject_id: request.id,
    after: { user_id: request.user_id, kind: request.kind, state: request.state },
    reason: request.reason,
  });

export const createProponentRequest = async (
  tx: Tx,
  actor: Viewer,
  body: ProponentRequestBody,
): Promise<ProponentRequest> => {
  const role = await lockRole(tx, actor.id);
  const open = await tx
    .selectFrom('proponent_requests')
    .select('id')
    .where('user_id', '=', actor.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  throwIfRefused(mayCreateProponentRequest({ ...actor, role }, open !== undefined));
  const { id } = await tx
    .insertInto('proponent_requests')
    .values({ ...body, user_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = await requireProponentRequest(tx, actor, id);
  await audit(tx, actor, 'created', request);
  await proponentRequestChangedEvent.raise(tx, { type: 'proponent_request.asked', actor, request });
  return request;
};

type Target = { readonly id: number; readonly expected: ExpectedVersion };

const holdOpen = async (tx: Tx, actor: Viewer, { id, expected }: Target): Promise<ProponentRequest> => {
  await sql`select 1 from proponent_requests where id = ${id} for update`.execute(tx);
  const request = await requireProponentRequest(tx, actor, id);
  throwIfRefused(mayDecideProponentRequest(actor, request));
  await requireCurrentVersion(expected, request.lock_version, async () => request);
  return request;
};

const close = async (
  tx: Tx,
  actor: Viewer,
  id: number,
  state: 'granted' | 'refused',
  reason: string | null,
): Promise<ProponentRequest> => {
  await tx
    .updateTable('proponent_requests')
    .set({ state, reason, decided_by: actor.id, decided_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  return requireProponentRequest(tx, actor, id);
};

const makeProponent = async (tx: Tx, actor: Viewer, userId: number): Promise<void> => {
  const role = await lockRole(tx, userId);
  if (role !== roles.co_proponent) return;
  await tx.updateTable('users').set({ user_type_id: roles.proponent }).where('id', '=', userId).execute();
  await writeAuditEntry(tx, actor, {
    action: 'users.made_proponent',
    subject_type: 'users',
    subject_id: userId,
    before: { user_type_id: role },
    after: { user_type_id: roles.proponent },
  });
  await announceLiveEvent(tx, { topic: userTopic(userId), kind: 'account' });
};

export const grantProponentRequest = async (
  tx: Tx,
  actor: Viewer,
  target: Target,
): Promise<ProponentRequest> => {
  const { user_id } = await holdOpen(tx, actor, target);
  await requireFreshProof(tx, actor);
  await makeProponent(tx, actor, user_id);
  const request = await close(tx, actor, target.id, 'granted', null);
  await audit(tx, actor, 'accepted', request);
  await proponentRequestChangedEvent.raise(tx, { type: 'proponent_request.granted', actor, request });
  return request;
};

export const refuseProponentRequest = async (
  tx: Tx,
  actor: Viewer,
  target: Target,
  reason: string,
): Promise<ProponentRequest> => {
  await holdOpen(tx, actor, target);
  const request = await close(tx, actor, target.id, 'refused', reason);
  await audit(tx, actor, 'rejected', request);
  await proponentRequestChangedEvent.raise(tx, { type: 'proponent_request.refused', actor, request });
  return request;
};
