import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import type { Caller } from '../sessions/sessions.ts';
import { getOrCreatePageCookie } from '#http/page-cookie.ts';

export type AuthenticationRequestContext = Caller & {
  readonly origin: string;
  readonly hostname: string;
  readonly secretKey: Buffer | undefined;
};

export const requestOriginOf = (
  app: FastifyInstance,
  request: FastifyRequest,
): AuthenticationRequestContext => {
  const { secretKey } = app.settings;
  const { origin, hostname } = new URL(resolvePublicOrigin(request));
  return {
    origin,
    hostname,
    secretKey,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    cookie: getOrCreatePageCookie(request),
  };
};

/** Passkeys need a host name: browsers refuse an IP address. */
export const supportsPasskeys = ({ hostname }: AuthenticationRequestContext): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
