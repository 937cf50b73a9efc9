import { sql, type SqlBool } from 'kysely';
import { letterQueryOptions } from '@shiptime/domain/applications/application-query-options';
import {
  mayApplyWithLetter,
  mayEditLetter,
  sumForeseenDaysByMonth,
  type LetterContent,
  type LetterFacts,
  canReadLetters,
  mayWithdrawLetter,
} from '@shiptime/domain/applications/letters';
import {
  type DemandOfYear,
  type LetterOfIntent,
  letterOfIntentSchema,
} from '@shiptime/domain/applications/wire/letters';
import type { Actor } from '@shiptime/domain/shared/actor';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { Db, Tx } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  filterFromOtherTable,
  type Filter,
  idFilter,
  substringFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { notFoundRefusal } from '#http/refusal.ts';

export type LetterRow = Omit<LetterOfIntent, 'can' | 'years'> & LetterFacts & LetterContent;

type LetterFilter = (typeof letterQueryOptions.filters)[number];
type LetterSort = (typeof letterQueryOptions.sorts)[number];
export const demandCollection = {
  resource: 'foreseen_demand',
  includes: [],
  filters: letterQueryOptions.filters,
  sorts: [],
  whole: 'a year is one row',
} as const;

export type LetterQuery = CollectionQuery<never, LetterFilter, LetterSort>;

const among = (table: 'letter_of_intent_years' | 'letter_of_intent_areas', column: string): Filter =>
  filterFromOtherTable(
    idFilter(`x.${column}`),
    (condition) =>
      sql<SqlBool>`exists (select 1 from ${sql.table(table)} x where x.letter_of_intent_id = l.id and ${condition})`,
  );

const filters: Record<LetterFilter, Filter> = {
  id: idFilter('l.id'),
  user_id: idFilter('l.user_id'),
  fiscal_year_id: among('letter_of_intent_years', 'fiscal_year_id'),
  vessel_id: idFilter('l.vessel_id'),
  region_id: idFilter('l.region_id'),
  project_area_id: among('letter_of_intent_areas', 'project_area_id'),
  withdrawn: booleanFilter((yes) => sql<SqlBool>`(l.withdrawn_at is not null) = ${yes}`),
  q: substringFilter('l.title', 'l.summary'),
  created_at: dayFilter('l.created_at'),
  updated_at: dayFilter('l.updated_at'),
};
export const letterCollection = { ...letterQueryOptions, fields: Object.keys(letterOfIntentSchema.shape) };

const years = sql`(select jsonb_agg(jsonb_build_object('fiscal_year_id', y.id,
    'phase', case when y.id = (select open_fiscal_year()) then 'open' when is_later_year(y.id) then 'later' else 'closed' end,
    'ship_time_request_id', n.ship_time_request_id) order by y.start_date)
  from letter_of_intent_years n join fiscal_years y on y.id = n.fiscal_year_id where n.letter_of_intent_id = l.id)`;

const source = sql`(select l.*, ${years} as years,
    array(select a.project_area_id from letter_of_intent_areas a where a.letter_of_intent_id = l.id order by 1)
      as project_area_ids,
    (select jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
      from users u where u.id = l.user_id) as user
  from letters_of_intent l) l`;

const visibleTo = (actor: Actor) =>
  canReadLetters(actor) ? sql<SqlBool>`true` : sql<SqlBool>`l.user_id = ${actor.id}`;

const present = (actor: Actor, row: LetterRow): LetterOfIntent => ({
  id: row.id,
  user_id: row.user_id,
  user: row.user,
  title: row.title,
  summary: row.summary,
  years: row.years.map((year) => ({
    ...year,
    ship_time_request_id: actor.id === row.user_id ? year.ship_time_request_id : null,
    can: toPermissionFlags({ apply: mayApplyWithLetter(actor, row, year.fiscal_year_id) }),
  })),
  days: row.days,
  first_month: row.first_month,
  last_month: row.last_month,
  region_id: row.region_id,
  project_area_ids: row.project_area_ids as number[],
  vessel_id: row.vessel_id,
  berths: row.berths,
  withdrawn_at: row.withdrawn_at,
  lock_version: row.lock_version,
  created_at: row.created_at,
  updated_at: row.updated_at,
  can: toPermissionFlags({ edit: mayEditLetter(actor, row), withdraw: mayWithdrawLetter(actor, row) }),
});

const conditions = (actor: Actor, query: LetterQuery) => [
  visibleTo(actor),
  ...buildFilterConditions(query, filters),
];

export const listLetters = async (db: Db, actor: Actor, query: LetterQuery) => {
  const { rows, total } = await readPage<LetterRow>(db, query, {
    columns: sql`l.*`,
    from: source,
    where: conditions(actor, query),
    order: [...orderBySql(query, (name) => sql.ref(`l.${name}`)), sql`l.id desc`],
  });
  return { letters: rows.map((row) => present(actor, row)), total };
};

export const findAllLetters = async (db: Db, actor: Actor, query: LetterQuery): Promise<LetterOfIntent[]> =>
  (await listLetters(db, actor, { ...query, page: null })).letters;

export const requireLetter = async (db: Db | Tx, actor: Actor, id: number): Promise<LetterRow> => {
  const { rows } = await sql<LetterRow>`
    select l.* from ${source} where l.id = ${id} and ${visibleTo(actor)}`.execute(db);
  if (!rows[0]) throw notFoundRefusal();
  return rows[0];
};

export const readLetterOfIntent = async (db: Db | Tx, actor: Actor, id: number): Promise<LetterOfIntent> =>
  present(actor, await requireLetter(db, actor, id));

export const sumForeseenDemand = async (
  db: Db,
  actor: Actor,
  query: LetterQuery,
): Promise<DemandOfYear[]> => {
  const { rows } = await sql<
    Pick<LetterRow, 'days' | 'first_month' | 'last_month' | 'berths'> & { year: number }
  >`
    select l.days, l.first_month, l.last_month, l.berths, y.id as year
    from ${source} join letter_of_intent_years n on n.letter_of_intent_id = l.id
      join fiscal_years y on y.id = n.fiscal_year_id
    where l.withdrawn_at is null and ${sql.join(conditions(actor, query), sql` and `)} order by y.start_date, l.id`.execute(
    db,
  );
  const ofYears = new Map<number, typeof rows>();
  for (const row of rows) ofYears.set(row.year, [...(ofYears.get(row.year) ?? []), row]);
  return [...ofYears].map(([year, letters]) => ({
    fiscal_year_id: year,
    letters: letters.length,
    days: letters.reduce((sum, { days }) => sum + days, 0),
    berths: letters.reduce((sum, { berths }) => sum + (berths ?? 0), 0),
    months: [...sumForeseenDaysByMonth(letters)],
  }));
};
