import type { Db, Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { Refusal } from '#http/refusal.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import type { NewSession } from '../sessions/sessions.ts';
import type { Credentials, SignInOrigin, SignInGuard } from './sign-in-guard.ts';

const wrong = () => new Refusal('wrong_credentials', { message: 'answers:login.wrong' });
export const accountDisabledRefusal = () => new Refusal('disabled', { message: 'answers:login.disabled' });
const unverified = () => new Refusal('unverified', { message: 'answers:login.unverified' });

/** Reveals that the account is disabled or unverified only after the right password (docs/contract.md 4). */
export const signInByPassword = async (
  db: Db,
  guard: SignInGuard,
  credentials: Credentials,
  from: SignInOrigin,
  admit: (tx: Tx, userId: number) => Promise<NewSession | Refusal>,
): Promise<NewSession> => {
  const tries = await guard.takeTry(credentials, from);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'active', 'email_verified_at', 'demonstration'])
    .where('email', '=', credentials.email)
    .executeTakeFirst();
  if (!(await verifyPassword(user?.password_hash, credentials.password)) || !user) {
    await guard.failed(credentials, from, tries);
    throw wrong();
  }
  await guard.passed(credentials, from);
  if (!user.active || (user.demonstration && !from.demo)) throw accountDisabledRefusal();
  if (!user.email_verified_at) throw unverified();
  const outcome = await runInTransaction(db, async (tx) => {
    const { password_hash } = await tx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .forShare()
      .executeTakeFirstOrThrow();
    if (password_hash !== user.password_hash) throw wrong();
    return admit(tx, user.id);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
