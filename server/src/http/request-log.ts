import { type FastifyInstance, LogController } from 'fastify';
import { type LoggerOptions, stdTimeFunctions } from 'pino';
import { toLoggedRequest } from './logged-request.ts';

export const createLoggerOptions = (level: string): LoggerOptions => ({
  level,
  serializers: { req: toLoggedRequest },
  formatters: { level: (word) => ({ level: word }) },
  timestamp: stdTimeFunctions.isoTime,
});

export const createQuietLogController = (): LogController =>
  new LogController({ disableRequestLogging: true });

const probes = new Set(['/healthz', '/readyz', '/metrics']);

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
