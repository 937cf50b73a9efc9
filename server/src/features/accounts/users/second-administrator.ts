import { sql } from 'kysely';
import { mayManageUsers } from '@shiptime/domain/accounts/policy';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';

/**
 * Former administrators count for three more days, so that removing them first does not bypass the
 * confirmation.
 */
export const hasOtherAdministrator = async (tx: Tx, actorId: number, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select exists (
      select 1 from users where id not in (${actorId}, ${userId}) and not service
      and ((active and user_type_id = ${roles.administrator}) or administrator_ended_at > now() - interval '3 days')
    ) as there`.execute(tx);
  return rows[0]!.there;
};

export const requestAdministratorRights = async (tx: Tx, actor: Viewer, userId: number): Promise<void> => {
  await tx.updateTable('users').set({ administrator_asked_by: actor.id }).where('id', '=', userId).execute();
  await writeAuditEntry(tx, actor, {
    action: 'users.administrator_asked',
    subject_type: 'users',
    subject_id: userId,
  });
};

/** Lets administrators refuse a promotion to administrator, and its author cancel the request. */
export const refuseAdministratorRequest = async (tx: Tx, actor: Viewer, userId: number): Promise<void> => {
  throwIfRefused(mayManageUsers(actor));
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ administrator_asked_by: null })
    .where('id', '=', userId)
    .where('administrator_asked_by', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFoundRefusal();
  await writeAuditEntry(tx, actor, {
    action: 'users.administrator_refused',
    subject_type: 'users',
    subject_id: userId,
  });
};
