import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import type { DatabaseHealthMonitor } from '../db/database-health.ts';
import { Refusal } from './refusal.ts';

export type ShutdownState = { stopping: boolean };

const notReady = (reason: ErrorType, message = 'answers:http.service_unavailable'): Refusal =>
  new Refusal(reason, { message, retryAfter: 2 });

export const registerHealthRoutes = (
  app: FastifyInstance,
  condition: Pick<DatabaseHealthMonitor, 'readiness'>,
  readiness: ShutdownState,
  registerMeasures: (registry: Registry) => () => Promise<void>,
): void => {
  const registry = new Registry();
  const measure = registerMeasures(registry);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations
      .labels(request.method, request.routeOptions.url ?? 'unknown', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => registry.clear());

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (readiness.stopping) throw notReady('stopping');
    const { isReady, condition: found } = await condition.readiness();
    if (found.ok) return { status: 'ready', ...(found.isSlow && { database: 'slow' }) };
    if (!isReady) throw notReady(found.reason, found.isNewer && 'answers:http.older_than_database');
    return { status: 'ready', database: found.reason };
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await measure();
    reply.type(registry.contentType);
    return registry.metrics();
  });
};
