import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '@shiptime/domain/shared/text';
import { foldText } from '@shiptime/domain/shared/text';
import {
  type CollectionQuery,
  type CollectionSpec,
  type FilterValue,
  parseCollectionQuery,
  unknownKeyRefusal,
} from '../query/collection-query.ts';
import { querySchemaOf } from '../query/query-schema.ts';
import {
  parseBoolean,
  refuseUnreadableFilter,
  parseDayOrInstant,
  parseNumber,
  parseText,
  parseChoice,
} from '../query/parse-value.ts';
import { schemaDefinitionOf } from './schema-definition.ts';
import { presentCollection, resourceListSchema, type Row } from './resource.ts';

type Kind = 'number' | 'boolean' | 'moment' | 'word' | 'text';

const plain = (type: z.core.$ZodType): ReturnType<typeof schemaDefinitionOf> => {
  const def = schemaDefinitionOf(type);
  return def.type === 'nullable' || def.type === 'optional' ? plain(def.innerType) : def;
};

const kindOf = (name: string, type: z.core.$ZodType): Kind | null => {
  const def = plain(type);
  if (def.type === 'number' || def.type === 'boolean') return def.type;
  if (def.type === 'literal')
    return def.values.every((value) => typeof value === 'number') ? 'number' : 'word';
  if (def.type === 'enum') return 'word';
  if (def.type === 'string') return /_(at|date)$/.test(name) ? 'moment' : 'text';
  return null;
};

const wordsOf = (type: z.core.$ZodType): readonly string[] | null => {
  const def = plain(type);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : null;
};

const operators = ['gte', 'gt', 'lte', 'lt'] as const;

/** A day compared with an instant counts as its start in UTC. */
const orderable = (kind: Kind, value: string): number =>
  kind === 'moment' ? Date.parse(parseDayOrInstant(value)) : parseNumber(value);

type Test = (value: unknown) => boolean;

const equals = (kind: Kind, asked: string): Test => {
  if (kind === 'text') {
    const folded = foldText(parseText(asked));
    return (value) => foldText(String(value)).includes(folded);
  }
  if (kind === 'moment') {
    const moment = parseDayOrInstant(asked);
    return (value) => String(value).slice(0, 10) === moment || String(value) === moment;
  }
  if (kind === 'boolean') {
    const yes = parseBoolean(asked);
    return (value) => value === yes;
  }
  const exact = kind === 'number' ? parseNumber(asked) : parseText(asked);
  return (value) => value === exact;
};

const compares: Readonly<Record<(typeof operators)[number], (one: number, bound: number) => boolean>> = {
  gte: (one, bound) => one >= bound,
  gt: (one, bound) => one > bound,
  lte: (one, bound) => one <= bound,
  lt: (one, bound) => one < bound,
};

const keeping = (kind: Kind, { values, range }: FilterValue): Test => {
  const anyOf = values.map((asked) => equals(kind, asked));
  const bounds = operators.flatMap((operator) => {
    const asked = range[operator];
    return asked === undefined ? [] : [{ operator, bound: orderable(kind, asked) }];
  });
  return (value) => {
    if (value === null || value === undefined) return false;
    if (anyOf.length > 0 && !anyOf.some((test) => test(value))) return false;
    return bounds.every(({ operator, bound }) => compares[operator](orderable(kind, String(value)), bound));
  };
};

const compareValues = (a: unknown, b: unknown, language: Language): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), language);
};

/** Empty values sort last in either direction. */
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

type Answered<T extends z.ZodRawShape> = z.infer<z.ZodObject<T>> & Row;

type Options = {
  readonly bare?: boolean;
  readonly alias?: string;
  /** True if the list can grow without bound: without `page`, a response then has at most 200 rows. */
  readonly grows?: boolean;
};

/** Short list, filtered and sorted in memory by any comparable attribute. */
export const createInMemoryCollection = <T extends z.ZodRawShape>(
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
  const envelope = resourceListSchema(row);

  const requireOrder = (filters: CollectionQuery['filters']): void => {
    for (const [name, { range }] of filters) {
      const [operator] = Object.keys(range);
      if (operator && !['number', 'moment'].includes(kinds.get(name)!))
        throw unknownKeyRefusal('filter', `${name}[${operator}]`, [name]);
    }
  };

  const page = (request: FastifyRequest, rows: readonly Answered<T>[]) => {
    const query = parseCollectionQuery(request.query as Record<string, unknown>, spec);
    requireOrder(query.filters);
    const tests = [...query.filters].map(([name, asked]) => ({
      name,
      test: refuseUnreadableFilter(name, () => {
        const words = wordsOf(row.shape[name] as z.core.$ZodType);
        if (words) for (const value of asked.values) parseChoice(value, words);
        return keeping(kinds.get(name)!, asked);
      }),
    }));
    const kept = rows.filter((each) => tests.every(({ name, test }) => test(each[name])));
    const ordered = query.sorts.length > 0 ? kept.toSorted(compareRows(query, request.language)) : kept;
    const shown = query.page
      ? ordered.slice((query.page.number - 1) * query.page.size, query.page.number * query.page.size)
      : ordered;
    return presentCollection(request, query, shown, kept.length);
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
