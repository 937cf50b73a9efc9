import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseWaitLimit, type QueryContext, queryContext } from '../db/request-context.ts';
import type { QueryUrgency } from '../db/connection-queue.ts';
import { findInternalRequest } from './method-override.ts';

declare module 'fastify' {
  interface FastifyRequest {
    asking: QueryContext | null;
  }
}

const report = /\/(export|statistics|delivery|comparison|audit_log|open)\b|\.(csv|ics|geojson|ndjson|gpkg)$/;

const urgencyOf = ({ method, routeOptions }: FastifyRequest): QueryUrgency => {
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return report.test(routeOptions.url ?? '') ? 'report' : 'read';
};

/** All statements of a request share one time limit for a hanging database. */
export const registerQueryContext = (app: FastifyInstance, mostWaitMs?: number): void => {
  app.decorateRequest('asking', null);
  app.addHook('onRequest', (request, reply, done) => {
    const first = findInternalRequest(request)?.firstReply ?? reply;
    request.asking = {
      wait: new DatabaseWaitLimit(mostWaitMs),
      urgency: urgencyOf(request),
      sinceArrivalMs: () => first.elapsedTime,
    };
    queryContext.run(request.asking, done);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (queryContext.getStore() === request.asking) done();
    else queryContext.run(request.asking!, done);
  });
};
