import type { FastifyInstance } from 'fastify';
import { toSnakeCase } from '@shiptime/domain/shared/wire';
import { Refusal } from '../refusal.ts';
import { queryParameterNames } from './query-schema.ts';

const dialects: Readonly<Record<string, readonly string[]>> = {
  'filter[updated_at][gte]': ['since', 'updated_since', 'modified_since', 'changed_since', 'updated_after'],
  'filter[created_at][gte]': ['created_since', 'created_after'],
  'filter[q]': ['search', 'query', 'keyword', 'keywords'],
  'filter[id]': ['ids'],
  page: ['offset', 'skip', 'start', 'cursor', 'page_number', 'page_no', 'after', 'before'],
  limit: ['per_page', 'page_size', 'size', 'max', 'max_results', 'count', 'top'],
  sort: ['order', 'order_by', 'sort_by', 'ordering'],
  include: ['includes', 'expand', 'embed', 'populate'],
  'filter[…]': ['filter', 'filters', 'where'],
  '/export': ['format', 'output', 'export'],
};
const meantByDialect = new Map(
  Object.entries(dialects).flatMap(([meant, names]) => names.map((name) => [name, meant] as const)),
);

const operators = ['gte', 'gt', 'lte', 'lt'];

const filterMeant = (name: string, names: readonly string[]): string | null => {
  const plain = name.replace(/^(?:filters|where)\[([^\]]*)\]/, '$1');
  const [, column = plain, operator] = /^(.+?)(?:\[|__?)(gte|gt|lte|lt)\]?$/.exec(plain) ?? [];
  const known = [column, `${column}_id`]
    .map((each) => `filter[${each}]`)
    .find((each) => names.includes(each));
  if (known) return operator && operators.includes(operator) ? `${known}[${operator}]` : known;
  return plain === name ? null : `filter[${plain}]`;
};

const meantBy = (name: string, names: readonly string[]): string | null => {
  if (/^(?:filter|fields|page)\[/.test(name)) return null;
  const repeated = name.replace(/\[\]$/, '');
  if (repeated !== name && names.includes(repeated)) return repeated;
  const plain = toSnakeCase(repeated.replace(/^\$/, ''));
  const meant = meantByDialect.get(plain);
  if (meant?.startsWith('filter['))
    return names.includes(meant.replace(/\[gte\]$/, '')) ? meant : 'filter[…]';
  return meant ?? filterMeant(plain, names);
};

const isList = (names: readonly string[]): boolean => names.includes('page') && names.includes('limit');

/** Throws for misspelt parameters (docs/contract.md 3), since ignoring them would return everything. */
export const rejectMisspelledFilters = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ query, routeOptions }) => {
    const names = queryParameterNames(routeOptions.schema?.querystring);
    if (!isList(names)) return;
    const hasExport = app.hasRoute({ method: 'GET', url: `${routeOptions.url}/export` });
    for (const name of Object.keys(query as Record<string, unknown>)) {
      if (names.includes(name)) continue;
      const meant = meantBy(name, names);
      if (meant && (meant !== '/export' || hasExport))
        throw new Refusal('unknown_parameter', {
          message: 'answers:http.unknown_parameter',
          params: { name, meant },
          meta: { name, meant },
        });
    }
  });
};
