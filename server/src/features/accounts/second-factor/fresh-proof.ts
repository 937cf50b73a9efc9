import { sql } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Tx } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { Viewer } from '#http/access.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { invalidRefusal, Refusal } from '#http/refusal.ts';
import { readSettings } from '#features/reference/settings.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import {
  type FactorContext,
  type FactorAnswer,
  verifyFactorAnswer,
  limitGuesses,
} from './verify-factor-answer.ts';
import { listFactors, listProofMethods } from './factors.ts';
import { passkeyRequestOptions } from './passkeys.ts';
import { supportsPasskeys, type AuthenticationRequestContext } from './request-origin.ts';
import { issueTicket, consumeTicket, countAttemptAndRequireTicket } from './tickets.ts';

/**
 * Throws `fresh_proof_required` (403) unless the user proved their identity in the last few minutes, because
 * sessions can be stolen.
 */
export const requireFreshProof = async (tx: Tx, { sessionId }: Viewer): Promise<void> => {
  const { fresh_proof_minutes: minutes } = await readSettings(tx);
  const { rows } = await sql<{ is_fresh: boolean }>`
    select coalesce(proved_at > now() - make_interval(mins => ${minutes}), false) as is_fresh
    from sessions where id = ${sessionId}`.execute(tx);
  if (rows[0]?.is_fresh) return;
  throw new Refusal('fresh_proof_required', {
    message: 'answers:factor.fresh_proof_required',
    params: { minutes },
    meta: { minutes },
  });
};

export const requireProofByFactor = async (tx: Tx, actor: Viewer): Promise<void> => {
  if ((await listFactors(tx, actor.id)).length > 0) await requireFreshProof(tx, actor);
};

export const createProofChallenge = async (
  tx: Tx,
  { id, sessionId }: Viewer,
  place: AuthenticationRequestContext,
) => {
  const factors = await listFactors(tx, id);
  const found = await listProofMethods(tx, id, factors);
  const usable = found.filter(
    (method) => method === 'app' || (method === 'passkey' && supportsPasskeys(place)),
  );
  const kinds = factors.length > 0 ? usable : (['password'] as const);
  const passkey = usable.includes('passkey') ? await passkeyRequestOptions(factors, place) : null;
  const { token, expires_at } = await issueTicket(tx, {
    userId: id,
    purpose: 'proof',
    sessionId,
    passkeyChallenge: passkey?.challenge ?? null,
  });
  return { challenge: token, expires_at, methods: [...kinds], passkey };
};

export type ProofAnswer = Omit<FactorAnswer, 'recovery_code'> & {
  readonly challenge?: string | null | undefined;
  readonly current_password?: string | null | undefined;
};

const markProved = async (tx: Tx, { id, sessionId, address }: Viewer, method: string): Promise<string> => {
  const { proved_at } = await tx
    .updateTable('sessions')
    .set({ proved_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .returning('proved_at')
    .executeTakeFirstOrThrow();
  await writeAuditEntry(
    tx,
    { id, address },
    { action: 'users.proof_given', subject_type: 'users', subject_id: id, after: { method } },
  );
  return proved_at!;
};

/**
 * Returns the time of the proof. Throws 422 on `code` if an account with a second factor sends its password
 * instead.
 */
export const recordFreshProof = async (
  { db, guesses, place }: FactorContext,
  passwordTries: RateLimiterAbstract,
  viewer: Viewer,
  { current_password, challenge, code, passkey }: ProofAnswer,
): Promise<string> => {
  if (current_password) {
    await requireOwnPassword(db, passwordTries, viewer.id, current_password);
    return runInTransaction(db, async (tx) => {
      const factors = await listFactors(tx, viewer.id);
      if (factors.length > 0) throw invalidRefusal([{ field: 'code', code: 'required' }]);
      return markProved(tx, viewer, 'password');
    });
  }
  const answer = { code, passkey };
  const ticket = passkey && challenge ? await countAttemptAndRequireTicket(db, 'proof', challenge) : null;
  const isOwn = ticket?.session_id === viewer.sessionId;
  return limitGuesses(guesses, viewer.id, answer, () =>
    runInTransaction(db, async (tx) => {
      const method = await verifyFactorAnswer(tx, viewer.id, answer, {
        challenge: ticket && isOwn ? ticket.passkey_challenge : null,
        place,
      });
      if (method === null) {
        await writeAuditEntry(tx, viewer, {
          action: 'users.factor_refused',
          subject_type: 'users',
          subject_id: viewer.id,
        });
        return null;
      }
      if (ticket) await consumeTicket(tx, ticket);
      return markProved(tx, viewer, method);
    }),
  );
};
