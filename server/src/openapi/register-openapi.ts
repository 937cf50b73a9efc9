import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { FindRouteScope } from '../http/access.ts';
import { queryParameterNames } from '../http/query/query-schema.ts';
import type { ContentPolicy } from '../http/content-policy.ts';
import { resolvePublicOrigin } from '../http/public-origin.ts';
import { buildOpenApiDocument, type RouteFacts } from './document.ts';
import { registerDocsPages } from './pages/register-pages.ts';
import type { OpenApiDocument } from './openapi-types.ts';

type Options = { readonly version: string; readonly scopeOf: FindRouteScope; readonly policy: ContentPolicy };

/** Omits the host name of a personal machine, which is useless to others. */
const serverOf = (request: FastifyRequest): string => {
  const address = resolvePublicOrigin(request);
  return new URL(address).hostname === 'localhost' ? '/' : address;
};

const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

const collectFacts = (app: FastifyInstance, scopeOf: FindRouteScope) => {
  const known = new Map<string, RouteFacts>();
  app.addHook('onRoute', ({ method, url, config, schema }: RouteOptions) => {
    for (const each of [method].flat())
      known.set(`${each} ${pathOf(url)}`, {
        access: config?.access,
        isCacheable: Boolean(config?.cacheable),
        scope: scopeOf(each, url),
        errors: config?.errors ?? [],
        hasBody: schema?.body !== undefined,
        asks: queryParameterNames(schema?.querystring),
      });
  });
  return (method: string, path: string): RouteFacts => known.get(`${method} ${path}`)!;
};

/** Serves `/openapi.json`, generated from the schemas that validate, and its pages at `/docs`. */
export const registerOpenApi = async (
  app: FastifyInstance,
  { version, scopeOf, policy }: Options,
): Promise<void> => {
  const factsOf = collectFacts(app, scopeOf);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Shiptime', version } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const described = new Map<string, OpenApiDocument>();
  const documentFor = (request: FastifyRequest): OpenApiDocument => {
    const { language } = request;
    const server = serverOf(request);
    const key = `${language} ${server}`;
    const known =
      described.get(key) ?? buildOpenApiDocument(app.swagger() as never, factsOf, { language, server });
    if (described.size > 8) described.clear();
    described.set(key, known);
    return known;
  };
  app.get('/openapi.json', { schema: { hide: true } }, async (request) => documentFor(request));
  if (app.settings.operations.docs) registerDocsPages(app, { policy, documentFor });
};
