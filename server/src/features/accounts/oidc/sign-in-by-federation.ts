import { sql } from 'kysely';
import { isEmail, normalizeEmail } from '@shiptime/domain/accounts/email';
import { isSecondFactorRequired } from '@shiptime/domain/accounts/second-factor';
import { nameSchema } from '@shiptime/domain/accounts/names';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db, Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { Refusal } from '#http/refusal.ts';
import { readSettings } from '#features/reference/settings.ts';
import { accountDisabledRefusal } from '../sign-in/sign-in-by-password.ts';
import { replacePassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessions, generateToken, type NewSession } from '../sessions/sessions.ts';
import { markEmailVerifiedAndSetUserType } from '../email-links/verification.ts';
import type { IdTokenClaims } from './federation.ts';
import {
  findUserOfIdentity,
  type FederatedIdentity,
  linkIdentity,
  requireNoIdentityOfIssuer,
} from '../sign-in/identities.ts';

const unverified = () => new Refusal('federation_unverified', { message: 'answers:federation.unverified' });
const tooWeak = () => new Refusal('federation_failed', { message: 'answers:federation.too_weak' });

const nameOr = (fallback: string, ...given: (string | undefined)[]): string => {
  for (const name of given) {
    const read = nameSchema.safeParse(name ?? '');
    if (read.success) return read.data;
  }
  return fallback;
};

const namesOf = ({ given_name, family_name, name }: IdTokenClaims, email: string) => {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  const local = email.split('@')[0]!.replaceAll(/[^\p{L}]+/gu, ' ');
  return {
    first_name: nameOr('—', given_name, first, local, 'Account'),
    last_name: nameOr('—', family_name, rest.join(' '), local, 'Account'),
  };
};

type Found = {
  readonly id: number;
  readonly active: boolean;
  readonly demonstration: boolean;
  readonly user_type_id: number;
};
type From = {
  readonly issuer: string;
  readonly address: string;
  readonly language: Language;
  readonly demo: boolean;
};

const columns = ['id', 'active', 'demonstration', 'user_type_id'] as const;

const about = (userId: number) => ({ subject_type: 'users', subject_id: userId }) as const;

/** Assigns the same user type as sign-up; the password is random until the owner sets one. */
const createAccount = async (
  tx: Tx,
  email: string,
  password_hash: string,
  claims: IdTokenClaims,
  from: From,
) => {
  const made = await tx
    .insertInto('users')
    .values({ ...namesOf(claims, email), email, password_hash, language: from.language })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (made) await markEmailVerifiedAndSetUserType(tx, made.id, email);
  return made;
};

const takeOver = async (
  tx: Tx,
  userId: number,
  email: string,
  password_hash: string,
  claims: IdTokenClaims,
) => {
  await replacePassword(tx, userId, password_hash);
  await endSessions(tx, userId);
  await tx.updateTable('users').set(namesOf(claims, email)).where('id', '=', userId).execute();
  await markEmailVerifiedAndSetUserType(tx, userId, email);
};

const findOrCreateByAddress = async (
  tx: Tx,
  claims: IdTokenClaims,
  unusable: string,
  from: From,
): Promise<{ readonly user: Found; readonly isOwners: boolean }> => {
  const email = normalizeEmail(claims.email ?? '');
  if (!isEmail(email) || claims.email_verified !== true) throw unverified();
  const identity = { issuer: from.issuer, subject: claims.sub };
  const created = await createAccount(tx, email, unusable, claims, from);
  if (created) {
    const actor = { id: created.id, address: from.address };
    await writeAuditEntry(tx, actor, { action: 'users.created', ...about(created.id), after: { email } });
    await linkIdentity(tx, created.id, identity, from.address);
    return { user: created, isOwners: false };
  }
  const user = await tx
    .selectFrom('users')
    .select([...columns, 'email_verified_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!user.active) return { user, isOwners: false };
  if (user.email_verified_at !== null) {
    await requireNoIdentityOfIssuer(tx, user.id, from.issuer);
    return { user, isOwners: true };
  }
  await takeOver(tx, user.id, email, unusable, claims);
  await linkIdentity(tx, user.id, identity, from.address);
  return { user, isOwners: false };
};

export const signInByFederation = async (
  db: Db,
  claims: IdTokenClaims,
  from: From,
  admit: (tx: Tx, userId: number, joins: FederatedIdentity | null) => Promise<NewSession | Refusal>,
): Promise<NewSession> => {
  const unusable = await hashPassword(generateToken());
  const identity = { issuer: from.issuer, subject: claims.sub };
  const outcome = await runInTransaction(db, async (tx) => {
    const known = await findUserOfIdentity(tx, identity);
    const { user, isOwners } = known
      ? { user: known, isOwners: false }
      : await findOrCreateByAddress(tx, claims, unusable, from);
    if (!user.active || (user.demonstration && !from.demo)) throw accountDisabledRefusal();
    if (!claims.is_strong && isSecondFactorRequired(user.user_type_id, await readSettings(tx)))
      throw tooWeak();
    await tx
      .updateTable('federated_identities')
      .set({ last_used_at: sql<string>`now()` })
      .where('issuer', '=', identity.issuer)
      .where('subject', '=', identity.subject)
      .execute();
    await writeAuditEntry(
      tx,
      { id: user.id, address: from.address },
      { action: 'users.federation_used', ...about(user.id), after: { issuer: from.issuer } },
    );
    return admit(tx, user.id, isOwners ? identity : null);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
