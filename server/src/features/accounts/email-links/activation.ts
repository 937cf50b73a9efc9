import { sql } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { findPasswordProblems } from '@shiptime/domain/accounts/password';
import type { ClaimAccountBody } from '@shiptime/domain/accounts/schema';
import type { Db, Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { consumePoint } from '#http/rate-limit.ts';
import { invalidRefusal } from '#http/refusal.ts';
import { replacePassword } from '../passwords/new-password.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { endSessions, hashToken } from '../sessions/sessions.ts';
import { consumeAccountToken, findAccountToken } from '../sessions/tokens.ts';
import { invalidLinkRefusal, markEmailVerifiedAndSetUserType } from './verification.ts';

const findWaiting = async (db: Db, token: string) => {
  const found = await findAccountToken(db, 'activation', token);
  if (!found) throw invalidLinkRefusal();
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'created_at'])
    .where('id', '=', found.user_id)
    .where('email', '=', found.email)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw invalidLinkRefusal();
  return { ...user, expires_at: found.expires_at };
};

export const findSignup = async (db: Db, token: string) => {
  const { email, first_name, last_name, created_at, expires_at } = await findWaiting(db, token);
  return { email, first_name, last_name, signed_up_at: created_at, expires_at };
};

const consume = async (tx: Tx, token: string, userId: number): Promise<void> => {
  const used = await consumeAccountToken(tx, 'activation', token);
  if (used?.user_id !== userId) throw invalidLinkRefusal();
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
};

/** Requires the password chosen at sign-up, which proves who signed up. */
export const activateWithPassword = async (
  db: Db,
  throttle: RateLimiterAbstract,
  token: string,
  password: string,
): Promise<string> => {
  const user = await findWaiting(db, token);
  await consumePoint(throttle, hashToken(token).toString('hex'));
  if (!(await verifyPassword(user.password_hash, password))) {
    throw invalidRefusal([{ field: 'password', code: 'password_not_of_signup' }]);
  }
  await runInTransaction(db, async (tx) => {
    await consume(tx, token, user.id);
    await markEmailVerifiedAndSetUserType(tx, user.id, user.email);
  });
  return user.email;
};

/** Takes over a sign-up made by somebody else; its password stops working. */
export const claimAccount = async (db: Db, token: string, claim: ClaimAccountBody): Promise<string> => {
  const user = await findWaiting(db, token);
  const { first_name, last_name, password } = claim;
  const problems = findPasswordProblems(password, { first_name, last_name, email: user.email });
  if (problems.length > 0) throw invalidRefusal(problems);
  const password_hash = await hashPassword(password);
  await runInTransaction(db, async (tx) => {
    await consume(tx, token, user.id);
    await replacePassword(tx, user.id, password_hash);
    await endSessions(tx, user.id);
    await tx.updateTable('users').set({ first_name, last_name }).where('id', '=', user.id).execute();
    await markEmailVerifiedAndSetUserType(tx, user.id, user.email);
  });
  return user.email;
};

export const refuseSignup = async (tx: Tx, token: string): Promise<void> => {
  const { id } = await findWaiting(tx, token);
  await consume(tx, token, id);
  const gone = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .returning(sql<number>`1`.as('gone'))
    .executeTakeFirst();
  if (!gone) throw invalidLinkRefusal();
};
