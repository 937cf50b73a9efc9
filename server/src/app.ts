import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isServiceToken } from '@shiptime/domain/integrations/scopes';
import { isApiRequest, registerAuthentication, registerAccessControl } from './http/access.ts';
import { registerFilterKeyResolution } from './http/query/filter-keys.ts';
import { registerQueryContext } from './http/register-query-context.ts';
import { rejectMisspelledFilters } from './http/query/misspelled-filters.ts';
import { jsonLimitBytes, registerBodyParsers } from './http/body-parsers.ts';
import { registerCacheHeaders } from './http/answers/cache-headers.ts';
import { createContentPolicy, registerContentSecurityPolicy } from './http/content-policy.ts';
import { readPageCookie, registerPageCookie } from './http/page-cookie.ts';
import { registerCsrf } from './http/csrf.ts';
import { decorateApp, type AppSettings } from './context.ts';
import { sendFrameworkError, registerErrorHandler } from './http/errors.ts';
import { registerHealthRoutes, type ShutdownState } from './http/health.ts';
import { registerIdempotencyKeys } from './http/idempotency.ts';
import { registerRequestLanguage, registerAccountLanguage } from './http/answers/localise.ts';
import { registerMethodOverride, rewriteRequest } from './http/method-override.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerOperationalEndpoints } from './http/operational-endpoints.ts';
import { registerOpenApi } from './openapi/register-openapi.ts';
import { registerPages } from './http/pages.ts';
import { registerDailyRequestQuota } from './http/daily-budget.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { createQuietLogController, registerRequestLog } from './http/request-log.ts';
import { registerUnusedConnectionCleanup } from './http/unused-connections.ts';
import { type BodyTimeouts, registerBodyTimeouts } from './http/body-timeouts.ts';
import { registerShutdownRefusal } from './http/graceful-shutdown.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerSecurityEvents } from './audit/security-events.ts';
import { registerFormCoercion, registerValidation } from './http/answers/validation.ts';
import type { LiveHub } from './live/live.ts';
import type { Backups } from './backups/backups.ts';
import { registerOperationMetrics } from './operation/metrics.ts';
import type { DiskPaths, UnsetSetting } from './operation/operation-facts.ts';
import { DatabaseHealthMonitor } from './db/database-health.ts';
import type { Db } from './db/connection.ts';
import { setLinkSecretKey } from './mail/link-secrets.ts';
import { findViewerOfSession } from './features/accounts/sessions/sessions.ts';
import { registerPublicPageSources } from './features/integrations/open-pages.ts';
import { findServiceViewer } from './features/integrations/service-accounts/service-queries.ts';
import { featureRoutes } from './features.ts';
import { registerSubscribers } from './event-subscribers.ts';
import { findRouteScope } from './route-scopes.ts';

export type AppDependencies = {
  readonly db: Db;
  readonly pool: Pool;
  readonly live: LiveHub;
  readonly settings: AppSettings;
  readonly readiness?: ShutdownState;
  readonly condition?: DatabaseHealthMonitor;
  readonly logger?: Logger;
  readonly backups?: Backups | undefined;
  readonly places?: DiskPaths;
  readonly unset?: readonly UnsetSetting[];
  readonly bodyTimeouts?: Partial<BodyTimeouts>;
  readonly databaseWaitMs?: number;
  readonly onRoute?: (route: RouteOptions) => void;
};

const listening = {
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  bodyLimit: jsonLimitBytes,
  rewriteUrl: rewriteRequest,
  requestIdHeader: false,
  genReqId: () => crypto.randomUUID(),
  forceCloseConnections: 'idle',
  // Limits the time for the headers; `body-timeouts.ts` limits the time for the body.
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
  requestTimeout: 960_000,
  frameworkErrors: sendFrameworkError,
  // `graceful-shutdown.ts` answers 503 in the same format as all other errors.
  return503OnClosing: false,
} as const;

export const buildApp = async (parts: AppDependencies): Promise<FastifyInstance> => {
  const { db, pool, live, settings, readiness = { stopping: false } } = parts;
  const app = fastify({
    ...(parts.logger ? { loggerInstance: parts.logger } : { logger: false }),
    logController: createQuietLogController(),
    trustProxy: settings.trustProxy,
    ...listening,
  }) as unknown as FastifyInstance;

  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);
  registerUnusedConnectionCleanup(app);
  setLinkSecretKey(settings.secretKey);
  registerSubscribers();
  const condition =
    parts.condition ?? new DatabaseHealthMonitor({ address: pool.options, version: settings.version });
  decorateApp(app, { ...parts, condition });
  registerErrorHandler(app);
  registerRequestIds(app);
  registerQueryContext(app, parts.databaseWaitMs);
  registerFilterKeyResolution(app);
  registerRequestLog(app);
  registerValidation(app, settings.checkAnswers);
  await app.register(helmet, helmetOptions(settings.publicUrl));
  const contentPolicy = createContentPolicy(settings.publicUrl);
  registerContentSecurityPolicy(app, contentPolicy);
  await app.register(compress, { threshold: 4096, encodings: ['br', 'gzip'] });
  await registerOpenApi(app, { version: settings.version, scopeOf: findRouteScope, policy: contentPolicy });
  registerRequestLanguage(app);
  registerShutdownRefusal(app);
  registerCacheRule(app);
  registerAuthentication(app, (token, request) =>
    isServiceToken(token)
      ? findServiceViewer(db, token, request.ip)
      : findViewerOfSession(db, token, {
          address: request.ip,
          cookie: readPageCookie(request),
          demo: settings.demo,
        }),
  );
  registerPageCookie(app);
  registerAccountLanguage(app);
  registerRateLimit(app, db, settings.limits);
  registerDailyRequestQuota(app, db, settings.limits.perDay);
  registerCsrf(app);
  registerOperationalEndpoints(app, settings.operations);
  registerSecurityEvents(app, db);
  registerAccessControl(app, findRouteScope);
  registerBodyTimeouts(app, parts.bodyTimeouts);
  await registerBodyParsers(app);
  registerMethodOverride(app);
  registerFormCoercion(app);
  rejectMisspelledFilters(app);
  registerIdempotencyKeys(app, db, live.processNumber);
  registerCacheHeaders(app);
  registerHealthRoutes(app, condition, readiness, (registry) => registerOperationMetrics(registry, app));
  registerSecurityTxt(app);
  registerNotFound(app, await registerPages(app, settings, contentPolicy, registerPublicPageSources(app)));

  for (const feature of featureRoutes) await app.register(feature, { prefix: '/api' });

  app.addHook('preClose', async () => live.stop());
  return app;
};

const registerCacheRule = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    if (isApiRequest(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};

const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
};

/** Omits HSTS on plain HTTP; content-policy.ts sets the content security policy. */
const helmetOptions = (publicUrl: string | undefined) => ({
  crossOriginOpenerPolicy: false,
  dnsPrefetchControl: false,
  frameguard: { action: 'deny' as const },
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
  hsts: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  contentSecurityPolicy: false,
});
