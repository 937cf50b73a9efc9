import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicOrigin } from '#http/public-origin.ts';
import type { Caller } from '../sessions/sessions.ts';
import { getOrCreatePageCookie } from '#http/page-cookie.ts';

export type RequestOrigin = Caller & {
  readonly origin: string;
  readonly hostname: string;
  readonly secretKey: Buffer | undefined;
};

export const requestOriginOf = (app: FastifyInstance, request: FastifyRequest): RequestOrigin => {
  const { secretKey } = app.settings;
  const { origin, hostname } = new URL(publicOrigin(request));
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
export const supportsPasskeys = ({ hostname }: RequestOrigin): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
