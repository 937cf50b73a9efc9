import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resolvePublicOrigin } from './public-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Cookie sent on success; null if no token is bound to the browser. */
    cookieToSet: string | null;
  }
}

/** Seconds; no session lives longer (setting `session_lifetime_hours`). */
const lifetime = 7 * 24 * 60 * 60;
const form = /^[\w-]{43}$/;

const isSecure = (request: FastifyRequest): boolean => resolvePublicOrigin(request).startsWith('https:');

/** Browsers accept the prefix `__Host-` over TLS only. */
const nameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-shiptime' : 'shiptime');

/** Returns the browser's cookie, which no script can read; undefined if there is none. */
export const readPageCookie = (request: FastifyRequest): string | undefined => {
  const prefix = `${nameFor(request)}=`;
  const sent = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(prefix));
  const value = sent?.slice(prefix.length);
  return value !== undefined && form.test(value) ? value : undefined;
};

/**
 * Binds the requested token to the browser (docs/contract.md 1, "CSRF"); undefined for API clients. Only
 * browsers send `Sec-Fetch-Site`, and scripts cannot change it.
 */
export const getOrCreatePageCookie = (request: FastifyRequest): string | undefined => {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return undefined;
  request.cookieToSet ??= readPageCookie(request) ?? randomBytes(32).toString('base64url');
  return request.cookieToSet;
};

export const registerPageCookie = (app: FastifyInstance): void => {
  app.decorateRequest('cookieToSet', null);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.cookieToSet !== null && reply.statusCode < 300) {
      const secure = isSecure(request) ? '; Secure' : '';
      const value = `${nameFor(request)}=${request.cookieToSet}`;
      reply.header('set-cookie', `${value}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`);
    }
    return payload;
  });
};
