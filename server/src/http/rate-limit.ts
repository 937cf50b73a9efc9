import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Db } from '../db/connection.ts';
import { needsDatabase } from './access.ts';
import { isInternalRequest } from './method-override.ts';
import { subnetOf } from './network.ts';
import { Refusal } from './refusal.ts';

export type RequestLimits = {
  readonly perUser: number;
  readonly perAddress: number;
  readonly perLogin: number;
  readonly perAccount: number;
  readonly perDay?: number;
};

const minute = 60;

export const createLimiter = (
  db: Db,
  keyPrefix: string,
  points: number,
  duration = minute,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(`/* prepared */${text}`, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
  });

const quietShare = 0.1;

/**
 * Counts a tenth of the limit locally, to spare the database; each process may exceed the limit by that
 * tenth.
 */
export class RequestLimiter {
  readonly points: number;
  readonly #quiet: number;
  readonly #own: RateLimiterMemory;
  readonly #shared: RateLimiterPostgres;

  constructor(db: Db, keyPrefix: string, points: number) {
    this.points = points;
    this.#quiet = Math.floor(points * quietShare);
    this.#own = new RateLimiterMemory({ keyPrefix, points, duration: minute });
    this.#shared = createLimiter(db, keyPrefix, points);
  }

  async consume(key: string): Promise<RateLimiterRes> {
    const own = await this.#own.consume(key);
    if (own.consumedPoints < this.#quiet) return own;
    return this.#shared.consume(key, own.consumedPoints === this.#quiet ? this.#quiet : 1);
  }
}

export const tooManyRequestsRefusal = (outcome: RateLimiterRes, points: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
  return new Refusal('too_many_requests', {
    message: 'answers:http.too_many_requests',
    params: { seconds },
    retryAfter: seconds,
    headers: {
      'x-ratelimit-limit': String(points),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(seconds),
    },
  });
};

export const consumePoint = async (limiter: RateLimiterAbstract, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (outcome) {
    throw outcome instanceof RateLimiterRes ? tooManyRequestsRefusal(outcome, limiter.points) : outcome;
  }
};

export const registerRateLimit = (app: FastifyInstance, db: Db, limits: RequestLimits): void => {
  const users = new RequestLimiter(db, 'user', limits.perUser);
  const addresses = new RequestLimiter(db, 'address', limits.perAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (!needsDatabase(request) || isInternalRequest(request)) return;
    const [limiter, key] = request.viewer
      ? ([users, String(request.viewer.id)] as const)
      : ([addresses, subnetOf(request.ip)] as const);
    const { points } = limiter;
    try {
      const outcome = await limiter.consume(key);
      reply
        .header('x-ratelimit-limit', points)
        .header('x-ratelimit-remaining', Math.max(0, outcome.remainingPoints))
        .header('x-ratelimit-reset', Math.ceil(outcome.msBeforeNext / 1000));
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) throw tooManyRequestsRefusal(outcome, points);
      throw outcome;
    }
  });
};
