import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Public reference data, or what only one reader has the address of: the answer may be kept, and is asked for again
     * with its ETag. `by_version`: what a row says is all its own, so that its version names the answer.
     */
    cacheable?: true | 'private' | 'by_version';
  }
}

const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** docs/contract.md 1, "Caching": revalidated each time, so that what administrators change is seen at once. */
export const registerCacheable = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheable } = request.routeOptions.config;
    if (!cacheable || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    // One resource has its version as ETag already; the others are named by what they say.
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
