import type { Actor } from '@shiptime/domain/shared/actor';
import { isPrimaryProponent } from '@shiptime/domain/applications/policy';
import { findCoProponentProblem } from '@shiptime/domain/applications/co-proponents';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { mailQuotaRefusal, requireDailyMailQuota } from '#mail/mail-quota.ts';
import { inviteByEmail, wasInvitedRecently } from '#features/accounts/email-links/invitations.ts';
import {
  findAccountByEmail,
  lockApplicationForNewCoProponent,
  throwCoProponentRefusal,
} from './co-proponents.ts';
import { requireVisibleApplication } from '../application-queries.ts';

export type OpenInvitation = {
  readonly id: number;
  readonly email: string;
  readonly created_at: string;
  readonly expires_at: string;
};

const openInvitations = (db: Db, id: number) =>
  db
    .selectFrom('invitations')
    .select(['id', 'email', 'created_at', 'expires_at'])
    .where('ship_time_request_id', '=', id)
    .where('accepted_at', 'is', null)
    .orderBy('id');

/** For the primary proponent only: addresses are private until the invitation is accepted. */
export const findInvitations = async (db: Db, actor: Actor, id: number): Promise<OpenInvitation[]> => {
  const application = await requireVisibleApplication(db, actor, id, new Set());
  return isPrimaryProponent(actor, application) ? openInvitations(db, id).execute() : [];
};

/** Throws if the address has an account, which should be added instead. */
export const inviteCoProponent = async (
  tx: Tx,
  actor: Actor & { readonly language: Language },
  id: number,
  email: string,
): Promise<OpenInvitation> => {
  const { application, places } = await lockApplicationForNewCoProponent(tx, actor, id, email);
  const problem = findCoProponentProblem(application, await findAccountByEmail(tx, email), places);
  if (problem === null) throw invalidRefusal([{ field: 'email', code: 'not_unique' }]);
  if (problem !== 'not_found') throwCoProponentRefusal(problem, places.limit);
  if (await wasInvitedRecently(tx, id, email)) throw mailQuotaRefusal();
  await requireDailyMailQuota(tx, actor.id, email);
  const inviter = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const invitationId = await inviteByEmail(tx, {
    ship_time_request_id: id,
    project_title: application.project_title,
    email,
    invited_by: { id: actor.id, name: `${inviter.first_name} ${inviter.last_name}` },
    language: actor.language,
  });
  return openInvitations(tx, id).where('id', '=', invitationId).executeTakeFirstOrThrow();
};

export const withdrawInvitation = async (
  tx: Tx,
  actor: Actor,
  { id, row: invitationId }: { id: number; row: number },
): Promise<void> => {
  await lockApplicationForNewCoProponent(tx, actor, id, '');
  const removed = await tx
    .deleteFrom('invitations')
    .where('id', '=', invitationId)
    .where('ship_time_request_id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFoundRefusal();
};
