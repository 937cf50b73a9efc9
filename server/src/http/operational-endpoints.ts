import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBearerToken, routePathOf } from './access.ts';
import { notFoundRefusal } from './refusal.ts';

export type OperationalEndpointSettings = {
  readonly metrics: 'open' | { readonly token: string } | 'closed';
  readonly docs: boolean;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const maySeeMetrics = (request: FastifyRequest, { metrics }: OperationalEndpointSettings): boolean =>
  typeof metrics === 'string'
    ? metrics === 'open'
    : timingSafeEqual(digest(parseBearerToken(request) ?? ''), digest(metrics.token));

/** Closed endpoints answer 404; runs after the rate limits, so that refused requests count. */
export const registerOperationalEndpoints = (
  app: FastifyInstance,
  settings: OperationalEndpointSettings,
): void => {
  app.addHook('onRequest', async (request) => {
    const path = routePathOf(request);
    if (path === '/openapi.json' && !settings.docs) throw notFoundRefusal();
    if (path === '/metrics' && !maySeeMetrics(request, settings)) throw notFoundRefusal();
  });
};
