import { sql, type Expression, type SqlBool } from 'kysely';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { CollectionQuery, FilterValue } from './collection-query.ts';

type Condition = Expression<SqlBool>;

/** Turns what was asked into a condition; the column is written in the code, never by a client. */
export type Filter = (filter: FilterValue) => Condition | null;

const never = sql<SqlBool>`false`;

const integers = (values: readonly string[]): number[] =>
  values.map(Number).filter((n) => Number.isSafeInteger(n) && Math.abs(n) <= 2_147_483_647);

/** Any of the ids; what is no number matches nothing. */
export const idFilter =
  (column: string): Filter =>
  ({ values }) => {
    if (values.length === 0) return null;
    const ids = integers(values);
    return ids.length === 0 ? never : sql<SqlBool>`${sql.ref(column)} = any(${ids}::int[])`;
  };

/** No text in the database holds a NUL character; asking for one is asking for nothing, not a failure. */
const storable = (values: readonly string[]): string[] => values.filter((value) => !value.includes('\u0000'));

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

const comparisons = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` } as const;

/** An exact day or instant, or a range of them. */
export const dayFilter =
  (column: string): Filter =>
  ({ values, range }) => {
    const conditions: Condition[] = [];
    if (values.length > 0) {
      const days = values.filter((value) => isCalendarDay(value));
      conditions.push(
        days.length === 0 ? never : sql<SqlBool>`${sql.ref(column)}::date = any(${days}::date[])`,
      );
    }
    for (const [operator, comparison] of Object.entries(comparisons)) {
      const bound = range[operator as keyof typeof range];
      if (bound === undefined) continue;
      const valid = isCalendarDay(bound) || !Number.isNaN(Date.parse(bound));
      conditions.push(valid ? sql<SqlBool>`${sql.ref(column)} ${comparison} ${bound}` : never);
    }
    return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  };

/** All the conditions of a query, to be given to `where`. */
export const conditionsOf = <F extends string>(
  query: Pick<CollectionQuery<string, F>, 'filters'>,
  filters: Readonly<Record<F, Filter>>,
): Condition[] =>
  [...query.filters].flatMap(([name, value]) => {
    const condition = filters[name](value);
    return condition ? [condition] : [];
  });
