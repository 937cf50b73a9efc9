import { type FastifyInstance, LogController } from 'fastify';
import { type LoggerOptions, stdTimeFunctions } from 'pino';
import { loggedRequest } from './logged-request.ts';

/** Levels as words and moments as ISO 8601. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  serializers: { req: loggedRequest },
  formatters: { level: (word) => ({ level: word }) },
  timestamp: stdTimeFunctions.isoTime,
});

/** Fastify’s own two lines for a request are left out: ours says it all. */
export const quietController = (): LogController => new LogController({ disableRequestLogging: true });

/** What balancers and Prometheus ask every few seconds: told only when it does not go well. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for a request: what was asked, of which route, by whom, and how it ended. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? null;
    const isQuiet = route !== null && probes.has(route) && reply.statusCode < 400;
    request.log[isQuiet ? 'debug' : 'info'](
      {
        req: request,
        route,
        user_id: request.viewer?.id ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
