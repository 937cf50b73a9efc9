import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from './public-origin.ts';
import { Refusal } from './refusal.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !isOwnOrigin(request, origin);
};

/** Defence in depth: no cookie authenticates, but other origins are refused (docs/contract.md 1, "CSRF"). */
export const registerCsrf = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (!safe.has(request.method) && isForeign(request)) {
      throw new Refusal('csrf_mismatch', { message: 'answers:http.csrf_token_mismatch' });
    }
  });
};
