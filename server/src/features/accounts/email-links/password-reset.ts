import { sql } from 'kysely';
import type { z } from 'zod';
import { findPasswordProblems } from '@shiptime/domain/accounts/password';
import type { passwordResetSchema } from '@shiptime/domain/accounts/schema';
import type { Db, Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { invalidRefusal, Refusal } from '#http/refusal.ts';
import { toLanguage } from '#http/language.ts';
import { queueMail } from '#mail/outbox.ts';
import { hasReachedHourlyMailQuota, mailQuotaRefusal } from '#mail/mail-quota.ts';
import { rememberNetwork } from '../sessions/known-networks.ts';
import { replacePassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import {
  findAccountToken,
  issueAccountToken,
  tokenLifetimeMinutes,
  consumeAccountToken,
  wasJustIssued,
} from '../sessions/tokens.ts';
import { markEmailVerifiedAndSetUserType } from './verification.ts';

const unknownEmail = () => new Refusal('not_found', { message: 'answers:password.unknown_email' });
const invalidToken = () => new Refusal('not_found', { message: 'answers:password.invalid_token' });
const tooOften = () =>
  new Refusal('too_many_requests', { message: 'answers:password.too_often', retryAfter: 3600 });

export const requestPasswordReset = async (tx: Tx, email: string): Promise<void> => {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw unknownEmail();
  if (await wasJustIssued(tx, 'password_reset', user.id)) throw mailQuotaRefusal();
  if (await hasReachedHourlyMailQuota(tx, 'password_reset', email)) throw tooOften();
  const token = await issueAccountToken(tx, 'password_reset', { userId: user.id, email });
  await queueMail(tx, {
    kind: 'password_reset',
    to: email,
    user_id: user.id,
    name: user.first_name,
    language: toLanguage(user),
    params: { minutes: tokenLifetimeMinutes.password_reset },
    path: `/account/password/reset/${token}`,
    secret: token,
  });
};

export const sendPasswordChangedMail = (
  tx: Tx,
  user: { id: number; email: string; first_name: string; language: string },
): Promise<boolean> =>
  queueMail(tx, {
    kind: 'password_changed',
    to: user.email,
    user_id: user.id,
    name: user.first_name,
    language: toLanguage(user),
    params: {},
    path: '/account/password/create',
  });

type Reset = z.infer<typeof passwordResetSchema>;

const findOwner = async (db: Db, { token, email }: Pick<Reset, 'token' | 'email'>) => {
  const found = await findAccountToken(db, 'password_reset', token);
  if (!found || found.email !== email) throw invalidToken();
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'email_verified_at'])
    .where('id', '=', found.user_id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) throw invalidToken();
  return user;
};

export const resetPassword = async (db: Db, reset: Reset, address: string): Promise<void> => {
  const user = await findOwner(db, reset);
  const problems = findPasswordProblems(reset.password, user);
  if (problems.length > 0) throw invalidRefusal(problems);
  const password_hash = await hashPassword(reset.password);
  await runInTransaction(db, async (tx) => {
    if (!(await consumeAccountToken(tx, 'password_reset', reset.token))) throw invalidToken();
    await replacePassword(tx, user.id, password_hash);
    // Opening this link proves ownership of the address, as activation does.
    if (!user.email_verified_at) await markEmailVerifiedAndSetUserType(tx, user.id, user.email);
    await endSessions(tx, user.id);
    await rememberNetwork(tx, user.id, address);
    await sendPasswordChangedMail(tx, user);
    await writeAuditEntry(
      tx,
      { id: user.id, address },
      {
        action: 'users.password_reset',
        subject_type: 'users',
        subject_id: user.id,
      },
    );
  });
};

export const findPasswordReset = async (db: Db, token: string) => {
  const found = await findAccountToken(db, 'password_reset', token);
  if (!found) throw invalidToken();
  const owner = await db
    .selectFrom('users')
    .select(sql<number>`1`.as('there'))
    .where('id', '=', found.user_id)
    .where('email', '=', found.email)
    .executeTakeFirst();
  if (!owner) throw invalidToken();
  return { email: found.email, token, expires_at: found.expires_at };
};
