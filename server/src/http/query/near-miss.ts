import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { queryNames } from './query-schema.ts';

const namedHere: Readonly<Record<string, string>> = {
  since: 'filter[updated_at][gte]',
  updated_since: 'filter[updated_at][gte]',
  modified_since: 'filter[updated_at][gte]',
  created_since: 'filter[created_at][gte]',
  offset: 'page',
  skip: 'page',
  start: 'page',
  per_page: 'limit',
  page_size: 'limit',
  pageSize: 'limit',
  size: 'limit',
  order: 'sort',
  order_by: 'sort',
  orderBy: 'sort',
  sort_by: 'sort',
  sortBy: 'sort',
  includes: 'include',
  expand: 'include',
};

const meantBy = (name: string, names: readonly string[]): string | null => {
  if (Object.hasOwn(namedHere, name)) return namedHere[name]!;
  const inBrackets = /^filters?\[([^\]]*)\]/.exec(name)?.[1];
  if (inBrackets !== undefined && name.startsWith('filters[')) return `filter[${inBrackets}]`;
  const column = `filter[${name}]`;
  return names.includes(column) ? column : null;
};

const isList = (names: readonly string[]): boolean => names.includes('page') && names.includes('limit');

/** Throws for near misses (docs/contract.md 3), which would silently return everything. */
export const registerNearMisses = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ query, routeOptions }) => {
    const names = queryNames(routeOptions.schema?.querystring);
    if (!isList(names)) return;
    for (const name of Object.keys(query as Record<string, unknown>)) {
      if (names.includes(name)) continue;
      const meant = meantBy(name, names);
      if (meant)
        throw new Refusal('unknown_parameter', {
          message: 'errors:http.unknown_parameter',
          params: { name, meant },
          meta: { name, meant },
        });
    }
  });
};
