import type { FastifyRequest } from 'fastify';

/** Links that were sent by mail, and private calendars: whoever reads the log must not be able to follow them. */
const secret = /[\w-]{40,}/g;

export const withoutSecrets = (url: string): string => url.replaceAll(secret, '…');

/** What the log tells of a request. */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: withoutSecrets(request.url),
  host: request.host,
  remoteAddress: request.ip,
});
