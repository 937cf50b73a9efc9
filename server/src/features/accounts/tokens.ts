import { sql } from 'kysely';
import type { Db, Tx } from '../../db/connection.ts';
import { hashToken, newToken } from './sessions.ts';

export type TokenPurpose = 'activation' | 'password_reset' | 'email_change';

/** How long a link that was sent by mail is good for, in minutes (CONTRACT 4). */
export const tokenMinutes = { activation: 72 * 60, password_reset: 60, email_change: 72 * 60 } as const;

/** Makes a link good for one use. It stands in the mail alone: what is kept here opens nothing. */
export const issueToken = async (
  tx: Tx,
  purpose: TokenPurpose,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<string> => {
  const token = newToken();
  await tx
    .insertInto('account_tokens')
    .values({
      user_id: userId,
      purpose,
      email,
      token_hash: hashToken(token),
      expires_at: sql<string>`now() + make_interval(mins => ${tokenMinutes[purpose]})`,
    })
    .execute();
  return token;
};

const good = sql<boolean>`used_at is null and expires_at > now()`;

export const findToken = (db: Db, purpose: TokenPurpose, token: string) =>
  db
    .selectFrom('account_tokens')
    .select(['user_id', 'email', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where(good)
    .executeTakeFirst();

/** Uses a token up, and with it all of its kind that the account still had; undefined if it was not good any more. */
export const consumeToken = async (tx: Tx, purpose: TokenPurpose, token: string) => {
  const used = await tx
    .updateTable('account_tokens')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where(good)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!used) return undefined;
  await tx
    .updateTable('account_tokens')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', used.user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  return used;
};

/** Whether the last link of this kind was sent less than a minute ago. */
export const wasJustIssued = async (tx: Tx, purpose: TokenPurpose, userId: number): Promise<boolean> => {
  const recent = await tx
    .selectFrom('account_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<string>`now() - interval '60 seconds'`)
    .limit(1)
    .execute();
  return recent.length > 0;
};
