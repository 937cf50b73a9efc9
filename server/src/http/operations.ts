import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken, pathOf } from './access.ts';
import { notFound } from './refusal.ts';

export type OperationsSettings = {
  readonly metrics: 'open' | { readonly token: string } | 'closed';
  readonly docs: boolean;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const maySeeMetrics = (request: FastifyRequest, { metrics }: OperationsSettings): boolean =>
  typeof metrics === 'string'
    ? metrics === 'open'
    : timingSafeEqual(digest(bearerToken(request) ?? ''), digest(metrics.token));

/** Closed endpoints answer 404; runs after the rate limits, so that refused requests count. */
export const registerOperations = (app: FastifyInstance, settings: OperationsSettings): void => {
  app.addHook('onRequest', async (request) => {
    const path = pathOf(request);
    if (path === '/openapi.json' && !settings.docs) throw notFound();
    if (path === '/metrics' && !maySeeMetrics(request, settings)) throw notFound();
  });
};
