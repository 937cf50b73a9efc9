import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRole, type Actor, type RoleName } from '@shiptime/domain/shared/actor';
import type { RouteScope, Scope } from '@shiptime/domain/integrations/scopes';
import type { Decision } from '@shiptime/domain/shared/decision';
import type { Language } from '@shiptime/domain/shared/text';
import { enforce, Refusal, unauthenticated } from './refusal.ts';

/** Coarse access; commands decide the rest. The server refuses to start without it. */
export type Access = 'public' | 'signed_in' | readonly RoleName[] | ((actor: Actor) => Decision);

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    language: Language;
    viewer: Viewer | null;
    readonly actor: Viewer;
    lackedScope: RouteScope | null;
  }
}

export type Viewer = Actor & {
  readonly sessionId: number;
  readonly language: Language;
  readonly address: string;
  readonly service?: { readonly scopes: readonly Scope[]; readonly tokenId: number };
};

export type ScopeOf = (method: string, url: string) => RouteScope | undefined;

export type FindViewer = (token: string, request: FastifyRequest) => Promise<Viewer | null>;

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const unauthorized = () => new Refusal('forbidden');

export const isApiPath = (url: string): boolean => url === '/api' || url.startsWith('/api/');

/** Without a route, the requested path. */
export const pathOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url ?? url.split('?', 1)[0]!.replace(/(?<=[^/])\/$/, '');

export const isApiRequest = (request: FastifyRequest): boolean => isApiPath(pathOf(request));

/** Paths outside the API that are not static: the database is read for each request. */
const builtPaths = new Set([
  '/',
  '/open-schedules',
  '/open-schedules/embed',
  '/sitemap.xml',
  '/metrics',
  '/openapi.json',
]);

/** Counted against the limits of rate-limit.ts. */
export const isCounted = (request: FastifyRequest): boolean =>
  isApiRequest(request) || builtPaths.has(pathOf(request));

export const registerAccess = (app: FastifyInstance, findViewer: FindViewer): void => {
  app.decorateRequest('viewer', null);
  app.decorateRequest('lackedScope', null);
  app.decorateRequest('actor', {
    getter(this: FastifyRequest) {
      if (!this.viewer) throw unauthenticated();
      return this.viewer;
    },
  });

  app.addHook('onRoute', (route) => {
    if (isApiPath(route.url) && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not state who may call it`);
    }
  });

  app.addHook('onRequest', async (request) => {
    // /metrics has its own token and must answer if the database is busy.
    if (!isCounted(request) || pathOf(request) === '/metrics') return;
    const token = bearerToken(request);
    if (token) request.viewer = await findViewer(token, request);
  });
};

const insufficientScope = (scope: RouteScope | undefined) =>
  new Refusal('insufficient_scope', {
    message: scope === undefined ? 'errors:http.not_for_programs' : 'errors:http.insufficient_scope',
    params: { scope: scope ?? '' },
    meta: { scope: scope ?? null },
    headers: {
      'www-authenticate': `Bearer realm="shiptime", error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}`,
    },
  });

/** Passes if one of its scopes opens the route; on public routes a program is a visitor. */
const admitProgram = (request: FastifyRequest, scopes: readonly Scope[], scopeOf: ScopeOf): void => {
  const { config, url = '' } = request.routeOptions;
  const scope = scopeOf(request.method, url);
  if (scope === 'any' || (scope !== undefined && scopes.includes(scope))) return;
  if (config.access !== 'public') throw insufficientScope(scope);
  request.viewer = null;
  request.lackedScope = scope ?? null;
};

export const requireViewer = ({ viewer, lackedScope }: FastifyRequest, why?: string): void => {
  if (lackedScope) throw insufficientScope(lackedScope);
  if (!viewer) throw unauthenticated(why);
};

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** An observer who is listed among the roles reads there and writes nothing (specification 1). */
const admitPerson = ({ method }: FastifyRequest, viewer: Viewer, access: Exclude<Access, string>): void => {
  if (typeof access === 'function') {
    enforce(access(viewer));
    return;
  }
  const isOpen = hasRole(viewer, ...access);
  if (!isOpen || (hasRole(viewer, 'observer') && !reading.includes(method))) throw unauthorized();
};

/** Public reads refuse an unknown or expired token; calls to sign in ignore it. */
export const refusesDeadTokens = (method: string, path: string): boolean =>
  reading.includes(method) && isApiPath(path) && !path.startsWith('/api/auth/');

/** Runs after the limits, so that refused requests count. */
export const registerGate = (app: FastifyInstance, scopeOf: ScopeOf): void => {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    const isDead = bearerToken(request) !== undefined && request.viewer === null;
    if (request.viewer?.service) admitProgram(request, request.viewer.service.scopes, scopeOf);
    if (access === 'public') {
      if (isDead && refusesDeadTokens(request.method, pathOf(request))) throw unauthenticated();
      return;
    }
    if (!request.viewer) throw unauthenticated();
    if (access !== 'signed_in') admitPerson(request, request.viewer, access);
  });
};
