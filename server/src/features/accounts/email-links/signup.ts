import type { Signup } from '@shiptime/domain/accounts/schema';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { invalidRefusal, notFoundRefusal } from '#http/refusal.ts';
import { toLanguage } from '#http/language.ts';
import { queueMail } from '#mail/outbox.ts';
import { acceptInvitation, findInvitation } from './invitations.ts';
import { replacePassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import { revokeAccountTokens } from '../sessions/tokens.ts';
import { markEmailVerifiedAndSetUserType, resendActivationLink, sendActivationLink } from './verification.ts';

export type SignupOptions = {
  readonly language: Language;
  /** Token of an invitation, which proves the address. */
  readonly invitation: string | null;
  readonly uniform: boolean;
};

const requireInvitation = async (db: Db, token: string, email: string): Promise<void> => {
  const invitation = await findInvitation(db, token);
  if (!invitation) throw notFoundRefusal();
  if (invitation.email !== email) throw invalidRefusal([{ field: 'email', code: 'invalid' }]);
};

/** Notifies the owner of the address, at most once an hour. */
export const notifyOwnerOfRepeatedSignup = async (tx: Tx, email: string): Promise<void> => {
  if (await resendActivationLink(tx, email)) return;
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'language', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!owner?.email_verified_at) return;
  await queueMail(tx, {
    kind: 'account_exists',
    to: email,
    user_id: owner.id,
    name: owner.first_name,
    language: toLanguage(owner),
    params: {},
    path: '/login',
    dedupKey: `account_exists:${owner.id}:${new Date().toISOString().slice(0, 13)}`,
  });
};

/** Replaces an unverified account, so that nobody can block the address of its owner. */
const beginAnew = async (tx: Tx, email: string, person: NewPerson): Promise<number | undefined> => {
  const waiting = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return undefined;
  const { password_hash, ...words } = person;
  await replacePassword(tx, waiting.id, password_hash);
  await revokeAccountTokens(tx, waiting.id, ['activation']);
  await endSessions(tx, waiting.id);
  await tx.updateTable('users').set(words).where('id', '=', waiting.id).execute();
  return waiting.id;
};

export type SignupOutcome = 'activated' | 'no_place' | 'done';

type NewPerson = {
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
  readonly password_hash: string;
};

const signUpInvited = (db: Db, email: string, person: NewPerson, token: string): Promise<SignupOutcome> =>
  runInTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('users')
      .values({ email, ...person })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    const id = added?.id ?? (await beginAnew(tx, email, person));
    if (id === undefined) throw invalidRefusal([{ field: 'email', code: 'not_unique' }]);
    await markEmailVerifiedAndSetUserType(tx, id, email);
    return (await acceptInvitation(tx, id, { token, email })) === null ? 'no_place' : 'activated';
  });

export const signUp = async (
  db: Db,
  { first_name, last_name, email, password, locale }: Signup,
  { language, invitation, uniform }: SignupOptions,
): Promise<SignupOutcome> => {
  if (invitation) await requireInvitation(db, invitation, email);
  const password_hash = await hashPassword(password);
  const person = { first_name, last_name, password_hash, language: locale ?? language };
  if (invitation) {
    return signUpInvited(db, email, person, invitation);
  }
  await runInTransaction(db, async (tx) => {
    const user = await tx
      .insertInto('users')
      .values({ email, ...person })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'email', 'first_name', 'language'])
      .executeTakeFirst();
    if (user) return sendActivationLink(tx, user);
    if (!uniform) throw invalidRefusal([{ field: 'email', code: 'not_unique' }]);
    await notifyOwnerOfRepeatedSignup(tx, email);
  });
  return 'done';
};
