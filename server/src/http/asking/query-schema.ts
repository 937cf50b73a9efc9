import { z } from 'zod';
import { type CollectionSpec, countsOf, maximumSize } from './collection-query.ts';

/** It takes everything; for `/openapi.json` it is one or several of these names. */
const anyOf = (names?: readonly string[]) =>
  z
    .unknown()
    .optional()
    .meta({
      type: 'array',
      items: { type: 'string', ...(names && names.length > 0 && { enum: [...names] }) },
    });

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

/** Either direction. */
const directions = (sorts: readonly string[]) => sorts.flatMap((name) => [name, `-${name}`]);

/** In which language words are answered. */
export const languageQuery = z
  .unknown()
  .optional()
  .meta({ type: 'string', enum: ['en', 'fr'] });

const including = (spec: CollectionSpec) => ({
  ...(spec.includes.length > 0 && { include: anyOf([...spec.includes, ...countsOf(spec).keys()]) }),
});

const choosing = (spec: CollectionSpec) => ({
  [`fields[${spec.resource}]`]: anyOf(spec.fields),
  ...(spec.appends?.length && { append: anyOf(spec.appends) }),
});

/**
 * The query of a collection as `/openapi.json` tells of it. What a client may ask is checked by `parseCollectionQuery`,
 * which refuses by name.
 */
export const querySchemaOf = (spec: CollectionSpec) =>
  z.looseObject({
    ...including(spec),
    ...Object.fromEntries(spec.filters.map((name) => [`filter[${name}]`, anyOf()])),
    ...(spec.sorts.length > 0 && { sort: anyOf(directions(spec.sorts)) }),
    ...choosing(spec),
    page: number(
      undefined,
      spec.whole ? `without page and limit all rows: ${spec.whole}` : 'without page and limit the first 200',
    ),
    limit: number(maximumSize),
    lang: languageQuery,
  });

/** The same of a single row: it is found by its id, so that nothing is there to be filtered, sorted or cut into pages. */
export const rowQuerySchemaOf = (spec: CollectionSpec) =>
  z.looseObject({ ...including(spec), ...choosing(spec), lang: languageQuery });

/** What may be asked of a route, by the schema of its query. */
export const queryNames = (querystring: unknown): readonly string[] =>
  querystring instanceof z.ZodObject ? Object.keys(querystring.shape) : [];
