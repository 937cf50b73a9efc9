import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import { revokeAccountTokens } from '../sessions/tokens.ts';

/**
 * Also revokes pending links, calendar feeds and unfinished sign-ins. Returns false if `known` is no longer
 * the password hash.
 */
export const replacePassword = async (
  tx: Tx,
  userId: number,
  password_hash: string,
  known?: string | null,
): Promise<boolean> => {
  await revokeAccountTokens(tx, userId, ['email_change', 'password_reset']);
  await tx.deleteFrom('factor_tickets').where('user_id', '=', userId).execute();
  await tx
    .updateTable('calendar_feeds')
    .set({ revoked_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  let replacing = tx
    .updateTable('users')
    .set({ password_hash, pending_email: null })
    .where('id', '=', userId);
  if (known !== undefined) replacing = replacing.where('password_hash', '=', known);
  return (await replacing.returning('id').executeTakeFirst()) !== undefined;
};
