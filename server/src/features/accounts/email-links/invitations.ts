import { sql } from 'kysely';
import { findCoProponentProblem, findFreeCoProponentSlot } from '@shiptime/domain/applications/co-proponents';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { notFoundRefusal, Refusal } from '#http/refusal.ts';
import { queueMail } from '#mail/outbox.ts';
import { readSettings } from '#features/reference/settings.ts';
import { hashToken, generateToken } from '../sessions/sessions.ts';
import { invitationAnsweredEvent } from './invitation-answered.ts';

/** Days of validity: many, because proponents send invitations before they go to sea. */
const invitationDays = 30;

const mailKey = (requestId: number): string => `invitation:${requestId}:`;

export const wasInvitedRecently = async (tx: Tx, requestId: number, email: string): Promise<boolean> => {
  const recent = await tx
    .selectFrom('outbox')
    .select('id')
    .where('to_address', '=', email)
    .where('dedup_key', 'like', `${mailKey(requestId)}%`)
    .where('created_at', '>', sql<string>`now() - interval '60 seconds'`)
    .executeTakeFirst();
  return recent !== undefined;
};

export type EmailInvitation = {
  readonly ship_time_request_id: number;
  readonly project_title: string | null;
  readonly email: string;
  readonly invited_by: { readonly id: number; readonly name: string };
  readonly language: Language;
};

/** A new link replaces the old one. The caller checks permission and the number of co-proponents. */
export const inviteByEmail = async (tx: Tx, invitation: EmailInvitation): Promise<number> => {
  const { ship_time_request_id, email, invited_by, language } = invitation;
  const token = generateToken();
  const row = {
    ship_time_request_id,
    email,
    token_hash: hashToken(token),
    invited_by: invited_by.id,
    expires_at: sql<string>`now() + make_interval(days => ${invitationDays})`,
    accepted_at: null,
  };
  const { id } = await tx
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ship_time_request_id', 'email']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueMail(tx, {
    kind: 'invitation',
    dedupKey: `${mailKey(ship_time_request_id)}${row.token_hash.toString('hex')}`,
    to: email,
    language,
    params: {
      inviter: invited_by.name,
      project_title: invitation.project_title ?? '—',
      days: invitationDays,
    },
    path: `/invitation/${token}`,
    secret: token,
    causedBy: invited_by.id,
  });
  return id;
};

export const findInvitation = (db: Db, token: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .innerJoin('ship_time_requests as request', 'request.id', 'invitations.ship_time_request_id')
    .select([
      'invitations.email',
      'invitations.expires_at',
      'request.project_title',
      sql<string>`inviter.first_name || ' ' || inviter.last_name`.as('invited_by'),
    ])
    .where('invitations.token_hash', '=', hashToken(token))
    .where('invitations.accepted_at', 'is', null)
    .where('invitations.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();

const joinAsCoProponent = async (
  tx: Tx,
  requestId: number,
  userId: number,
  invitedBy: number,
): Promise<boolean> => {
  const request = await tx
    .selectFrom('ship_time_requests')
    .select('user_id')
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) return true;
  const others = await tx
    .selectFrom('co_proponents')
    .select(['slot', 'user_id'])
    .where('ship_time_request_id', '=', requestId)
    .execute();
  const guest = await tx
    .selectFrom('users')
    .select(['id', 'active', 'user_type_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { co_proponent_limit: limit } = await readSettings(tx);
  const people = { user_id: request.user_id, co_proponent_ids: others.map((other) => other.user_id) };
  const problem = findCoProponentProblem(people, guest, { limit, invited: 0 });
  if (problem === 'self' || problem === 'duplicate') return true;
  if (problem === 'observer')
    throw new Refusal('observer', { message: 'applications:co_proponents.problems.observer' });
  const slot = findFreeCoProponentSlot(
    others.map((other) => other.slot),
    limit,
  );
  if (problem !== null || slot === null) return false;
  await tx
    .insertInto('co_proponents')
    .values({ ship_time_request_id: requestId, user_id: userId, slot, added_by: invitedBy })
    .execute();
  await tx
    .updateTable('ship_time_requests')
    .set({ updated_by: userId })
    .where('id', '=', requestId)
    .execute();
  await invitationAnsweredEvent.raise(tx, { type: 'invitation.accepted', applicationId: requestId, userId });
  return true;
};

export const acceptInvitation = async (
  tx: Tx,
  userId: number,
  { token, email }: { readonly token: string; readonly email: string },
): Promise<number | null> => {
  const accepted = await tx
    .updateTable('invitations')
    .set({ accepted_at: sql<string>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['ship_time_request_id', 'invited_by'])
    .executeTakeFirst();
  if (!accepted) throw notFoundRefusal();
  const { ship_time_request_id: id, invited_by } = accepted;
  const isIn = await joinAsCoProponent(tx, id, userId, invited_by);
  if (!isIn)
    await invitationAnsweredEvent.raise(tx, { type: 'invitation.came_late', applicationId: id, userId });
  return isIn ? id : null;
};

export const acceptInvitationWithAccount = async (tx: Tx, userId: number, token: string) => {
  const invitation = await findInvitation(tx, token);
  if (!invitation) throw notFoundRefusal();
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email !== invitation.email) {
    throw new Refusal('forbidden', { message: 'answers:invitation.other_address' });
  }
  const ship_time_request_id = await acceptInvitation(tx, userId, { token, email });
  return { ship_time_request_id };
};
