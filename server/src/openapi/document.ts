import type { RouteScope } from '@shiptime/domain/integrations/scopes';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import type { Language } from '@shiptime/domain/shared/text';
import type { RouteAccess } from '../http/access.ts';
import { errorsOfRoute } from '../http/route-errors.ts';
import { listErrorTypes } from '../http/refusal-statuses.ts';
import {
  describeResponseHeaders,
  describeErrorResponse,
  buildSharedComponents,
  removeUnusedComponents,
} from './components.ts';
import { fileMediaTypesOf } from './file-media-types.ts';
import { addDescriptions } from './add-descriptions.ts';
import { operationNameOf, isCollectionOperation, type OperationName } from './operation-names.ts';
import { describeParameters } from './parameters.ts';
import { resourceNameOfPath, collectResources, slugOf } from './resources.ts';
import { deduplicateRelationSchemas } from './deduplicate-relation-schemas.ts';
import type { OpenApiResponse, OpenApiDocument, JsonObject, OpenApiOperation } from './openapi-types.ts';
import { addTypedFilters } from './typed-filters.ts';
import { describeWebhooks } from './webhooks.ts';
import { type OpenApiTranslate, createOpenApiTranslate } from './openapi-text.ts';

export type RouteFacts = {
  readonly access: RouteAccess | undefined;
  readonly isCacheable: boolean;
  readonly scope: RouteScope | undefined;
  readonly errors: readonly number[];
  readonly hasBody: boolean;
  readonly asks: readonly string[];
};

const summaryOf = (name: OperationName, words: OpenApiTranslate): string => {
  if (name.kind === 'unnamed') return name.id;
  const summary =
    name.kind === 'named'
      ? words(`operations.${name.id.replace(/Hyphenated$/, '')}`)
      : words(`actions.${name.verb}`, {
          what: words(`${isCollectionOperation(name.verb) ? 'many' : 'one'}.${name.resource}`),
        });
  return name.isHyphenated ? words('hyphenated', { summary }) : summary;
};

const accessWords = (
  { access, scope, errors }: RouteFacts,
  language: Language,
  words: OpenApiTranslate,
): string[] => {
  if (access === 'public' && errors.includes(401)) return [words('access.opened')];
  if (access === 'public') return [words('access.public')];
  const names = Array.isArray(access)
    ? new Intl.ListFormat(language).format(access.map((role: string) => words(`app:roles.${role}`)))
    : null;
  const people = names ? words('access.roles', { roles: names }) : words('access.signed_in');
  if (scope === undefined) return [people, words('access.people')];
  return [people, scope === 'any' ? words('access.any_scope') : words('access.scope', { scope })];
};

const resolved = (
  schema: JsonObject | undefined,
  schemas: Record<string, JsonObject>,
): JsonObject | undefined => {
  const name = typeof schema?.['$ref'] === 'string' ? schema['$ref'].split('/').at(-1)! : undefined;
  return name === undefined ? schema : schemas[name];
};

const dataOf = (
  answer: OpenApiResponse | undefined,
  schemas: Record<string, JsonObject>,
): JsonObject | undefined => {
  const body = resolved(answer?.content?.['application/json']?.schema, schemas);
  return resolved((body?.['properties'] as Record<string, JsonObject> | undefined)?.['data'], schemas);
};

const needsBody = ({ requestBody }: OpenApiOperation, schemas: Record<string, JsonObject>): boolean => {
  const body = resolved(Object.values(requestBody?.content ?? {})[0]?.schema, schemas);
  return body?.['type'] !== 'object' || ((body['required'] as string[] | undefined) ?? []).length > 0;
};

const isVersioned = (answer: OpenApiResponse | undefined, schemas: Record<string, JsonObject>): boolean => {
  const properties = dataOf(answer, schemas)?.['properties'] as JsonObject | undefined;
  return properties !== undefined && 'lock_version' in properties;
};

type Place = { readonly method: string; readonly path: string; readonly facts: RouteFacts };

const goodAnswers = (
  operation: OpenApiOperation,
  { path, facts, method }: Place,
  document: OpenApiDocument,
  words: OpenApiTranslate,
) => {
  const types = fileMediaTypesOf(path);
  const { schemas } = document.components;
  return Object.entries(operation.responses).map(([status, answer]): [string, OpenApiResponse] => {
    const isFile = types.length > 0 && status === '200';
    const schema = { type: 'string', ...(types[0]?.startsWith('text/') ? {} : { format: 'binary' }) };
    const content = isFile
      ? Object.fromEntries(types.map((type) => [type, { schema }]))
      : status === '204'
        ? undefined
        : answer.content;
    const etag = facts.isCacheable || isVersioned(answer, schemas);
    return [
      status,
      {
        description: words(`responses.${status}`),
        headers: describeResponseHeaders({ etag: etag && method !== 'DELETE', location: false }),
        ...(content && { content }),
      },
    ];
  });
};

const takesVersion = (
  { method, path }: Place,
  operation: OpenApiOperation,
  document: OpenApiDocument,
): boolean => {
  if (method === 'GET' || !path.includes('{')) return false;
  const { schemas } = document.components;
  const answers = method === 'DELETE' ? document.paths[path]?.['get']?.responses : operation.responses;
  return isVersioned(answers?.['200'], schemas);
};

const withStale = (types: readonly ErrorType[] = []): ErrorType[] =>
  [...new Set<ErrorType>([...types, 'stale'])].toSorted();

const describeOperation = (
  operation: OpenApiOperation,
  place: Place,
  document: OpenApiDocument,
  language: Language,
): OpenApiOperation => {
  const words = createOpenApiTranslate(language);
  const { method, path, facts } = place;
  const name = operationNameOf(method, path);
  const isVersioned = takesVersion(place, operation, document);
  const errors = new Map(errorsOfRoute({ method, url: path, ...facts }));
  if (isVersioned) for (const status of [409, 412]) errors.set(status, withStale(errors.get(status)));
  const row = resolved(
    dataOf(operation.responses['200'], document.components.schemas)?.['items'] as JsonObject | undefined,
    document.components.schemas,
  );
  const parameters = describeParameters(
    { ...operation, parameters: addTypedFilters(operation.parameters ?? [], row) },
    {
      isVersioned,
      isPost: method === 'POST',
      isCacheable: method === 'GET' && facts.isCacheable,
    },
    words,
  );
  const responses = [
    ...goodAnswers(operation, place, document, words),
    ...(facts.isCacheable && method === 'GET'
      ? [['304', { description: words('responses.304') }] as [string, OpenApiResponse]]
      : []),
    ...[...errors].map(([status, types]): [string, OpenApiResponse] => [
      String(status),
      describeErrorResponse(status, types, words),
    ]),
  ];
  return {
    operationId: name.id,
    summary: summaryOf(name, words),
    description: accessWords(facts, language, words).join(' '),
    tags: operation.tags ?? [],
    'x-resource': slugOf(resourceNameOfPath(path) ?? operation.tags?.[0] ?? ''),
    ...(facts.access === 'public' && { security: facts.errors.includes(401) ? [{}, { bearer: [] }] : [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.requestBody && {
      requestBody: {
        ...operation.requestBody,
        required: needsBody(operation, document.components.schemas),
      },
    }),
    responses: Object.fromEntries(responses),
    'x-error-types': Object.fromEntries([...errors].map(([status, types]) => [String(status), types])),
  };
};

/** New attributes must not break clients, so no schema forbids additional properties. */
const open = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(open);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => key !== 'additionalProperties' || each !== false)
      .map(([key, each]) => [key, open(each)]),
  );
};

export const buildOpenApiDocument = (
  wordless: OpenApiDocument,
  factsOf: (method: string, path: string) => RouteFacts,
  { language, server }: { readonly language: Language; readonly server: string },
): OpenApiDocument => {
  const words = createOpenApiTranslate(language);
  const generated = addDescriptions(wordless, words);
  const document: OpenApiDocument = {
    ...generated,
    components: {
      ...buildSharedComponents(words),
      schemas: deduplicateRelationSchemas(generated.components.schemas),
    },
  };
  const described = Object.entries(generated.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => {
        const place = { method: method.toUpperCase(), path, facts: factsOf(method.toUpperCase(), path) };
        return [method, describeOperation(operation, place, document, language)];
      }),
    ),
  ]);
  const paths = Object.fromEntries(described) as OpenApiDocument['paths'];
  const used = new Set(
    Object.values(generated.paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags ?? [])),
  );
  return removeUnusedComponents(
    open({
      openapi: document.openapi,
      info: {
        title: words('title'),
        version: document.info['version'],
        description: words('about'),
        contact: { name: words('title'), ...(server !== '/' && { url: `${server}/support` }) },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: server, description: words('server') }],
      security: [{ bearer: [] }],
      tags: [...used].map((tag) => ({ name: tag, description: words(`tags.${tag.replaceAll(' ', '_')}`) })),
      'x-errors': listErrorTypes(),
      'x-resources': collectResources(paths, document.components.schemas, words),
      paths,
      webhooks: describeWebhooks(words),
      components: document.components,
    }) as OpenApiDocument,
  );
};
