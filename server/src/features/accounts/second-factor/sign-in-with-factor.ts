import { isSecondFactorRequired, type ProofMethod } from '@shiptime/domain/accounts/second-factor';
import type { Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { Refusal } from '#http/refusal.ts';
import { readSettings } from '#features/reference/settings.ts';
import { accountDisabledRefusal } from '../sign-in/sign-in-by-password.ts';
import { type FederatedIdentity, linkIdentity } from '../sign-in/identities.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { openSession, type NewSession } from '../sessions/sessions.ts';
import {
  type FactorContext,
  type FactorAnswer,
  verifyFactorAnswer,
  limitGuesses,
} from './verify-factor-answer.ts';
import { type SecondFactorRow, listFactors, listProofMethods } from './factors.ts';
import { startOrCheckGracePeriod } from './grace-period.ts';
import { passkeyRequestOptions } from './passkeys.ts';
import { supportsPasskeys, type AuthenticationRequestContext } from './request-origin.ts';
import { countUnusedRecoveryCodes } from './recovery-codes.ts';
import { beginFactorSetup } from './factor-setup.ts';
import { factorsChangedEvent } from './factors-changed.ts';
import {
  issueTicket,
  consumeTicket,
  countAttemptAndRequireTicket,
  identityOfTicket,
  type Ticket,
} from './tickets.ts';

type Asked = { readonly userId: number; readonly joins: FederatedIdentity | null };

const askForFactor = async (
  tx: Tx,
  { userId, joins }: Asked,
  factors: readonly SecondFactorRow[],
  place: AuthenticationRequestContext,
) => {
  const found = await listProofMethods(tx, userId, factors);
  const methods = found.filter((method) => method !== 'passkey' || supportsPasskeys(place));
  const passkey = methods.includes('passkey') ? await passkeyRequestOptions(factors, place) : null;
  const ticket = await issueTicket(tx, {
    userId,
    purpose: 'sign_in',
    passkeyChallenge: passkey?.challenge ?? null,
    joins,
  });
  return new Refusal('second_factor_required', {
    message: joins ? 'answers:federation.joins' : 'answers:factor.required',
    meta: { challenge: ticket.token, expires_at: ticket.expires_at, methods, passkey },
  });
};

const askForPassword = async (tx: Tx, { userId, joins }: Asked) => {
  const { token: challenge, expires_at } = await issueTicket(tx, { userId, purpose: 'sign_in', joins });
  return new Refusal('second_factor_required', {
    message: 'answers:federation.joins',
    meta: { challenge, expires_at, methods: ['password'], passkey: null },
  });
};

/** Returns the second-factor challenge instead of throwing, so that its ticket is committed. */
export const openSessionOrAskForFactor = async (
  tx: Tx,
  userId: number,
  place: AuthenticationRequestContext,
  joins: FederatedIdentity | null = null,
): Promise<NewSession | Refusal> => {
  const factors = await listFactors(tx, userId);
  if (factors.length > 0) return askForFactor(tx, { userId, joins }, factors, place);
  if (joins) return askForPassword(tx, { userId, joins });
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'user_type_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isFree = !isSecondFactorRequired(owner.user_type_id, await readSettings(tx));
  if (isFree || (await startOrCheckGracePeriod(tx, userId, place))) return openSession(tx, userId, place);
  return new Refusal('second_factor_set_up_required', {
    message: 'answers:factor.set_up_required',
    meta: await beginFactorSetup(tx, owner, null, place),
  });
};

const verifyPasswordOf = async (tx: Tx, ticket: Ticket, password: string): Promise<ProofMethod | null> => {
  if (!identityOfTicket(ticket) || (await listFactors(tx, ticket.user_id)).length > 0) return null;
  const { password_hash } = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ticket.user_id)
    .executeTakeFirstOrThrow();
  return (await verifyPassword(password_hash, password)) ? 'password' : null;
};

const recordUse = async (tx: Tx, userId: number, method: ProofMethod, address: string): Promise<void> => {
  if (method === 'recovery_code')
    await factorsChangedEvent.raise(tx, {
      type: 'factors.changed',
      userId,
      mail: { kind: 'recovery_code_used', params: { left: await countUnusedRecoveryCodes(tx, userId) } },
    });
  await writeAuditEntry(
    tx,
    { id: userId, address },
    { action: 'users.factor_used', subject_type: 'users', subject_id: userId, after: { method } },
  );
};

const admitWith = async (
  tx: Tx,
  ticket: Ticket,
  answer: FactorAnswer,
  place: AuthenticationRequestContext,
): Promise<NewSession | Refusal | null> => {
  const userId = ticket.user_id;
  const { active } = await tx
    .selectFrom('users')
    .select('active')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (!active) throw accountDisabledRefusal();
  const { current_password } = answer;
  const method = current_password
    ? await verifyPasswordOf(tx, ticket, current_password)
    : await verifyFactorAnswer(tx, userId, answer, { challenge: ticket.passkey_challenge, place });
  if (method === null) {
    const actor = { id: userId, address: place.address };
    await writeAuditEntry(tx, actor, {
      action: 'users.factor_refused',
      subject_type: 'users',
      subject_id: userId,
    });
    return null;
  }
  await consumeTicket(tx, ticket);
  await recordUse(tx, userId, method, place.address);
  const joins = identityOfTicket(ticket);
  if (joins) await linkIdentity(tx, userId, joins, place.address);
  return method === 'password'
    ? openSessionOrAskForFactor(tx, userId, place)
    : openSession(tx, userId, place);
};

export const finishSignIn = async (
  { db, guesses, place }: FactorContext,
  challenge: string,
  answer: FactorAnswer,
): Promise<NewSession> => {
  const ticket = await countAttemptAndRequireTicket(db, 'sign_in', challenge);
  const outcome = await limitGuesses(guesses, ticket.user_id, answer, () =>
    runInTransaction(db, (tx) => admitWith(tx, ticket, answer, place)),
  );
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
