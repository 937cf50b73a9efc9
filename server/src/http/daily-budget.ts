import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/connection.ts';
import { maximumUploadBytesOf } from './body-parsers.ts';
import { createLimiter, tooManyRequestsRefusal } from './rate-limit.ts';
import { isInternalRequest } from './method-override.ts';
import { Refusal } from './refusal.ts';

const day = 86_400;
const prefix = 'daily_budget';
const warnedShare = 0.8;
const bytesOfPoint = 1_000_000;

const costs: readonly (readonly [RegExp, number])[] = [
  [/^POST \/api\/proposals$/, 20],
  [/^POST \/api\/ship_time_requests(\/:id\/copy)?$/, 10],
  [/^POST \/api\/(letters_of_intent|scenarios)$/, 10],
  [/^POST \/api\/.*\/attachments$/, 5],
  [/^POST \/api\/ship_time_requests\/:id\/(invitations|co_proponents)$/, 5],
  [/^PUT \/api\/users\/:id\/email$/, 5],
  [/^(GET|POST) \/api\/.*\/export(\.[a-z.]+)?$/, 2],
];

export const requestCost = (method: string, url: string, bytes = 0): number =>
  (costs.find(([route]) => route.test(`${method} ${url}`))?.[1] ?? 0) + Math.floor(bytes / bytesOfPoint);

export const countAccountsNearRequestQuota = async (db: Db, points: number | undefined): Promise<number> => {
  if (points === undefined) return 0;
  const { near } = await db
    .selectFrom('rate_limits')
    .select((of) => of.fn.countAll<number>().as('near'))
    .where('key', 'like', `${prefix}:%`)
    .where('points', '>=', Math.ceil(points * warnedShare))
    .where('expire', '>', Date.now())
    .executeTakeFirstOrThrow();
  return near;
};

/** Chunked uploads do not state their size, so they are charged the maximum. */
const sentBytes = (request: FastifyRequest): number => {
  const { 'content-length': told, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
  if (encoding === undefined) return Number(told ?? 0) || 0;
  return type?.startsWith('multipart/') ? maximumUploadBytesOf(request) : 0;
};

const hoursUntil = (outcome: RateLimiterRes): number =>
  Math.max(1, Math.ceil(outcome.msBeforeNext / 3_600_000));

const spent = (outcome: RateLimiterRes, points: number): Refusal => {
  const { details } = tooManyRequestsRefusal(outcome, points);
  const params = { ...details.params, hours: hoursUntil(outcome) };
  return new Refusal('too_many_requests', { ...details, message: 'answers:http.daily_budget', params });
};

export const registerDailyRequestQuota = (app: FastifyInstance, db: Db, points: number | undefined): void => {
  if (points === undefined) return;
  const budget = createLimiter(db, prefix, points, day);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { method, routeOptions } = request;
    const cost = request.viewer && requestCost(method, routeOptions.url ?? '', sentBytes(request));
    if (!request.viewer || !cost || isInternalRequest(request)) return;
    const { id } = request.viewer;
    try {
      const { consumedPoints } = await budget.consume(String(id), cost);
      const warnedAt = points * warnedShare;
      if (consumedPoints >= warnedAt && consumedPoints - cost < warnedAt)
        request.log.warn({ user: id, consumedPoints, points }, 'daily budget of a person at 80 %');
    } catch (outcome) {
      throw outcome instanceof RateLimiterRes ? spent(outcome, points) : outcome;
    }
  });
};
