import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Db } from '#db/connection.ts';
import { runInTransaction } from '#db/transaction.ts';
import { subnetOf, siteNetworkOf } from '#http/network.ts';
import { createLimiter, tooManyRequestsRefusal } from '#http/rate-limit.ts';
import { Refusal } from '#http/refusal.ts';
import type { SecurityEvents } from '#audit/security-events.ts';
import { toLanguage } from '#http/language.ts';
import { queueMail } from '#mail/outbox.ts';
import { isKnownNetwork } from '../sessions/known-networks.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type SignInOrigin = {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly demo: boolean;
};

const hour = 3600;
const networkShare = 2;
const demoShare = 20;
const freePart = 1 / 6;
const longestPause = 900;
const alarmAfter = 10;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const throttled = (outcome: RateLimiterRes, points: number): Refusal => {
  const { details } = tooManyRequestsRefusal(outcome, points);
  const seconds = Number(details.params?.['seconds']);
  return new Refusal('throttled', {
    ...details,
    message: 'answers:http.too_many_requests',
    problems: [{ field: 'email', code: 'too_many_logins', params: { seconds } }],
  });
};

const take = async (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> => {
  try {
    return await limiter.consume(key);
  } catch (outcome) {
    if (outcome instanceof RateLimiterRes) return outcome;
    throw outcome;
  }
};

const findOwner = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'language', 'active', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();

const tellOwner = async (db: Db, email: string, times: number): Promise<void> => {
  const owner = await findOwner(db, email);
  if (!owner?.active || !owner.email_verified_at) return;
  const day = new Date().toISOString().slice(0, 10);
  await runInTransaction(db, (tx) =>
    queueMail(tx, {
      kind: 'sign_in_failures',
      to: email,
      user_id: owner.id,
      name: owner.first_name,
      language: toLanguage(owner),
      params: { times },
      path: '/account/password/create',
      dedupKey: `sign_in_failures:${owner.id}:${day}`,
    }),
  );
};

/**
 * Limits guesses per account and network, per account, per customer network. Strangers cannot lock an account
 * out of its known networks.
 */
export class SignInGuard {
  readonly #db: Db;
  readonly #events: SecurityEvents;
  readonly #quick: RateLimiterAbstract;
  readonly #slow: RateLimiterAbstract;
  readonly #spread: RateLimiterAbstract;
  readonly #pause: RateLimiterAbstract;

  constructor({ db, settings, securityEvents }: FastifyInstance) {
    this.#db = db;
    this.#events = securityEvents;
    this.#quick = createLimiter(db, 'login', settings.limits.perLogin);
    this.#slow = createLimiter(db, 'login_account', settings.limits.perAccount, hour);
    const share = settings.demo ? demoShare : networkShare;
    this.#spread = createLimiter(db, 'login_network', settings.limits.perAccount * share, hour);
    this.#pause = createLimiter(db, 'login_pause', 1, hour);
  }

  #quickKey = ({ email }: Credentials, { address }: SignInOrigin): string =>
    digest(`${email}\n${subnetOf(address)}`);

  /**
   * Counts the attempt before the check, so that concurrent guesses gain nothing. Returns the attempts within
   * the hour.
   */
  async takeTry(credentials: Credentials, from: SignInOrigin): Promise<number> {
    const { email } = credentials;
    const quick = await take(this.#quick, this.#quickKey(credentials, from));
    if (quick.consumedPoints > this.#quick.points) {
      await this.#note('sign_in_throttled', email, from);
      throw throttled(quick, this.#quick.points);
    }
    const network = subnetOf(from.address);
    const site = siteNetworkOf(from.address);
    const pause = await this.#pause.get(site);
    if (pause && !(await isKnownNetwork(this.#db, email, network))) {
      await this.#note('sign_in_throttled', email, from);
      throw throttled(pause, this.#spread.points);
    }
    const slow = await take(this.#slow, digest(email));
    const spread = await take(this.#spread, site);
    const [over, points] =
      slow.consumedPoints > this.#slow.points
        ? [slow, this.#slow.points]
        : [spread.consumedPoints > this.#spread.points ? spread : null, this.#spread.points];
    if (!over || (await isKnownNetwork(this.#db, email, network))) return slow.consumedPoints;
    await this.#note('sign_in_throttled', email, from);
    throw throttled(over, points);
  }

  async failed({ email }: Credentials, from: SignInOrigin, tries: number): Promise<void> {
    await this.#note('sign_in_failed', email, from);
    await this.#lengthenPause(siteNetworkOf(from.address));
    if (tries === alarmAfter) await tellOwner(this.#db, email, tries);
  }

  async #lengthenPause(site: string): Promise<void> {
    const failures = (await this.#spread.get(site))?.consumedPoints ?? 0;
    const excess = failures - Math.floor(this.#spread.points * freePart);
    if (excess > 0) await this.#pause.block(site, Math.min(2 ** excess, longestPause));
  }

  async passed(credentials: Credentials, from: SignInOrigin): Promise<void> {
    await this.#quick.delete(this.#quickKey(credentials, from));
    await this.#slow.reward(digest(credentials.email), 1);
    await this.#spread.reward(siteNetworkOf(from.address), 1);
  }

  /** Never logs the text typed: people also type their password into the e-mail field. */
  async #note(
    verb: 'sign_in_failed' | 'sign_in_throttled',
    email: string,
    from: SignInOrigin,
  ): Promise<void> {
    const owner = await findOwner(this.#db, email);
    const { address } = from;
    await this.#events.note(
      { id: null, address },
      { action: `users.${verb}`, subject_type: 'users', subject_id: owner?.id ?? null },
      digest(`${owner?.id ?? ''}\n${subnetOf(address)}`),
    );
  }
}
