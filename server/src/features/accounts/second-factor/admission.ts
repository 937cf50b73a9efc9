import { mustHaveFactor } from '@shiptime/domain/accounts/second-factor';
import type { Tx } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import { writeAudit } from '#audit/audit.ts';
import { Refusal } from '#http/refusal.ts';
import { readSettings } from '#features/reference/settings.ts';
import { accountDisabled } from '../sign-in/login.ts';
import { openSession, type NewSession } from '../sessions/sessions.ts';
import { type FactorContext, type FactorAnswer, verifyFactorAnswer, limitGuesses } from './judge-answer.ts';
import { type Factor, listFactors, methodsOf } from './factors.ts';
import { isInGrace } from './grace.ts';
import { requestOptions } from './passkeys.ts';
import { offersPasskeys, type RequestOrigin } from './place.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { offerSetUp } from './set-up.ts';
import { factorsChanged } from './factors-changed.ts';
import { issueTicket, consumeTicket, countAttempt } from './tickets.ts';

const askForFactor = async (tx: Tx, userId: number, factors: readonly Factor[], place: RequestOrigin) => {
  const found = await methodsOf(tx, userId, factors);
  const methods = found.filter((method) => method !== 'passkey' || offersPasskeys(place));
  const passkey = methods.includes('passkey') ? await requestOptions(factors, place) : null;
  const ticket = await issueTicket(tx, {
    userId,
    purpose: 'sign_in',
    passkeyChallenge: passkey?.challenge ?? null,
  });
  return new Refusal('second_factor_required', {
    message: 'answers:factor.required',
    meta: { challenge: ticket.token, expires_at: ticket.expires_at, methods, passkey },
  });
};

/** Returns the request for a second factor instead of throwing, so that its ticket is kept. */
export const requireFactorOrSession = async (
  tx: Tx,
  userId: number,
  place: RequestOrigin,
): Promise<NewSession | Refusal> => {
  const factors = await listFactors(tx, userId);
  if (factors.length > 0) return askForFactor(tx, userId, factors, place);
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'user_type_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isFree = !mustHaveFactor(owner.user_type_id, await readSettings(tx));
  if (isFree || (await isInGrace(tx, userId, place))) return openSession(tx, userId, place);
  return new Refusal('second_factor_set_up_required', {
    message: 'answers:factor.set_up_required',
    meta: await offerSetUp(tx, owner, null, place),
  });
};

export const finishSignIn = async (
  { db, guesses, place }: FactorContext,
  challenge: string,
  answer: FactorAnswer,
): Promise<NewSession> => {
  const ticket = await countAttempt(db, 'sign_in', challenge);
  const userId = ticket.user_id;
  const actor = { id: userId, address: place.address };
  const subject = { subject_type: 'users', subject_id: userId } as const;
  return limitGuesses(guesses, userId, answer, () =>
    inTransaction(db, async (tx) => {
      const { active } = await tx
        .selectFrom('users')
        .select('active')
        .where('id', '=', userId)
        .forShare()
        .executeTakeFirstOrThrow();
      if (!active) throw accountDisabled();
      const method = await verifyFactorAnswer(tx, userId, answer, {
        challenge: ticket.passkey_challenge,
        place,
      });
      if (method === null) {
        await writeAudit(tx, actor, { action: 'users.factor_refused', ...subject });
        return null;
      }
      await consumeTicket(tx, ticket);
      if (method === 'recovery_code')
        await factorsChanged.raise(tx, {
          type: 'factors.changed',
          userId,
          mail: {
            kind: 'recovery_code_used',
            params: { left: await countRecoveryCodes(tx, userId) },
          },
        });
      await writeAudit(tx, actor, { action: 'users.factor_used', ...subject, after: { method } });
      return openSession(tx, userId, place);
    }),
  );
};
