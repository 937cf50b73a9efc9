import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { z } from 'zod';
import {
  authenticatorCodeSchema,
  recoveryCodeSchema,
  type ProofMethod,
} from '@shiptime/domain/accounts/second-factor';
import type { Db, Tx } from '#db/connection.ts';
import { tooManyRequestsRefusal } from '#http/rate-limit.ts';
import { invalidRefusal, type Refusal } from '#http/refusal.ts';
import { findTotpPeriod, decryptTotpSecret } from './totp.ts';
import { listFactors, markAuthenticatorAppUsed, markPasskeyUsed } from './factors.ts';
import { verifyPasskeyUse, passkeyAssertionSchema, type PasskeyAssertion } from './passkeys.ts';
import type { AuthenticationRequestContext } from './request-origin.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';

export const factorAnswerSchema = z.object({
  code: authenticatorCodeSchema.nullish(),
  recovery_code: recoveryCodeSchema.nullish(),
  passkey: passkeyAssertionSchema.nullish(),
  current_password: z.string().max(1000).nullish(),
});
export type FactorAnswer = Partial<z.infer<typeof factorAnswerSchema>>;

const wrongAnswer = ({ code, recovery_code, passkey, current_password }: FactorAnswer): Refusal => {
  if (current_password) return invalidRefusal([{ field: 'current_password', code: 'password_mismatch' }]);
  if (passkey) return invalidRefusal([{ field: 'passkey', code: 'wrong_code' }]);
  if (recovery_code) return invalidRefusal([{ field: 'recovery_code', code: 'wrong_code' }]);
  return invalidRefusal([{ field: 'code', code: code ? 'wrong_code' : 'required' }]);
};

export const maxWrongCodesPerHour = 10;

/**
 * Recovery codes and passwords have separate counters, so that guessing app codes does not lock the owner
 * out.
 */
const counterOf = (userId: number, { recovery_code, current_password }: FactorAnswer): string => {
  if (current_password) return `${userId}:password`;
  return recovery_code ? `${userId}:recovery` : String(userId);
};

const takeGuess = async (guesses: RateLimiterAbstract, counter: string): Promise<void> => {
  try {
    await guesses.consume(counter);
  } catch (outcome) {
    throw outcome instanceof RateLimiterRes ? tooManyRequestsRefusal(outcome, guesses.points) : outcome;
  }
};

const withApp = async (
  tx: Tx,
  userId: number,
  code: string,
  { secretKey }: AuthenticationRequestContext,
): Promise<boolean> => {
  for (const { id, sealed_secret } of await listFactors(tx, userId)) {
    const secret = sealed_secret === null ? null : decryptTotpSecret(secretKey, userId, sealed_secret);
    const period = secret === null ? null : findTotpPeriod(secret, code, Date.now());
    if (period !== null) return markAuthenticatorAppUsed(tx, id, period);
  }
  return false;
};

const withPasskey = async (
  tx: Tx,
  userId: number,
  passkey: PasskeyAssertion,
  challenge: string,
  place: AuthenticationRequestContext,
): Promise<boolean> => {
  const factors = await listFactors(tx, userId);
  const factor = factors.find(({ credential_id }) => credential_id === passkey.id);
  const count = factor && (await verifyPasskeyUse(factor, passkey, challenge, place));
  return factor !== undefined && typeof count === 'number' && markPasskeyUsed(tx, factor.id, count);
};

/** Returns the method that matched, or null. A code can be used once. */
export const verifyFactorAnswer = async (
  tx: Tx,
  userId: number,
  answer: FactorAnswer,
  { challenge, place }: { readonly challenge: string | null; readonly place: AuthenticationRequestContext },
): Promise<ProofMethod | null> => {
  const { code, recovery_code, passkey } = answer;
  if (code) return (await withApp(tx, userId, code, place)) ? 'app' : null;
  if (recovery_code) {
    return (await consumeRecoveryCode(tx, userId, recovery_code)) ? 'recovery_code' : null;
  }
  if (!passkey || challenge === null) return null;
  return (await withPasskey(tx, userId, passkey, challenge, place)) ? 'passkey' : null;
};

export const limitGuesses = async <T>(
  guesses: RateLimiterAbstract,
  userId: number,
  answer: FactorAnswer,
  work: () => Promise<T | null>,
): Promise<T> => {
  const counter = counterOf(userId, answer);
  if (!answer.passkey) await takeGuess(guesses, counter);
  const outcome = await work();
  if (outcome === null) throw wrongAnswer(answer);
  if (!answer.passkey) await guesses.delete(counter);
  return outcome;
};

export type FactorContext = {
  readonly db: Db;
  readonly guesses: RateLimiterAbstract;
  readonly place: AuthenticationRequestContext;
};
