import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRole, roles, type Actor, type RoleName } from '@shiptime/domain/shared/actor';
import type { RouteScope, Scope } from '@shiptime/domain/integrations/scopes';
import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import type { Language } from '@shiptime/domain/shared/text';
import { throwIfRefused, Refusal, unauthenticatedRefusal } from './refusal.ts';

/** Coarse access check, required on every API route; commands check details. */
export type RouteAccess =
  | 'public'
  | 'signed_in'
  | readonly RoleName[]
  | ((actor: Actor) => PermissionDecision);

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
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

export type FindRouteScope = (method: string, url: string) => RouteScope | undefined;

export type FindViewer = (token: string, request: FastifyRequest) => Promise<Viewer | null>;

export const parseBearerToken = (request: FastifyRequest): string | undefined =>
  /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const unauthorized = (viewer: Viewer, admitted: readonly RoleName[]): Refusal =>
  new Refusal(
    'forbidden',
    viewer.service && { meta: { user_type_ids: admitted.map((role) => roles[role]) } },
  );

export const isApiPath = (url: string): boolean => url === '/api' || url.startsWith('/api/');

export const routePathOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url ?? url.split('?', 1)[0]!.replace(/(?<=[^/])\/$/, '');

export const isApiRequest = (request: FastifyRequest): boolean => isApiPath(routePathOf(request));

/** Pages outside the API that are rendered from the database on each request. */
const databasePagePaths = new Set([
  '/',
  '/open-schedules',
  '/open-schedules/embed',
  '/ship-information',
  '/sitemap.xml',
  '/metrics',
  '/openapi.json',
]);

export const needsDatabase = (request: FastifyRequest): boolean =>
  isApiRequest(request) || databasePagePaths.has(routePathOf(request));

export const registerAuthentication = (app: FastifyInstance, findViewer: FindViewer): void => {
  app.decorateRequest('viewer', null);
  app.decorateRequest('lackedScope', null);
  app.decorateRequest('actor', {
    getter(this: FastifyRequest) {
      if (!this.viewer) throw unauthenticatedRefusal();
      return this.viewer;
    },
  });

  app.addHook('onRoute', (route) => {
    if (isApiPath(route.url) && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not state who may call it`);
    }
  });

  app.addHook('onRequest', async (request) => {
    // /metrics has its own token and must answer even if the database is busy.
    if (!needsDatabase(request) || routePathOf(request) === '/metrics') return;
    const token = parseBearerToken(request);
    if (token) request.viewer = await findViewer(token, request);
  });
};

const insufficientScope = (scope: RouteScope | undefined) =>
  new Refusal('insufficient_scope', {
    message: scope === undefined ? 'answers:http.not_for_programs' : 'answers:http.insufficient_scope',
    params: { scope: scope ?? '' },
    meta: { scope: scope ?? null },
    headers: {
      'www-authenticate': `Bearer realm="shiptime", error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}`,
    },
  });

/** Admits a service account if one of its scopes opens the route; on public routes it counts as a visitor. */
const admitProgram = (request: FastifyRequest, scopes: readonly Scope[], scopeOf: FindRouteScope): void => {
  const { config, url = '' } = request.routeOptions;
  const scope = scopeOf(request.method, url);
  if (scope === 'any' || (scope !== undefined && scopes.includes(scope))) return;
  if (config.access !== 'public') throw insufficientScope(scope);
  request.viewer = null;
  request.lackedScope = scope ?? null;
};

export const requireViewer = ({ viewer, lackedScope }: FastifyRequest, why?: string): void => {
  if (lackedScope) throw insufficientScope(lackedScope);
  if (!viewer) throw unauthenticatedRefusal(why);
};

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Routes that list the observer role admit observers only to read. */
const admitPerson = (
  { method }: FastifyRequest,
  viewer: Viewer,
  access: Exclude<RouteAccess, string>,
): void => {
  if (typeof access === 'function') {
    throwIfRefused(access(viewer));
    return;
  }
  const admitted = reading.includes(method) ? access : access.filter((role) => role !== 'observer');
  if (!hasRole(viewer, ...admitted)) throw unauthorized(viewer, admitted);
};

/** Public reads refuse an unknown or expired token; sign-in routes ignore it. */
export const rejectsInvalidToken = (method: string, path: string): boolean =>
  reading.includes(method) && isApiPath(path) && !path.startsWith('/api/auth/');

/** Runs after the rate limits, so that refused requests count. */
export const registerAccessControl = (app: FastifyInstance, scopeOf: FindRouteScope): void => {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    const isDead = parseBearerToken(request) !== undefined && request.viewer === null;
    if (request.viewer?.service) admitProgram(request, request.viewer.service.scopes, scopeOf);
    if (access === 'public') {
      if (isDead && rejectsInvalidToken(request.method, routePathOf(request))) throw unauthenticatedRefusal();
      return;
    }
    if (!request.viewer) throw unauthenticatedRefusal();
    if (access !== 'signed_in') admitPerson(request, request.viewer, access);
  });
};
