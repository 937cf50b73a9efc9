import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRole, type Actor, type RoleName } from '@shiptime/domain/shared/actor';
import type { RouteScope, Scope } from '@shiptime/domain/integrations/scopes';
import type { Decision } from '@shiptime/domain/shared/decision';
import type { Language } from '@shiptime/domain/shared/text';
import { enforce, Refusal, unauthenticated } from './refusal.ts';

/**
 * Who may call a route at all. Finer questions (whose application, which vessel, which state) are asked
 * by the command with the rules of the domain. A route that does not say refuses to start.
 */
export type Access = 'public' | 'signed_in' | readonly RoleName[] | ((actor: Actor) => Decision);

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    language: Language;
    /** The caller; null for a visitor. */
    viewer: Viewer | null;
    /** The caller of a route that is not public. */
    readonly actor: Viewer;
    /** Of a program on a public route: what would have let it see more than a visitor. */
    lackedScope: RouteScope | null;
  }
}

export type Viewer = Actor & {
  readonly sessionId: number;
  readonly language: Language;
  /** Where the request came from. */
  readonly address: string;
  /** A program, which may do no more than its scopes say. */
  readonly service?: { readonly scopes: readonly Scope[] };
};

/** What opens a route to programs; undefined: nothing does. */
export type ScopeOf = (method: string, url: string) => RouteScope | undefined;

export type FindViewer = (token: string, request: FastifyRequest) => Promise<Viewer | null>;

export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const unauthorized = () => new Refusal('forbidden');

export const isApiPath = (url: string): boolean => url === '/api' || url.startsWith('/api/');

/** By the route that was matched; the text of the address counts only where there is none. */
export const isApiRequest = (request: FastifyRequest): boolean =>
  isApiPath(request.routeOptions.url ?? request.url.split('?', 1)[0]!);

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
    // Its token is nobody's, and whoever watches is answered when the database has too much to do.
    if (request.routeOptions.url === '/metrics') return;
    const token = bearerToken(request);
    if (token) request.viewer = await findViewer(token, request);
  });
};

/** RFC 6750, 3.1. */
const insufficientScope = (scope: RouteScope | undefined) =>
  new Refusal('insufficient_scope', {
    message: scope === undefined ? 'errors:http.not_for_programs' : 'errors:http.insufficient_scope',
    params: { scope: scope ?? '' },
    meta: { scope: scope ?? null },
    headers: {
      'www-authenticate': `Bearer realm="shiptime", error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}`,
    },
  });

/** A program passes where one of its scopes opens the route; what is public it sees as any visitor does. */
const admitProgram = (request: FastifyRequest, scopes: readonly Scope[], scopeOf: ScopeOf): void => {
  const { config, url = '' } = request.routeOptions;
  const scope = scopeOf(request.method, url);
  if (scope === 'any' || (scope !== undefined && scopes.includes(scope))) return;
  if (config.access !== 'public') throw insufficientScope(scope);
  request.viewer = null;
  request.lackedScope = scope ?? null;
};

/** On a public route that is not for everybody after all. */
export const requireViewer = ({ viewer, lackedScope }: FastifyRequest): void => {
  if (lackedScope) throw insufficientScope(lackedScope);
  if (!viewer) throw unauthenticated();
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

/** After the limits: who is not let in is still counted. */
export const registerGate = (app: FastifyInstance, scopeOf: ScopeOf): void => {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    if (request.viewer?.service) admitProgram(request, request.viewer.service.scopes, scopeOf);
    if (access === 'public') return;
    if (!request.viewer) throw unauthenticated();
    if (access !== 'signed_in') admitPerson(request, request.viewer, access);
  });
};
