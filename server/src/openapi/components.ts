import type { OpenApiTranslate } from './openapi-text.ts';
import type { OpenApiResponse, OpenApiDocument, JsonObject } from './openapi-types.ts';

const errorNames: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'TooSlow',
  409: 'Conflicting',
  410: 'Gone',
  412: 'Stale',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  419: 'ForeignOrigin',
  422: 'Invalid',
  429: 'TooManyRequests',
  500: 'ServerError',
  502: 'BadGateway',
  503: 'Unavailable',
};

const ref = (kind: string, name: string): JsonObject => ({ $ref: `#/components/${kind}/${name}` });

const headerNames = {
  'X-Request-Id': ['RequestId', 'request_id', 'string'],
  'X-RateLimit-Limit': ['RateLimit', 'limit', 'integer'],
  'X-RateLimit-Remaining': ['RateLimitRemaining', 'remaining', 'integer'],
  'X-RateLimit-Reset': ['RateLimitReset', 'reset', 'integer'],
  'Retry-After': ['RetryAfter', 'retry_after', 'integer'],
  ETag: ['ETag', 'etag', 'string'],
  Location: ['Location', 'location', 'string'],
} as const;
type HeaderName = keyof typeof headerNames;

const headersOf = (...names: HeaderName[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, ref('headers', headerNames[name][0])]));

const always: readonly HeaderName[] = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

export const describeResponseHeaders = ({
  etag,
  location,
}: {
  etag: boolean;
  location: boolean;
}): JsonObject =>
  headersOf(...always, ...(etag ? ['ETag' as const] : []), ...(location ? ['Location' as const] : []));

/** In OpenAPI 3.1 a description may accompany a reference. */
export const describeErrorResponse = (
  status: number,
  types: readonly string[],
  words: OpenApiTranslate,
): OpenApiResponse => {
  const name = errorNames[status];
  if (!name) throw new Error(`no answer is named for the status ${status}`);
  const named = types.map((type) => `\`${type}\``).join(', ');
  return {
    $ref: `#/components/responses/${name}`,
    description: `${words(`responses.${status}`)} (${named})`,
  };
};

const errorResponse = (status: number, words: OpenApiTranslate): JsonObject => ({
  description: words(`responses.${status}`),
  headers: headersOf(...always, ...([429, 503].includes(status) ? ['Retry-After' as const] : [])),
  content: {
    'application/json': { schema: ref('schemas', 'Problem') },
    'application/problem+json': { schema: ref('schemas', 'ProblemDetails') },
  },
});

export const buildSharedComponents = (words: OpenApiTranslate): JsonObject => ({
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: words('bearer') } },
  headers: Object.fromEntries(
    Object.values(headerNames).map(([name, key, type]) => [
      name,
      { description: words(`headers.${key}`), schema: { type } },
    ]),
  ),
  responses: Object.fromEntries(
    Object.entries(errorNames).map(([status, name]) => [name, errorResponse(Number(status), words)]),
  ),
});

const refsIn = (value: unknown, found: Set<string>): Set<string> => {
  if (Array.isArray(value)) for (const each of value) refsIn(each, found);
  else if (value !== null && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) {
      if (key === '$ref' && typeof each === 'string') found.add(each);
      else refsIn(each, found);
    }
  }
  return found;
};

export const removeUnusedComponents = (document: OpenApiDocument): OpenApiDocument => {
  const { components } = document;
  const reached = refsIn([document.paths, document.webhooks], new Set());
  const queue = [...reached];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [kind = '', name = ''] = next.split('/').slice(2);
    const target = (components[kind] as JsonObject | undefined)?.[name];
    for (const each of refsIn(target, new Set()))
      if (!reached.has(each)) {
        reached.add(each);
        queue.push(each);
      }
  }
  const keep = (kind: string, all: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(all).filter(([name]) => reached.has(`#/components/${kind}/${name}`)));
  const kept = Object.entries(components).map(([kind, all]) => [
    kind,
    kind === 'securitySchemes' ? all : keep(kind, all as JsonObject),
  ]);
  return { ...document, components: Object.fromEntries(kept) as OpenApiDocument['components'] };
};
