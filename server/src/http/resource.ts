import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CollectionQuery } from './collection-query.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Schemas of the envelopes (CONTRACT 2). Items of lists may be sparse (`fields[…]`). */
export const oneOf = <T extends z.ZodRawShape>(resource: z.ZodObject<T>) =>
  z.object({ data: resource.loose() });
export const listOf = <T extends z.ZodRawShape>(resource: z.ZodObject<T>) =>
  z.looseObject({ data: z.array(resource.partial().loose()) });
export const messageAnswer = z.object({ message: z.string() });
export const noContent = z.undefined();

export const idParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A relation stands under the camelCase name it was asked for by, and in snake_case (CONTRACT 1, "Keys"). */
export const withRelation = <R extends Row>(row: R, name: string, value: unknown): R => ({
  ...row,
  [name]: value,
  [snake(name)]: value,
});

/** Only the attributes that were asked for, and the relations, which are asked for by `include`. */
const sparse = (row: Row, { fields, includes }: Pick<CollectionQuery, 'fields' | 'includes'>): Row => {
  if (!fields) return row;
  const relations = [...includes].flatMap((name) => {
    const first = name.split('.')[0]!;
    return [first, snake(first)];
  });
  const kept = new Set([...fields, ...relations]);
  return Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key)));
};

type PageAnswer = { data: Row[]; links?: Row; meta?: Row };

const pageUrl = (request: FastifyRequest, number: number): string => {
  const [path, search] = request.originalUrl.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.delete('page[number]');
  parameters.set('page', String(number));
  return `${request.protocol}://${request.host}${path}?${parameters.toString()}`;
};

/** `{data}` of all rows, or one page of them with `links` and `meta`. `rows` is the page alone. */
export const collection = (
  request: FastifyRequest,
  query: Pick<CollectionQuery, 'page' | 'fields' | 'includes'>,
  rows: readonly Row[],
  total: number,
): PageAnswer => {
  const data = rows.map((row) => sparse(row, query));
  if (!query.page) return { data };
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
