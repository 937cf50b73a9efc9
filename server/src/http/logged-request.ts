import type { FastifyRequest } from 'fastify';

/** Hides tokens of links and calendar feeds from the log. */
const secret = /[\w-]{40,}/g;

export const withoutSecrets = (url: string): string => url.replaceAll(secret, '…');

export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: withoutSecrets(request.url),
  host: request.host,
  remoteAddress: request.ip,
});
