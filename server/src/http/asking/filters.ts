import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { isStorable } from '@shiptime/domain/shared/text';
import { unknownKey, type CollectionQuery, type FilterValue } from './collection-query.ts';

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

const never = sql<SqlBool>`false`;

const integers = (values: readonly string[]): number[] =>
  values.map(Number).filter((n) => Number.isSafeInteger(n) && Math.abs(n) <= 2_147_483_647);

const comparisons = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` } as const;
const operators = Object.keys(comparisons) as (keyof typeof comparisons)[];

/** A bound that cannot be read, of an order that is there, matches nothing. */
const within = (
  range: FilterValue['range'],
  compare: (
    bound: string,
    comparison: RawBuilder<unknown>,
    operator: keyof typeof comparisons,
  ) => Condition | null,
): Condition[] =>
  operators.flatMap((operator) => {
    const bound = range[operator];
    return bound === undefined ? [] : [compare(bound, comparisons[operator], operator) ?? never];
  });

const all = (conditions: readonly Condition[]): Condition | null =>
  conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** Any of the ids, or a range of them; what is no number matches nothing. */
export const idFilter = (column: string): Filter =>
  ranged(({ values, range }) => {
    const ids = integers(values);
    const listed = ids.length === 0 ? never : sql<SqlBool>`${sql.ref(column)} = any(${ids}::int[])`;
    const bounds = within(range, (bound, comparison) => {
      const [id] = integers([bound]);
      return id === undefined ? null : sql<SqlBool>`${sql.ref(column)} ${comparison} ${id}::int`;
    });
    return all([...(values.length > 0 ? [listed] : []), ...bounds]);
  });

/** No text in the database holds a NUL character; asking for one is asking for nothing, not a failure. */
const storable = (values: readonly string[]): string[] => values.filter(isStorable);

/** Any of the exact words. */
export const wordFilter =
  (column: string): Filter =>
  ({ values }) =>
    values.length === 0 ? null : sql<SqlBool>`${sql.ref(column)} = any(${storable(values)}::text[])`;

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** Contains, without case or accents; `%` and `_` stand for themselves. */
export const textFilter =
  (...columns: readonly string[]): Filter =>
  ({ values }) => {
    if (values.length === 0) return null;
    const matches = storable(values).flatMap((value) =>
      columns.map(
        (column) =>
          sql<SqlBool>`public.fold(${sql.ref(column)}) like '%' || public.fold(${literal(value)}) || '%'`,
      ),
    );
    return matches.length === 0 ? never : sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
  };

export const booleanFilter =
  (condition: (yes: boolean) => Condition): Filter =>
  ({ values }) => {
    const value = values[0];
    if (value === undefined) return null;
    if (value === 'true' || value === '1') return condition(true);
    if (value === 'false' || value === '0') return condition(false);
    return never;
  };

/** PostgreSQL knows no year 0. */
const isMoment = (text: string): boolean =>
  !text.startsWith('0000') &&
  (isCalendarDay(text) || z.iso.datetime({ offset: true }).safeParse(text).success);

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
    const days = values.filter((value) => isCalendarDay(value) && isMoment(value));
    const listed = days.length === 0 ? never : sql<SqlBool>`${sql.ref(column)}::date = any(${days}::date[])`;
    const bounds = within(range, (bound, comparison, operator) => {
      if (!isMoment(bound)) return null;
      if (isInstant(column)) return since(column, operator, bound);
      return sql<SqlBool>`${sql.ref(column)} ${comparison} ${bound}`;
    });
    return all([...(values.length > 0 ? [listed] : []), ...bounds]);
  });

/** All the conditions of a query, to be given to `where`. */
export const conditionsOf = <F extends string>(
  query: Pick<CollectionQuery<string, F>, 'filters'>,
  filters: Readonly<Record<F, Filter>>,
): Condition[] =>
  [...query.filters].flatMap(([name, value]) => {
    const [operator] = Object.keys(value.range);
    if (operator && !filters[name].ranged) throw unknownKey('filter', `${name}[${operator}]`, [name]);
    const condition = filters[name](value);
    return condition ? [condition] : [];
  });
