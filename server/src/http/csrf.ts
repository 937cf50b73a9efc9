import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

const isForeign = (request: FastifyRequest, publicUrl: string | undefined): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    const { protocol, host } = new URL(origin);
    // Read as an address too, so that a default port counts as none on both sides.
    const own = new URL(`${protocol}//${request.host}`);
    return host !== own.host && (publicUrl === undefined || origin !== new URL(publicUrl).origin);
  } catch {
    return true;
  }
};

/** No cookie authenticates here; what remains is to refuse other sites' pages (CONTRACT 1, "CSRF"). */
export const registerCsrf = (app: FastifyInstance, publicUrl: string | undefined): void => {
  app.addHook('onRequest', async (request) => {
    if (!safe.has(request.method) && isForeign(request, publicUrl)) {
      throw new Refusal(419, { message: 'errors:http.csrf_token_mismatch' });
    }
  });
};
