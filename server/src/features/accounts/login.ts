import { createHash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Db, Tx } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tooManyRequests } from '../../http/rate-limit.ts';
import { Refusal } from '../../http/refusal.ts';
import { verifyPassword } from './passwords.ts';
import type { NewSession } from './sessions.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type LoginFrom = {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Whether this is a demonstration, the only place where its accounts sign in. */
  readonly demo: boolean;
};

/** Counted by e-mail and address together; both are hashed because keys are short and last. */
const throttleKey = ({ email }: Credentials, { address }: LoginFrom): string =>
  createHash('sha256').update(`${email}\n${address}`).digest('hex');

/** Takes a place before the password is looked at: many tries at once get no more of them than one by one. */
const takeTry = async (throttle: RateLimiterAbstract, key: string): Promise<void> => {
  try {
    await throttle.consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    const { status, details } = tooManyRequests(outcome, throttle.points);
    const seconds = Number(details.params?.['seconds']);
    throw new Refusal(status, {
      ...details,
      type: 'throttled',
      problems: [{ field: 'email', code: 'too_many_logins', params: { seconds } }],
    });
  }
};

const wrong = () => new Refusal(403, { message: 'answers:login.wrong' });
export const disabled = () => new Refusal(403, { message: 'answers:login.disabled', type: 'disabled' });
const unverified = () => new Refusal(403, { message: 'answers:login.unverified', type: 'unverified' });

/** Only who knows the password is told that the account is disabled or not yet verified (CONTRACT 4). */
export const login = async (
  db: Db,
  throttle: RateLimiterAbstract,
  credentials: Credentials,
  from: LoginFrom,
  admit: (tx: Tx, userId: number) => Promise<NewSession | Refusal>,
): Promise<NewSession> => {
  const key = throttleKey(credentials, from);
  await takeTry(throttle, key);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'active', 'email_verified_at', 'demonstration'])
    .where('email', '=', credentials.email)
    .executeTakeFirst();
  if (!(await verifyPassword(user?.password_hash, credentials.password)) || !user) throw wrong();
  await throttle.delete(key);
  if (!user.active || (user.demonstration && !from.demo)) throw disabled();
  if (!user.email_verified_at) throw unverified();
  const outcome = await inTransaction(db, async (tx) => {
    // A password that was changed meanwhile opens nothing any more.
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
