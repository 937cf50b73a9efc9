import { sql } from 'kysely';
import type { Db, Tx } from '#db/connection.ts';
import { hashToken, generateToken } from './sessions.ts';

export type AccountTokenPurpose = 'activation' | 'password_reset' | 'email_change';

export const tokenLifetimeMinutes = {
  activation: 72 * 60,
  password_reset: 60,
  email_change: 72 * 60,
} as const;

export const revokeAccountTokens = async (
  tx: Tx,
  userId: number,
  purposes: readonly AccountTokenPurpose[],
): Promise<void> => {
  await tx
    .updateTable('account_tokens')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
};

/** Replaces the account's other link of the same kind; stores only a hash. */
export const issueAccountToken = async (
  tx: Tx,
  purpose: AccountTokenPurpose,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<string> => {
  const token = generateToken();
  await revokeAccountTokens(tx, userId, [purpose]);
  await tx
    .insertInto('account_tokens')
    .values({
      user_id: userId,
      purpose,
      email,
      token_hash: hashToken(token),
      expires_at: sql<string>`now() + make_interval(mins => ${tokenLifetimeMinutes[purpose]})`,
    })
    .execute();
  return token;
};

const good = sql<boolean>`used_at is null and expires_at > now()`;

export const findAccountToken = (db: Db, purpose: AccountTokenPurpose, token: string) =>
  db
    .selectFrom('account_tokens')
    .select(['user_id', 'email', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where(good)
    .executeTakeFirst();

export const consumeAccountToken = async (tx: Tx, purpose: AccountTokenPurpose, token: string) => {
  const used = await tx
    .updateTable('account_tokens')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where(good)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (used) await revokeAccountTokens(tx, used.user_id, [purpose]);
  return used;
};

export const wasJustIssued = async (
  tx: Tx,
  purpose: AccountTokenPurpose,
  userId: number,
): Promise<boolean> => {
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
