import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pageLinksSchema, pageMetaSchema, toSnakeCase } from '@shiptime/domain/shared/wire';
import type { CollectionQuery } from '../query/collection-query.ts';
import { removeHost } from '../method-override.ts';
import { resolvePublicOrigin } from '../public-origin.ts';

export type Row = Readonly<Record<string, unknown>>;

export const resourceSchema = <T extends z.ZodType>(resource: T) => z.object({ data: resource });

const pages = new WeakMap<z.ZodType, z.ZodType>();

export const resourceListSchema = <T extends z.ZodType>(row: T) => {
  const made = () =>
    z.object({ data: z.array(row), links: pageLinksSchema.optional(), meta: pageMetaSchema.optional() });
  const id = z.globalRegistry.get(row)?.id;
  if (id === undefined) return made();
  const known = pages.get(row) as ReturnType<typeof made> | undefined;
  const page = known ?? made().meta({ id: `${id}Page` });
  pages.set(row, page);
  return page;
};
export const noContentSchema = z.undefined();

/** Anything but a positive integer is answered with 404 (docs/contract.md 1, "Malformed"). */
const id = z.preprocess(
  (text) => (typeof text === 'string' && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : Number.NaN),
  z.number().int().positive().max(2_147_483_647),
);
export const idParams = z.object({ id });

export const camelAndSnakeCaseNames = (relation: string): [string, string] => [
  relation,
  toSnakeCase(relation),
];

export const addRelation = <R extends Row>(row: R, name: string, value: unknown): R => {
  const [camel, snakeCase] = camelAndSnakeCaseNames(name);
  return { ...row, [camel]: value, [snakeCase]: value };
};

type Shape = Pick<CollectionQuery, 'fields' | 'includes' | 'relatedFields'> &
  Partial<Pick<CollectionQuery, 'appends'>>;

const cutEach = (value: unknown, change: (row: Row) => Row): unknown => {
  if (Array.isArray(value)) return value.map((each) => cutEach(each, change));
  return value !== null && typeof value === 'object' ? change(value as Row) : value;
};

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

const only =
  (kept: readonly string[]) =>
  (row: Row): Record<string, unknown> => {
    const result: Record<string, unknown> = {};
    for (const name of kept) if (name in row) result[name] = row[name];
    return result;
  };

const cutterOf = (shape: Shape, path = ''): ((row: Row) => Row) => {
  const { fields, relatedFields, includes, appends } = shape;
  const own = path === '' ? fields : (relatedFields?.get(path) ?? null);
  const relations = relationsBelow(path, includes);
  const beside = path === '' ? [...(appends ?? [])] : [];
  const cut = own
    ? only([...new Set([...own, ...relations.flatMap(camelAndSnakeCaseNames), ...beside])])
    : null;
  if (!relatedFields?.size) return cut ?? ((row) => row);
  const below = relations.map((name) => ({
    names: camelAndSnakeCaseNames(name),
    cutRelated: cutterOf(shape, path === '' ? name : `${path}.${name}`),
  }));
  return (row) => {
    const result = cut ? cut(row) : { ...row };
    for (const { names, cutRelated } of below)
      for (const name of names) if (name in result) result[name] = cutEach(result[name], cutRelated);
    return result;
  };
};

export const pickFields = <R extends Row>(row: R, shape: Shape): R => cutterOf(shape)(row) as R;

type PageAnswer<R> = {
  data: R[];
  links?: z.infer<typeof pageLinksSchema>;
  meta?: z.infer<typeof pageMetaSchema>;
};

const pageUrl = (request: FastifyRequest, number: number): string => {
  const [path, search] = removeHost(request.originalUrl).split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.delete('page[number]');
  parameters.set('page', String(number));
  return `${resolvePublicOrigin(request)}${path}?${parameters.toString()}`;
};

export const presentCollection = <R extends Row>(
  request: FastifyRequest,
  query: Pick<CollectionQuery, 'page'> & Shape,
  rows: readonly R[],
  total: number,
): PageAnswer<R> => {
  const data = rows.map(cutterOf(query)) as R[];
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

export const presentResource = <T extends Row>(reply: FastifyReply, resource: T): { data: T } => {
  if (typeof resource['lock_version'] === 'number') reply.header('etag', `"${resource['lock_version']}"`);
  return { data: resource };
};
