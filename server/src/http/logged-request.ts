import type { FastifyRequest } from 'fastify';

/** Hides tokens of links and calendar feeds from the log. */
const secret = /[\w-]{40,}/g;

export const redactSecrets = (url: string): string => url.replaceAll(secret, '…');

export const toLoggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: redactSecrets(request.url),
  host: request.host,
  remoteAddress: request.ip,
});
