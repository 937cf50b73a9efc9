import { sql } from 'kysely';
import { defaultUserType } from '@shiptime/domain/accounts/user-type';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { toLanguage } from '#http/language.ts';
import { Refusal } from '#http/refusal.ts';
import { queueMail } from '#mail/outbox.ts';
import { hasReachedHourlyMailQuota } from '#mail/mail-quota.ts';
import { readSettings } from '#features/reference/settings.ts';
import {
  issueAccountToken,
  tokenLifetimeMinutes,
  consumeAccountToken,
  wasJustIssued,
} from '../sessions/tokens.ts';

type Addressee = {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly language: string;
};

const hours = (minutes: number): number => minutes / 60;

export const sendActivationLink = async (tx: Tx, user: Addressee): Promise<void> => {
  const token = await issueAccountToken(tx, 'activation', { userId: user.id, email: user.email });
  await queueMail(tx, {
    kind: 'activation',
    to: user.email,
    user_id: user.id,
    name: user.first_name,
    language: toLanguage(user),
    params: { hours: hours(tokenLifetimeMinutes.activation) },
    path: `/account/verify/${token}`,
    secret: token,
  });
};

export const resendActivationLink = async (tx: Tx, email: string): Promise<boolean> => {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language'])
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!user || (await wasJustIssued(tx, 'activation', user.id))) return false;
  if (await hasReachedHourlyMailQuota(tx, 'activation', email)) return false;
  await sendActivationLink(tx, user);
  return true;
};

/** Makes a co-proponent with a government address a proponent; types set by an administrator stay. */
export const markEmailVerifiedAndSetUserType = async (
  tx: Tx,
  userId: number,
  email: string,
): Promise<void> => {
  const { government_email_domains } = await readSettings(tx);
  const type = defaultUserType(email, government_email_domains);
  await tx
    .updateTable('users')
    .set({
      email,
      pending_email: null,
      email_verified_at: sql<string>`now()`,
      user_type_id: sql<number>`case when user_type_id = ${roles.co_proponent} then ${type}::integer else user_type_id end`,
    })
    .where('id', '=', userId)
    .execute();
};

/** Response required for a failed account verification (docs/specification.md, "Error catalogue"). */
export const invalidLinkRefusal = (): Refusal =>
  new Refusal('not_found', { message: 'answers:signup.link_failed' });

export const activateAccount = async (tx: Tx, token: string): Promise<string> => {
  const used = await consumeAccountToken(tx, 'activation', token);
  if (!used) throw invalidLinkRefusal();
  const user = await tx
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', used.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.email !== used.email || user.email_verified_at) throw invalidLinkRefusal();
  await markEmailVerifiedAndSetUserType(tx, used.user_id, used.email);
  return used.email;
};
