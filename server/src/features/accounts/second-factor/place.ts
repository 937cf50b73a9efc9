import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownAddress } from '#http/own-address.ts';
import type { Caller } from '../sessions/sessions.ts';
import { bindToPage } from '#http/page-cookie.ts';

export type Place = Caller & {
  readonly origin: string;
  readonly hostname: string;
  readonly secretKey: Buffer | undefined;
};

export const placeOf = (app: FastifyInstance, request: FastifyRequest): Place => {
  const { secretKey } = app.settings;
  const { origin, hostname } = new URL(ownAddress(request));
  return {
    origin,
    hostname,
    secretKey,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    cookie: bindToPage(request),
  };
};

/** Passkeys need a host name: browsers refuse an IP address. */
export const offersPasskeys = ({ hostname }: Place): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
