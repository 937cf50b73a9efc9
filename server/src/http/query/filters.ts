import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { IdentifierScheme } from '@shiptime/domain/shared/identifiers';
import { unknownKeyRefusal, type CollectionQuery, type FilterValue } from './collection-query.ts';
import {
  parseBoolean,
  parseDay,
  parseId,
  parseIdentifier,
  refuseUnreadableFilter,
  parseDayOrInstant,
  parseText,
  parseChoice,
} from './parse-value.ts';

type Condition = Expression<SqlBool>;

export type Filter = ((filter: FilterValue) => Condition | null) & {
  readonly ranged?: true;
};

const ranged = (filter: (filter: FilterValue) => Condition | null): Filter =>
  Object.assign(filter, { ranged: true as const });

export const filterFromOtherTable = (inner: Filter, place: (condition: Condition) => Condition): Filter => {
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

export const idFilter = (column: string): Filter =>
  ranged(({ values, range }) => {
    const ids = values.map(parseId);
    const bounds = within(
      range,
      (bound, comparison) => sql<SqlBool>`${sql.ref(column)} ${comparison} ${parseId(bound)}::int`,
    );
    return all([
      ...(ids.length > 0 ? [sql<SqlBool>`${sql.ref(column)} = any(${ids}::int[])`] : []),
      ...bounds,
    ]);
  });

export const exactTextFilter =
  (column: string, allowed?: readonly string[]): Filter =>
  ({ values }) => {
    const words = values.map((value) => (allowed ? parseChoice(value, allowed) : parseText(value)));
    return words.length === 0 ? null : sql<SqlBool>`${sql.ref(column)} = any(${words}::text[])`;
  };

const identifierFilter =
  (scheme: IdentifierScheme): Filter =>
  ({ values }) => {
    const identifiers = values.map((value) => parseIdentifier(value, scheme));
    return identifiers.length === 0 ? null : sql<SqlBool>`${sql.ref(scheme)} = any(${identifiers}::text[])`;
  };

export const identifierFilters = <S extends IdentifierScheme>(schemes: readonly S[]): Record<S, Filter> =>
  Object.fromEntries(schemes.map((scheme) => [scheme, identifierFilter(scheme)])) as Record<S, Filter>;

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** Matches substrings without case or accents; `%` and `_` are literal. */
export const substringFilter =
  (...columns: readonly string[]): Filter =>
  ({ values }) => {
    if (values.length === 0) return null;
    const matches = values
      .map(parseText)
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
    return value === undefined ? null : condition(parseBoolean(value));
  };

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

/** Compares instants in milliseconds, as in responses, so that `gt` excludes the last row read. */
const since = (column: string, operator: keyof typeof comparisons, bound: string): Condition =>
  sql<SqlBool>`${sql.ref(column)} ${starting[operator]} ${thousandth(bound, operator)}`;

const isInstant = (column: string): boolean => column.endsWith('_at');

export const dayFilter = (column: string): Filter =>
  ranged(({ values, range }) => {
    const days = values.map(parseDay);
    const bounds = within(range, (bound, comparison, operator) => {
      const moment = parseDayOrInstant(bound);
      if (isInstant(column)) return since(column, operator, moment);
      return sql<SqlBool>`${sql.ref(column)} ${comparison} ${moment}`;
    });
    return all([
      ...(days.length > 0 ? [sql<SqlBool>`${sql.ref(column)}::date = any(${days}::date[])`] : []),
      ...bounds,
    ]);
  });

export const buildFilterConditions = <F extends string>(
  query: Pick<CollectionQuery<string, F>, 'filters'>,
  filters: Readonly<Record<F, Filter>>,
): Condition[] =>
  [...query.filters].flatMap(([name, value]) => {
    const [operator] = Object.keys(value.range);
    if (operator && !filters[name].ranged) throw unknownKeyRefusal('filter', `${name}[${operator}]`, [name]);
    const condition = refuseUnreadableFilter(name, () => filters[name](value));
    return condition ? [condition] : [];
  });
