import { z } from 'zod';
import { type CollectionSpec, aliasesOfCountIncludes, maximumPageSize } from './collection-query.ts';
import { keyedTableOf } from './keyed-tables.ts';

const anyOf = (names?: readonly string[]) =>
  z
    .unknown()
    .optional()
    .meta({
      type: 'array',
      items: { type: 'string', ...(names && names.length > 0 && { enum: [...names] }) },
    });

const yesOrNo = new Set([
  'active',
  'archived',
  'unread',
  'withdrawn',
  'verified',
  'in_use',
  'administrator_asked',
]);
const integers = new Set(['of_voyage', 'priority']);

const valueOf = (filter: string): object => {
  if (keyedTableOf(filter))
    return {
      oneOf: [
        { type: 'integer', minimum: 1 },
        { type: 'string', pattern: '^[a-z][a-z0-9_-]*$' },
      ],
    };
  if (integers.has(filter)) return { type: 'integer' };
  if (filter === 'id' || filter.endsWith('_id')) return { type: 'integer', minimum: 1 };
  if (/_(at|date)$/.test(filter)) return { type: 'string', format: 'date' };
  return yesOrNo.has(filter) ? { type: 'boolean' } : { type: 'string' };
};

const valuesOf = (filter: string) =>
  z
    .unknown()
    .optional()
    .meta({ type: 'array', items: valueOf(filter) });

const number = (most?: number, description?: string) =>
  z
    .unknown()
    .optional()
    .meta({
      type: 'integer',
      minimum: 1,
      ...(most && { maximum: most }),
      ...(description && { description }),
    });

const directions = (sorts: readonly string[]) => sorts.flatMap((name) => [name, `-${name}`]);

export const languageQuerySchema = z
  .unknown()
  .optional()
  .meta({ type: 'string', enum: ['en', 'fr'] });

const including = (spec: CollectionSpec) => ({
  ...(spec.includes.length > 0 && {
    include: anyOf([...spec.includes, ...aliasesOfCountIncludes(spec).keys()]),
  }),
});

const choosing = (spec: CollectionSpec) => ({
  [`fields[${spec.resource}]`]: anyOf(spec.fields),
  ...(spec.appends?.length && { append: anyOf(spec.appends) }),
});

/** Describes query parameters for `/openapi.json`; `parseCollectionQuery` validates them. */
export const querySchemaOf = (spec: CollectionSpec) =>
  z.looseObject({
    ...including(spec),
    ...Object.fromEntries(spec.filters.map((name) => [`filter[${name}]`, valuesOf(name)])),
    ...(spec.sorts.length > 0 && { sort: anyOf(directions(spec.sorts)) }),
    ...choosing(spec),
    page: number(
      undefined,
      spec.whole ? `without page and limit all rows: ${spec.whole}` : 'without page and limit the first 200',
    ),
    limit: number(maximumPageSize),
    lang: languageQuerySchema,
  });

export const rowQuerySchemaOf = (spec: CollectionSpec) =>
  z.looseObject({ ...including(spec), ...choosing(spec), lang: languageQuerySchema });

export const queryParameterNames = (querystring: unknown): readonly string[] =>
  querystring instanceof z.ZodObject ? Object.keys(querystring.shape) : [];
