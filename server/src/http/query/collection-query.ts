import { toSnakeCase } from '@shiptime/domain/shared/wire';
import { Refusal } from '../refusal.ts';

/** Query parameters that a collection supports; others are refused (docs/contract.md 3). */
export type CollectionSpec<
  Include extends string = string,
  Filter extends string = string,
  Sort extends string = string,
> = {
  readonly resource: string;
  readonly alias?: string;
  readonly includes: readonly Include[];
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
  readonly fields?: readonly string[];
  readonly appends?: readonly string[];
  readonly related?: Readonly<Record<string, RelatedResource>>;
  /**
   * Reason why the list is short and returned whole. Other lists end at 200 rows without `page` or `limit`.
   */
  readonly whole?: string;
};

export type RelatedResource = { readonly resource: string; readonly fields: readonly string[] };

type Range = {
  readonly gte?: string;
  readonly gt?: string;
  readonly lte?: string;
  readonly lt?: string;
};
export type FilterValue = { readonly values: readonly string[]; readonly range: Range };

export type CollectionQuery<
  Include extends string = string,
  Filter extends string = string,
  Sort extends string = string,
> = {
  readonly includes: ReadonlySet<Include>;
  readonly filters: ReadonlyMap<Filter, FilterValue>;
  readonly sorts: readonly { readonly name: Sort; readonly descending: boolean }[];
  readonly fields: ReadonlySet<string> | null;
  readonly relatedFields?: ReadonlyMap<string, ReadonlySet<string>>;
  readonly appends: ReadonlySet<string>;
  readonly page: Page | null;
};

type Page = { readonly number: number; readonly size: number; readonly asked: boolean };

type What = 'include' | 'filter' | 'sort' | 'field' | 'append';

export const unknownKeyRefusal = (what: What, name: string, known: readonly string[]): Refusal =>
  new Refusal(`unknown_${what}`, {
    message: `answers:http.unknown_${what}`,
    params: { name, allowed: known.join(', ') },
  });

export const splitListParameter = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((part) => String(part ?? '').split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

const checked = <T extends string>(what: What, names: readonly string[], known: readonly T[]): T[] =>
  names.map((name) => {
    if (!known.includes(name as T)) throw unknownKeyRefusal(what, name, known);
    return name as T;
  });

const operators = new Set(['gte', 'gt', 'lte', 'lt']);

const parseFilters = <F extends string>(query: Record<string, unknown>, known: readonly F[]) => {
  const filters = new Map<F, { values: string[]; range: Record<string, string> }>();
  for (const [parameter, value] of Object.entries(query)) {
    const match = /^filter\[([^\]]*)\](?:\[([^\]]*)\])?$/.exec(parameter);
    if (!match) continue;
    const [, name = '', operator] = match;
    const [key] = checked('filter', [name], known);
    if (operator !== undefined && operator !== '' && !operators.has(operator)) {
      throw unknownKeyRefusal(
        'filter',
        `${name}[${operator}]`,
        [...operators].map((o) => `${name}[${o}]`),
      );
    }
    const values = splitListParameter(value);
    if (values.length === 0) continue;
    const filter = filters.get(key!) ?? { values: [], range: {} };
    if (operator) filter.range[operator] = values[0]!;
    else filter.values.push(...values);
    filters.set(key!, filter);
  }
  return filters;
};

const parseFields = (
  query: Record<string, unknown>,
  { resource, alias, fields = [], related = {} }: CollectionSpec,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Map<string, readonly string[]>([
    ...Object.values(related).map((each) => [each.resource, each.fields] as const),
    ...(alias ? [[alias, fields] as const] : []),
    [resource, fields],
  ]);
  const asked = new Map<string, ReadonlySet<string>>();
  for (const [parameter, value] of Object.entries(query)) {
    const [, name] = /^fields\[([^\]]*)\]$/.exec(parameter) ?? [];
    if (name === undefined) continue;
    checked('field', [name], [...known.keys()]);
    asked.set(
      name === alias ? resource : name,
      new Set(['id', ...checked('field', splitListParameter(value), known.get(name)!)]),
    );
  }
  return asked;
};

const relatedFieldsOf = (
  asked: ReadonlyMap<string, ReadonlySet<string>>,
  { related = {} }: CollectionSpec,
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(related).flatMap(([include, { resource }]) => {
      const fields = asked.get(resource);
      return fields ? [[include, fields] as const] : [];
    }),
  );

const defaultSize = 15;
export const maximumPageSize = 200;

const positive = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
};

const pageKeys = ['number', 'size'];

const parsePage = (query: Record<string, unknown>, isWhole: boolean): Page | null => {
  for (const parameter of Object.keys(query)) {
    const [, key] = /^page\[([^\]]*)\]$/.exec(parameter) ?? [];
    if (key !== undefined) checked('field', [key], pageKeys);
  }
  const number = query['page[number]'] ?? query['page'];
  const size = query['page[size]'] ?? query['limit'];
  if (number === undefined && size === undefined)
    return isWhole ? null : { number: 1, size: maximumPageSize, asked: false };
  return {
    asked: true,
    number: Math.min(positive(number) ?? 1, 10_000_000),
    size: Math.min(positive(size) ?? defaultSize, maximumPageSize),
  };
};

/** `include=stationsCount`, as in spatie/laravel-query-builder, is an alias of `append=stations_count`. */
export const aliasesOfCountIncludes = ({
  includes,
  appends = [],
}: CollectionSpec): ReadonlyMap<string, string> =>
  new Map(
    includes.flatMap((name) => {
      const append = `${toSnakeCase(name)}_count`;
      return appends.includes(append) ? [[`${name}Count`, append] as const] : [];
    }),
  );

/** Ignores unknown parameters, but throws for unknown keys inside known parameters. */
export const parseCollectionQuery = <I extends string, F extends string, S extends string>(
  query: Record<string, unknown>,
  spec: CollectionSpec<I, F, S>,
): CollectionQuery<I, F, S> => {
  const fields = parseFields(query, spec as CollectionSpec);
  const counts = aliasesOfCountIncludes(spec as CollectionSpec);
  const [counted = [], brought = []] = [true, false].map((isCount) =>
    splitListParameter(query['include']).filter((name) => counts.has(name) === isCount),
  );
  const appended = checked('append', splitListParameter(query['append']), spec.appends ?? []);
  return {
    includes: new Set(checked('include', brought, spec.includes)),
    filters: parseFilters(query, spec.filters),
    sorts: splitListParameter(query['sort']).map((entry) => {
      const descending = entry.startsWith('-');
      const [name] = checked('sort', [descending ? entry.slice(1) : entry], spec.sorts);
      return { name: name!, descending };
    }),
    fields: fields.get(spec.resource) ?? null,
    relatedFields: relatedFieldsOf(fields, spec as CollectionSpec),
    appends: new Set([...appended, ...counted.map((name) => counts.get(name)!)]),
    page: parsePage(query, spec.whole !== undefined),
  };
};
