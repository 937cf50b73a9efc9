import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { unknownKey, type CollectionQuery, type FilterValue } from './collection-query.ts';
import {
  readBoolean,
  readDay,
  readId,
  readingFilter,
  readKey,
  readMoment,
  readText,
  readWord,
} from './read-value.ts';

type Condition = Expression<SqlBool>;

/** Turns what was asked into a condition; the column is written in the code, never by a client. */
export type Filter = ((filter: FilterValue) => Condition | null) & {
  /** Takes `gte`, `gt`, `lte` and `lt`. */
  readonly ranged?: true;
};

const ranged = (filter: (filter: FilterValue) => Condition | null): Filter =>
  Object.assign(filter, { ranged: true as const });

/** The same filter about something else: of a row beside the one that is listed, or only where the reader may know it. */
export const elsewhere = (inner: Filter, place: (condition: Condition) => Condition): Filter => {
  const outer = (asked: FilterValue) => {
    const condition = inner(asked);
    return condition && place(condition);
  };
  return inner.ranged ? ranged(outer) : outer;
};

const comparisons = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` } as const;
const operators = Object.keys(comparisons) as (keyof typeof comparisons)[];

const within = (
  range: FilterValue['range'],
  compare: (bound: string, comparison: RawBuilder<unknown>, operator: keyof typeof comparisons) => Condition,
): Condition[] =>
  operators.flatMap((operator) => {
    const bound = range[operator];
    return bound === undefined ? [] : [compare(bound, comparisons[operator], operator)];
  });

const all = (conditions: readonly Condition[]): Condition | null =>
  conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

const integersFilter = (column: string, read: (value: string) => number): Filter =>
  ranged(({ values, range }) => {
    const ids = values.map(read);
    const bounds = within(
      range,
      (bound, comparison) => sql<SqlBool>`${sql.ref(column)} ${comparison} ${readId(bound)}::int`,
    );
    return all([
      ...(ids.length > 0 ? [sql<SqlBool>`${sql.ref(column)} = any(${ids}::int[])`] : []),
      ...bounds,
    ]);
  });

/** Any of the ids, or a range of them. */
export const idFilter = (column: string): Filter => integersFilter(column, readId);

/** The same of a closed list whose rows have keys: either is taken. */
export const keyFilter = (column: string, ids: Readonly<Record<string, number>>): Filter =>
  integersFilter(column, (value) => readKey(value, ids));

/** Any of the exact words; of a closed list only those that it has. */
export const wordFilter =
  (column: string, allowed?: readonly string[]): Filter =>
  ({ values }) => {
    const words = values.map((value) => (allowed ? readWord(value, allowed) : readText(value)));
    return words.length === 0 ? null : sql<SqlBool>`${sql.ref(column)} = any(${words}::text[])`;
  };

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** Contains, without case or accents; `%` and `_` stand for themselves. */
export const textFilter =
  (...columns: readonly string[]): Filter =>
  ({ values }) => {
    if (values.length === 0) return null;
    const matches = values
      .map(readText)
      .flatMap((value) =>
        columns.map(
          (column) =>
            sql<SqlBool>`public.fold(${sql.ref(column)}) like '%' || public.fold(${literal(value)}) || '%'`,
        ),
      );
    return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  };

export const booleanFilter =
  (condition: (yes: boolean) => Condition): Filter =>
  ({ values }) => {
    const [value] = values;
    return value === undefined ? null : condition(readBoolean(value));
  };

/** The first thousandth of a second that does not lie before, or that lies after, what is asked. */
const thousandth = (bound: string, comparison: keyof typeof comparisons) =>
  comparison === 'gte' || comparison === 'lt'
    ? sql`date_trunc('milliseconds', ${bound}::timestamptz + interval '999 microseconds')`
    : sql`date_trunc('milliseconds', ${bound}::timestamptz) + interval '1 millisecond'`;

const starting = {
  gte: comparisons.gte,
  gt: comparisons.gte,
  lte: comparisons.lt,
  lt: comparisons.lt,
} as const;

/**
 * Instants are answered in thousandths of a second and some are kept more finely: they are compared as they are answered,
 * so that who asks for what came after the last that it has seen does not get that again.
 */
const since = (column: string, operator: keyof typeof comparisons, bound: string): Condition =>
  sql<SqlBool>`${sql.ref(column)} ${starting[operator]} ${thousandth(bound, operator)}`;

const isInstant = (column: string): boolean => column.endsWith('_at');

/** An exact day or instant, or a range of them. */
export const dayFilter = (column: string): Filter =>
  ranged(({ values, range }) => {
    const days = values.map(readDay);
    const bounds = within(range, (bound, comparison, operator) => {
      const moment = readMoment(bound);
      if (isInstant(column)) return since(column, operator, moment);
      return sql<SqlBool>`${sql.ref(column)} ${comparison} ${moment}`;
    });
    return all([
      ...(days.length > 0 ? [sql<SqlBool>`${sql.ref(column)}::date = any(${days}::date[])`] : []),
      ...bounds,
    ]);
  });

/** All the conditions of a query, to be given to `where`. */
export const conditionsOf = <F extends string>(
  query: Pick<CollectionQuery<string, F>, 'filters'>,
  filters: Readonly<Record<F, Filter>>,
): Condition[] =>
  [...query.filters].flatMap(([name, value]) => {
    const [operator] = Object.keys(value.range);
    if (operator && !filters[name].ranged) throw unknownKey('filter', `${name}[${operator}]`, [name]);
    const condition = readingFilter(name, () => filters[name](value));
    return condition ? [condition] : [];
  });
