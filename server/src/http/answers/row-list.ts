import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '@shiptime/domain/shared/text';
import { fold } from '@shiptime/domain/shared/text';
import {
  type CollectionQuery,
  type CollectionSpec,
  type FilterValue,
  parseCollectionQuery,
  unknownKey,
} from '../asking/collection-query.ts';
import { querySchemaOf } from '../asking/query-schema.ts';
import { defOf } from './schema-def.ts';
import { collection, listOf, type Row } from './resource.ts';

type Kind = 'number' | 'boolean' | 'moment' | 'word' | 'text';

const plain = (type: z.core.$ZodType): ReturnType<typeof defOf> => {
  const def = defOf(type);
  return def.type === 'nullable' || def.type === 'optional' ? plain(def.innerType) : def;
};

/** What may be compared: numbers, words of a list, texts, days and instants. Lists and objects may not. */
const kindOf = (name: string, type: z.core.$ZodType): Kind | null => {
  const def = plain(type);
  if (def.type === 'number' || def.type === 'boolean') return def.type;
  if (def.type === 'literal')
    return def.values.every((value) => typeof value === 'number') ? 'number' : 'word';
  if (def.type === 'enum') return 'word';
  if (def.type === 'string') return /_(at|date)$/.test(name) ? 'moment' : 'text';
  return null;
};

const operators = ['gte', 'gt', 'lte', 'lt'] as const;

/** Days compare as days, instants as instants; a day given for an instant is its beginning in UTC. */
const orderable = (kind: Kind, value: unknown): number | null => {
  if (typeof value === 'number') return value;
  if (kind === 'moment') {
    const time = Date.parse(String(value));
    return Number.isNaN(time) ? null : time;
  }
  const number = Number(value);
  return kind === 'number' && String(value).trim() !== '' && Number.isFinite(number) ? number : null;
};

const equals = (kind: Kind, value: unknown, asked: string): boolean => {
  if (value === null || value === undefined) return false;
  if (kind === 'text') return fold(String(value)).includes(fold(asked));
  if (kind === 'moment') return String(value).slice(0, 10) === asked || String(value) === asked;
  if (kind === 'boolean') return value === (asked === 'true' || asked === '1');
  return String(value) === asked;
};

const keeps = (kind: Kind, value: unknown, { values, range }: FilterValue): boolean => {
  if (values.length > 0 && !values.some((asked) => equals(kind, value, asked))) return false;
  return operators.every((operator) => {
    const asked = range[operator];
    if (asked === undefined) return true;
    const [one, bound] = [value === null ? null : orderable(kind, value), orderable(kind, asked)];
    if (one === null || bound === null) return false;
    if (operator === 'gte') return one >= bound;
    if (operator === 'gt') return one > bound;
    return operator === 'lte' ? one <= bound : one < bound;
  });
};

const compareValues = (a: unknown, b: unknown, language: Language): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), language);
};

/** Whatever has no value stands last, in either direction. */
const compareRows =
  ({ sorts }: Pick<CollectionQuery, 'sorts'>, language: Language) =>
  (a: Row, b: Row): number => {
    for (const { name, descending } of sorts) {
      const [one, other] = [a[name] ?? null, b[name] ?? null];
      if (one === null && other === null) continue;
      if (one === null || other === null) return one === null ? 1 : -1;
      const order = compareValues(one, other, language);
      if (order !== 0) return descending ? -order : order;
    }
    return Number(a['id'] ?? 0) - Number(b['id'] ?? 0);
  };

/** A row as its schema says. */
type Answered<T extends z.ZodRawShape> = z.infer<z.ZodObject<T>> & Row;

type Options = {
  /** docs/contract.md 5: an array without an envelope, unless a page is asked for. */
  readonly bare?: boolean;
  /** Another name of the rows, in `fields[…]`. */
  readonly alias?: string;
  /** There is no end to them: 200 at most are answered unless a page is asked for. */
  readonly grows?: boolean;
};

/**
 * A list that is read whole because it is short (the rows of an application, of a plan, of a person), with the grammar of
 * every other list: each attribute that can be compared is a filter and a sort, as `row` describes it.
 */
export const rowList = <T extends z.ZodRawShape>(
  resource: string,
  row: z.ZodObject<T>,
  { bare = false, alias, grows = false }: Options = {},
) => {
  const kinds = new Map(
    Object.entries(row.shape).flatMap(([name, type]) => {
      const kind = kindOf(name, type as z.core.$ZodType);
      return kind ? [[name, kind] as const] : [];
    }),
  );
  const spec: CollectionSpec = {
    resource,
    ...(alias && { alias }),
    includes: [],
    filters: [...kinds.keys()],
    sorts: [...kinds.keys()],
    fields: Object.keys(row.shape),
    ...(!grows && { whole: 'they belong to one application, one plan or one person' }),
  };
  const envelope = listOf(row);

  const requireOrder = (filters: CollectionQuery['filters']): void => {
    for (const [name, { range }] of filters) {
      const [operator] = Object.keys(range);
      if (operator && !['number', 'moment'].includes(kinds.get(name)!))
        throw unknownKey('filter', `${name}[${operator}]`, [name]);
    }
  };

  /** The rows that were asked for, in the order that was asked for; else in their own. */
  const page = (request: FastifyRequest, rows: readonly Answered<T>[]) => {
    const query = parseCollectionQuery(request.query as Record<string, unknown>, spec);
    requireOrder(query.filters);
    const kept = rows.filter((each) =>
      [...query.filters].every(([name, asked]) => keeps(kinds.get(name)!, each[name], asked)),
    );
    const ordered = query.sorts.length > 0 ? kept.toSorted(compareRows(query, request.language)) : kept;
    const shown = query.page
      ? ordered.slice((query.page.number - 1) * query.page.size, query.page.number * query.page.size)
      : ordered;
    return collection(request, query, shown, kept.length);
  };

  return {
    spec,
    querystring: querySchemaOf(spec),
    response: { 200: bare ? z.union([z.array(row), envelope]) : envelope },
    page,
    answer: (request: FastifyRequest, rows: readonly Answered<T>[]) => {
      const answer = page(request, rows);
      return bare && !answer.links ? answer.data : answer;
    },
  };
};
