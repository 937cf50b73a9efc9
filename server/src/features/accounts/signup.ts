import type { Signup } from '@shiptime/domain/accounts/schema';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { queueMail } from '../../mail/outbox.ts';
import { findInvitation } from './invitations.ts';
import { hashPassword } from './passwords.ts';
import { languageOf, markVerified, resendActivation, sendActivation } from './verification.ts';

export type SignupOptions = {
  readonly language: Language;
  /** The token of an invitation: following it has proved the address already. */
  readonly invitation: string | null;
  /** Never tells whether there is an account. */
  readonly uniform: boolean;
};

const requireInvitation = async (db: Db, token: string, email: string): Promise<void> => {
  const invitation = await findInvitation(db, token);
  if (!invitation) throw notFound();
  if (invitation.email !== email) throw invalid([{ field: 'email', code: 'invalid' }]);
};

/** The owner of the address is told instead of whoever filled in the form; once an hour at most. */
const tellOwner = async (tx: Tx, email: string): Promise<void> => {
  if (await resendActivation(tx, email)) return;
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
    language: languageOf(owner),
    params: {},
    path: '/login',
    dedupKey: `account_exists:${owner.id}:${new Date().toISOString().slice(0, 13)}`,
  });
};

/** Creates an account; true when it can be used at once, because an invitation had proved the address. */
export const signUp = async (
  db: Db,
  { first_name, last_name, email, password, locale }: Signup,
  { language, invitation, uniform }: SignupOptions,
): Promise<boolean> => {
  if (invitation) await requireInvitation(db, invitation, email);
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const user = await tx
      .insertInto('users')
      .values({ first_name, last_name, email, password_hash, language: locale ?? language })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'email', 'first_name', 'language'])
      .executeTakeFirst();
    if (!user) {
      if (!uniform) throw invalid([{ field: 'email', code: 'not_unique' }]);
      await tellOwner(tx, email);
      return false;
    }
    if (invitation) await markVerified(tx, user.id, email);
    else await sendActivation(tx, user);
    return invitation !== null;
  });
};
