import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from './access.ts';
import { notFound } from './refusal.ts';

/** Who may see the measures and the description of the API with its pages; neither says anything about anyone. */
export type OperationsSettings = {
  /** `open` in a demonstration; else whoever knows the token, and nobody without one. */
  readonly metrics: 'open' | { readonly token: string } | 'closed';
  readonly docs: boolean;
};

const description = '/openapi.json';
export const isOperationsRoute = (url: string | undefined): boolean =>
  url === '/metrics' || url === description;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const maySeeMetrics = (request: FastifyRequest, { metrics }: OperationsSettings): boolean =>
  typeof metrics === 'string'
    ? metrics === 'open'
    : timingSafeEqual(digest(bearerToken(request) ?? ''), digest(metrics.token));

/** What is closed is not there. After the limits: who is not let in is still counted. */
export const registerOperations = (app: FastifyInstance, settings: OperationsSettings): void => {
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url === undefined || !isOperationsRoute(url)) return;
    if (url === description ? !settings.docs : !maySeeMetrics(request, settings)) throw notFound();
  });
};
