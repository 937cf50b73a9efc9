import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Language } from '@shiptime/domain/shared/text';
import type { ScopeOf } from '../http/access.ts';
import { queryNames } from '../http/asking/query-schema.ts';
import { ownAddress } from '../http/own-address.ts';
import { describe, type RouteFacts } from './document.ts';
import type { Document } from './spec.ts';

type Options = { readonly version: string; readonly scopeOf: ScopeOf };

/** Where it runs on somebody's own machine its name says nothing to others. */
const serverOf = (request: FastifyRequest): string => {
  const address = ownAddress(request);
  return new URL(address).hostname === 'localhost' ? '/' : address;
};

const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

const collectFacts = (app: FastifyInstance, scopeOf: ScopeOf) => {
  const known = new Map<string, RouteFacts>();
  app.addHook('onRoute', ({ method, url, config, schema }: RouteOptions) => {
    for (const each of [method].flat())
      known.set(`${each} ${pathOf(url)}`, {
        access: config?.access,
        isCacheable: Boolean(config?.cacheable),
        scope: scopeOf(each, url),
        errors: config?.errors ?? [],
        hasBody: schema?.body !== undefined,
        asks: queryNames(schema?.querystring),
      });
  });
  return (method: string, path: string): RouteFacts => known.get(`${method} ${path}`)!;
};

/** `/openapi.json`, made from the schemas that check requests and answers (record 0071). */
export const registerOpenApi = async (app: FastifyInstance, { version, scopeOf }: Options): Promise<void> => {
  const factsOf = collectFacts(app, scopeOf);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Shiptime', version } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const described = new Map<string, Document>();
  const documentFor = (language: Language, server: string): Document => {
    const key = `${language} ${server}`;
    const known = described.get(key) ?? describe(app.swagger() as never, factsOf, { language, server });
    // One for each language; an address that somebody made up does not fill the memory.
    if (described.size > 8) described.clear();
    described.set(key, known);
    return known;
  };
  app.get('/openapi.json', { schema: { hide: true } }, async (request) =>
    documentFor(request.language, serverOf(request)),
  );
};
