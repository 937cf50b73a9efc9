import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownAddress } from '#http/own-address.ts';

export type Place = {
  readonly origin: string;
  readonly hostname: string;
  readonly secretKey: Buffer | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
};

export const placeOf = (app: FastifyInstance, request: FastifyRequest): Place => {
  const { secretKey } = app.settings;
  const { origin, hostname } = new URL(ownAddress(request));
  return { origin, hostname, secretKey, address: request.ip, userAgent: request.headers['user-agent'] };
};

/** Passkeys need a host name: browsers refuse an IP address. */
export const offersPasskeys = ({ hostname }: Place): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
