import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CollectionQuery } from './collection-query.ts';
import { withoutHost } from './method-override.ts';
import { ownAddress } from './own-address.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Schemas of the envelopes (docs/contract.md 2). Items of lists may be sparse (`fields[…]`). */
export const oneOf = <T extends z.ZodRawShape>(resource: z.ZodObject<T>) =>
  z.object({ data: resource.loose() });
export const listOf = <T extends z.ZodRawShape>(resource: z.ZodObject<T>) =>
  z.looseObject({ data: z.array(resource.partial().loose()) });
export const messageAnswer = z.object({ message: z.string() });
export const noContent = z.undefined();

/** `^[1-9][0-9]{0,9}$`; anything else names nothing (docs/contract.md 3). */
const id = z.preprocess(
  (text) => (typeof text === 'string' && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : Number.NaN),
  z.number().int().positive().max(2_147_483_647),
);
export const idParams = z.object({ id });

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A relation stands under the camelCase name it was asked for by, and in snake_case (docs/contract.md 1, "Keys"). */
export const withRelation = <R extends Row>(row: R, name: string, value: unknown): R => ({
  ...row,
  [name]: value,
  [snake(name)]: value,
});

type Shape = Pick<CollectionQuery, 'fields' | 'includes' | 'relatedFields'> &
  Partial<Pick<CollectionQuery, 'appends'>>;

const cut = (row: Row, fields: ReadonlySet<string>, beside: readonly string[]): Row => {
  const kept = new Set([...fields, ...beside]);
  return Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key)));
};

const cutEach = (value: unknown, change: (row: Row) => Row): unknown => {
  if (Array.isArray(value)) return value.map((each) => cutEach(each, change));
  return value !== null && typeof value === 'object' ? change(value as Row) : value;
};

/** The relations that stand right below `path`, under both of their names. */
const relationsBelow = (path: string, includes: ReadonlySet<string>): string[] => {
  const names = [...includes].flatMap((include) =>
    path === ''
      ? [include.split('.')[0]!]
      : include.startsWith(`${path}.`)
        ? [include.slice(path.length + 1)]
        : [],
  );
  return [...new Set(names)];
};

/** Only the attributes that were asked for, what was appended, and the relations, which are cut down the same way. */
export const sparse = (row: Row, shape: Shape, path = ''): Row => {
  const { fields, relatedFields, includes, appends } = shape;
  const own = path === '' ? fields : (relatedFields?.get(path) ?? null);
  const relations = relationsBelow(path, includes);
  const both = relations.flatMap((name) => [name, snake(name)]);
  const beside = path === '' ? [...both, ...(appends ?? [])] : both;
  const result: Record<string, unknown> = { ...(own ? cut(row, own, beside) : row) };
  if (!relatedFields?.size) return result;
  for (const name of relations) {
    const below = path === '' ? name : `${path}.${name}`;
    for (const key of [name, snake(name)])
      if (key in result) result[key] = cutEach(result[key], (each) => sparse(each, shape, below));
  }
  return result;
};

type PageAnswer = { data: Row[]; links?: Row; meta?: Row };

const pageUrl = (request: FastifyRequest, number: number): string => {
  const [path, search] = withoutHost(request.originalUrl).split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.delete('page[number]');
  parameters.set('page', String(number));
  return `${ownAddress(request)}${path}?${parameters.toString()}`;
};

/** `{data}` of all rows, or one page of them with `links` and `meta`. `rows` is the page alone. */
export const collection = (
  request: FastifyRequest,
  query: Pick<CollectionQuery, 'page'> & Shape,
  rows: readonly Row[],
  total: number,
): PageAnswer => {
  const data = rows.map((row) => sparse(row, query));
  if (!query.page) return { data };
  if (!query.page.asked) return { data, meta: { total } };
  const { number, size } = query.page;
  const lastPage = Math.max(1, Math.ceil(total / size));
  const from = data.length > 0 ? (number - 1) * size + 1 : null;
  return {
    data,
    links: {
      first: pageUrl(request, 1),
      last: pageUrl(request, lastPage),
      prev: number > 1 ? pageUrl(request, number - 1) : null,
      next: number < lastPage ? pageUrl(request, number + 1) : null,
    },
    meta: {
      current_page: number,
      from,
      last_page: lastPage,
      path: pageUrl(request, 1).replace(/\?.*$/, ''),
      per_page: size,
      to: from === null ? null : from + data.length - 1,
      total,
    },
  };
};

/** `{data}` of one resource, with its version as `ETag` where it has one. */
export const one = <T extends Row>(reply: FastifyReply, resource: T): { data: T } => {
  if (typeof resource['lock_version'] === 'number') reply.header('etag', `"${resource['lock_version']}"`);
  return { data: resource };
};
