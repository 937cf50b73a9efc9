import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `true` and `private`: cacheable with revalidation by an ETag of the content; `by_version`: the ETag is
     * the row's version.
     */
    cacheable?: true | 'private' | 'by_version';
  }
}

const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Clients always revalidate, so that changes show at once (docs/contract.md 1, "Caching"). */
export const registerCacheHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheable } = request.routeOptions.config;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!cacheable || reply.statusCode !== 200 || !isWhole) {
      return payload;
    }
    const version = reply.getHeader('etag');
    const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
    const etag = typeof version === 'string' ? version : `"${hash}"`;
    reply
      .header('etag', etag)
      .header(
        'cache-control',
        `${request.viewer || cacheable === 'private' ? 'private' : 'public'}, no-cache`,
      );
    if (
      (typeof version === 'string' && cacheable !== 'by_version') ||
      !names(request.headers['if-none-match'], etag)
    )
      return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
};
