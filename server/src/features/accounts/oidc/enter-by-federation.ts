import { sql } from 'kysely';
import { isEmail, normalizeEmail } from '@shiptime/domain/accounts/email';
import { nameSchema } from '@shiptime/domain/accounts/names';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import { writeAudit } from '#audit/audit.ts';
import { Refusal } from '#http/refusal.ts';
import { accountDisabled } from '../sign-in/login.ts';
import { replacePassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessions, newToken, type NewSession } from '../sessions/sessions.ts';
import { markVerified } from '../by-mail/verification.ts';
import type { Claims } from './federation.ts';

const unverified = () => new Refusal('federation_unverified', { message: 'answers:federation.unverified' });
const ofAnother = () => new Refusal('federation_failed', { message: 'answers:federation.other_person' });

const nameOr = (fallback: string, ...given: (string | undefined)[]): string => {
  for (const name of given) {
    const read = nameSchema.safeParse(name ?? '');
    if (read.success) return read.data;
  }
  return fallback;
};

const namesOf = ({ given_name, family_name, name }: Claims, email: string) => {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  const local = email.split('@')[0]!.replaceAll(/[^\p{L}]+/gu, ' ');
  return {
    first_name: nameOr('—', given_name, first, local, 'Account'),
    last_name: nameOr('—', family_name, rest.join(' '), local, 'Account'),
  };
};

type Found = { readonly id: number; readonly active: boolean; readonly demonstration: boolean };
type From = {
  readonly issuer: string;
  readonly address: string;
  readonly language: Language;
  readonly demo: boolean;
};

const findByIdentity = (tx: Tx, issuer: string, subject: string): Promise<Found | undefined> =>
  tx
    .selectFrom('federated_identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.active', 'u.demonstration'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();

const about = (userId: number) => ({ subject_type: 'users', subject_id: userId }) as const;

/** Applies the user types of sign-up; the password is random until the owner chooses one. */
const createAccount = async (tx: Tx, email: string, password_hash: string, claims: Claims, from: From) => {
  const made = await tx
    .insertInto('users')
    .values({ ...namesOf(claims, email), email, password_hash, language: from.language })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'active', 'demonstration'])
    .executeTakeFirst();
  if (made) await markVerified(tx, made.id, email);
  return made;
};

const takeOver = async (tx: Tx, userId: number, email: string, password_hash: string, claims: Claims) => {
  await replacePassword(tx, userId, password_hash);
  await endSessions(tx, userId);
  await tx.updateTable('users').set(namesOf(claims, email)).where('id', '=', userId).execute();
  await markVerified(tx, userId, email);
};

const findByAddress = async (tx: Tx, claims: Claims, unusable: string, from: From): Promise<Found> => {
  const email = normalizeEmail(claims.email ?? '');
  if (!isEmail(email) || claims.email_verified !== true) throw unverified();
  const created = await createAccount(tx, email, unusable, claims, from);
  const found =
    created ??
    (await tx
      .selectFrom('users')
      .select(['id', 'active', 'demonstration', 'email_verified_at'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow());
  if (!found.active) return found;
  if (!created && 'email_verified_at' in found && found.email_verified_at === null) {
    await takeOver(tx, found.id, email, unusable, claims);
  }
  const joined = await tx
    .insertInto('federated_identities')
    .values({ user_id: found.id, issuer: from.issuer, subject: claims.sub })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!joined && (await findByIdentity(tx, from.issuer, claims.sub))?.id !== found.id) throw ofAnother();
  const actor = { id: found.id, address: from.address };
  if (created) await writeAudit(tx, actor, { action: 'users.created', ...about(found.id), after: { email } });
  if (joined) {
    const after = { issuer: from.issuer, subject: claims.sub };
    await writeAudit(tx, actor, { action: 'users.identity_joined', ...about(found.id), after });
  }
  return found;
};

/** Joins or creates an account by the verified address alone. */
export const signInByFederation = async (
  db: Db,
  claims: Claims,
  from: From,
  admit: (tx: Tx, userId: number) => Promise<NewSession | Refusal>,
): Promise<NewSession> => {
  const unusable = await hashPassword(newToken());
  const outcome = await inTransaction(db, async (tx) => {
    const user =
      (await findByIdentity(tx, from.issuer, claims.sub)) ??
      (await findByAddress(tx, claims, unusable, from));
    if (!user.active || (user.demonstration && !from.demo)) throw accountDisabled();
    await tx
      .updateTable('federated_identities')
      .set({ last_used_at: sql<string>`now()` })
      .where('issuer', '=', from.issuer)
      .where('subject', '=', claims.sub)
      .execute();
    await writeAudit(
      tx,
      { id: user.id, address: from.address },
      { action: 'users.federation_used', ...about(user.id), after: { issuer: from.issuer } },
    );
    return admit(tx, user.id);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
