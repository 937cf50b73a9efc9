import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { mayChangeEmail } from '@shiptime/domain/accounts/policy';
import type { Db, Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { announceLiveEvent, userTopic } from '#live/live.ts';
import { throwIfRefused, invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { toLanguage } from '#http/language.ts';
import { queueMail } from '#mail/outbox.ts';
import { mailQuotaRefusal, requireDailyMailQuota } from '#mail/mail-quota.ts';
import { requireOwnPassword, wrongPasswordRefusal } from '../passwords/own-password.ts';
import { requireProofByFactor } from '../second-factor/fresh-proof.ts';
import { notifyOwnerOfRepeatedSignup } from './signup.ts';
import {
  issueAccountToken,
  tokenLifetimeMinutes,
  consumeAccountToken,
  wasJustIssued,
} from '../sessions/tokens.ts';
import { markEmailVerifiedAndSetUserType } from './verification.ts';

type Change = { readonly email: string; readonly current_password: string };

const isTaken = async (db: Db, email: string): Promise<boolean> => {
  const owner = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return owner !== undefined;
};

export const requestEmailChange = async (
  db: Db,
  throttle: RateLimiterAbstract,
  actor: Viewer,
  userId: number,
  { email, current_password }: Change,
  uniform: boolean,
): Promise<void> => {
  throwIfRefused(mayChangeEmail(actor, userId));
  const user = await requireOwnPassword(db, throttle, userId, current_password);
  const taken = await isTaken(db, email);
  if (taken && !uniform) throw invalidRefusal([{ field: 'email', code: 'not_unique' }]);
  await runInTransaction(db, async (tx) => {
    await requireProofByFactor(tx, actor);
    const asked = await tx
      .updateTable('users')
      .set({ pending_email: email })
      .where('id', '=', userId)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!asked) throw wrongPasswordRefusal();
    if (await wasJustIssued(tx, 'email_change', userId)) throw mailQuotaRefusal();
    await requireDailyMailQuota(tx, userId, email);
    const token = await issueAccountToken(tx, 'email_change', { userId, email });
    // Does not reveal that the address is taken; its owner gets an e-mail.
    if (taken) return notifyOwnerOfRepeatedSignup(tx, email);
    await queueMail(tx, {
      kind: 'email_change',
      to: email,
      user_id: userId,
      name: user.first_name,
      language: toLanguage(user),
      params: { hours: tokenLifetimeMinutes.email_change / 60 },
      path: `/account/email/${token}`,
      secret: token,
      causedBy: userId,
    });
  });
};

/** Requires a session of the same account: somebody else who opens the link cannot take over the address. */
export const confirmEmailChange = async (tx: Tx, actor: Viewer, token: string): Promise<string> => {
  const used = await consumeAccountToken(tx, 'email_change', token);
  if (used?.user_id !== actor.id) throw notFoundRefusal();
  const { user_id: userId, email } = used;
  const before = await tx
    .selectFrom('users')
    .select(['id', 'email', 'pending_email', 'first_name', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.pending_email !== email || (await isTaken(tx, email))) throw notFoundRefusal();
  await markEmailVerifiedAndSetUserType(tx, userId, email);
  await queueMail(tx, {
    kind: 'email_changed',
    to: before.email,
    user_id: userId,
    name: before.first_name,
    language: toLanguage(before),
    params: { email },
  });
  await writeAuditEntry(tx, actor, {
    action: 'users.email_changed',
    subject_type: 'users',
    subject_id: userId,
    before: { email: before.email },
    after: { email },
  });
  await announceLiveEvent(tx, { topic: userTopic(userId), kind: 'account' });
  return email;
};
