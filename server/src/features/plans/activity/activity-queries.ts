import { activityQueryOptions } from '@shiptime/domain/plans/plan-query-options';
import { activityEntrySchema } from '@shiptime/domain/plans/wire/activity';
import { sql, type RawBuilder } from 'kysely';
import { activityActions, type DescribedActivity } from '@shiptime/domain/plans/words/activity-words';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  buildFilterConditions,
  dayFilter,
  type Filter,
  idFilter,
  exactTextFilter,
} from '#http/query/filters.ts';
import { limitSql } from '#http/query/read-page.ts';

export type ActivityRow = DescribedActivity & {
  readonly id: number;
  readonly created_at: string;
  readonly user_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly subject_type: string;
  readonly mission_id: number | null;
  /** Plan that held the mission after the entry; null for other subjects. */
  readonly plan_id: number | null;
  readonly is_latest: boolean;
};

type ActivityFilter = (typeof activityQueryOptions.filters)[number];

const filters: Record<ActivityFilter, Filter> = {
  id: idFilter('t.id'),
  user_id: idFilter('t.user_id'),
  mission_id: idFilter('t.mission_id'),
  action: exactTextFilter('t.action', activityActions),
  created_at: dayFilter('t.created_at'),
};
export const activityCollection = { ...activityQueryOptions, fields: Object.keys(activityEntrySchema.shape) };
export type ActivityQuery = CollectionQuery<never, ActivityFilter, 'id' | 'created_at'>;

/** Value after the entry: its own new value, the old value of the next entry, or the current value. */
const then = (field: 'title' | 'start_date' | 'start_fraction' | 'vessel_plan_id'): RawBuilder<unknown> =>
  sql`case when a.after ? ${field}::text then a.after ->> ${field}::text
    when a.before ? ${field}::text and a.after is null then a.before ->> ${field}::text
    else coalesce((select b.before ->> ${field}::text from audit_log b where b.subject_type = 'missions'
      and b.subject_id = a.subject_id and b.id > a.id and b.before ? ${field}::text order by b.id limit 1),
      m.${sql.ref(field)}::text) end`;

const planOf = (values: 'before' | 'after') => sql`(a.${sql.ref(values)} ->> 'vessel_plan_id')::int`;

const vesselOf = (values: 'before' | 'after', language: Language) =>
  sql`(select v.${sql.ref(language === 'fr' ? 'name_fr' : 'name_en')} from vessel_plans q
    join vessels v on v.id = q.vessel_id where q.id = ${planOf(values)})`;

const told = (language: Language) => sql`
  select a.id, a.created_at, a.action, a.subject_type, a.subject_id, a.before, a.after, a.reason,
    u.id as user_id, u.first_name, u.last_name,
    case a.subject_type when 'missions' then a.subject_id
      when 'mission_conflicts_kept' then coalesce(a.after ->> 'mission_id', a.before ->> 'mission_id')::int end as mission_id,
    case when a.subject_type = 'missions' then (${then('vessel_plan_id')})::int end as plan_id,
    case when a.subject_type = 'missions' then ${then('title')}
      else (select k.title from missions k
        where k.id = coalesce(a.after ->> 'mission_id', a.before ->> 'mission_id')::int) end as title,
    case when a.subject_type = 'missions' then ${then('start_date')} end as start_date,
    coalesce((case when a.subject_type = 'missions' then ${then('start_fraction')} end)::numeric, 0) as start_fraction,
    ${vesselOf('before', language)} as from_vessel, ${vesselOf('after', language)} as to_vessel,
    not exists (select 1 from audit_log b where b.subject_type = a.subject_type
      and b.subject_id = a.subject_id and b.id > a.id) as is_latest
  from audit_log a left join users u on u.id = a.actor_id
    left join missions m on a.subject_type = 'missions' and m.id = a.subject_id`;

export type ActivityScope = { readonly planId: number } | { readonly missionId: number };

const entriesOf = (subject: 'missions' | 'vessel_plans', ids: RawBuilder<unknown>) =>
  sql`select e.id from audit_log e where e.subject_type = ${sql.lit(subject)} and e.subject_id in (${ids})`;

const keptOf = (missions: RawBuilder<unknown>) => sql`select e.id from audit_log e
  where e.subject_type = 'mission_conflicts_kept'
    and coalesce(e.after ->> 'mission_id', e.before ->> 'mission_id') in (${missions})`;

const onceOn = (values: 'before' | 'after', plan: number) => sql`select e.subject_id from audit_log e
  where e.subject_type = 'missions' and e.${sql.ref(values)} ->> 'vessel_plan_id' = ${String(plan)}`;

const vesselSaid = sql`coalesce(e.after ->> 'vessel_id', e.before ->> 'vessel_id')`;

const constraintsOf = (plan: number) => sql`select a.id
  from vessel_plans p join fiscal_years y on y.id = p.fiscal_year_id
    cross join lateral (
      select e.* from audit_log e
        where e.subject_type = 'scheduling_constraints' and ${vesselSaid} = p.vessel_id::text
      union all select e.* from scheduling_constraints s join audit_log e on e.subject_id = s.id
        where e.subject_type = 'scheduling_constraints' and ${vesselSaid} is null and s.vessel_id = p.vessel_id) a
    left join scheduling_constraints s on s.id = a.subject_id
  where p.id = ${plan}
    and coalesce(a.after ->> 'start_date', s.start_date::text, a.before ->> 'start_date')::date <= y.end_date
    and coalesce(a.after ->> 'end_date', s.end_date::text, a.before ->> 'end_date')::date >= y.start_date`;

const candidates = (of: ActivityScope): RawBuilder<unknown> => {
  if ('missionId' in of)
    return sql`${entriesOf('missions', sql`${of.missionId}::int`)} union all ${keptOf(sql`${String(of.missionId)}`)}`;
  const plan = of.planId;
  const missions = sql`select id from missions where vessel_plan_id = ${plan}`;
  const everOn = sql`${missions} union all ${onceOn('after', plan)} union all ${onceOn('before', plan)}`;
  return sql`${entriesOf('missions', everOn)} union all ${entriesOf('vessel_plans', sql`${plan}::int`)}
    union all ${keptOf(sql`select id::text from missions where vessel_plan_id = ${plan}`)}
    union all ${constraintsOf(plan)}`;
};

const onPlan = (of: ActivityScope) =>
  'planId' in of
    ? sql`(t.plan_id is null or t.plan_id = ${of.planId} or (t.before ->> 'vessel_plan_id')::int = ${of.planId})`
    : sql`true`;

export const listActivity = async (
  db: Db,
  of: ActivityScope,
  query: ActivityQuery,
  language: Language,
): Promise<{ rows: ActivityRow[]; total: number }> => {
  const direction = query.sorts[0]?.descending === false ? sql`asc` : sql`desc`;
  const source = sql`(${told(language)} where a.action = any(${[...activityActions]}::text[]) and a.id in (${candidates(of)})) t`;
  const where = sql.join([onPlan(of), ...buildFilterConditions(query, filters)], sql` and `);
  const { rows } = await sql<ActivityRow & { total: number }>`
    select t.*, count(*) over () as total from ${source} where ${where}
    order by t.id ${direction} ${limitSql(query)}`.execute(db);
  if (rows.length > 0 || query.page?.number === 1) return { rows, total: rows[0]?.total ?? 0 };
  const count = await sql<{ total: number }>`
    select count(*) as total from ${source} where ${where}`.execute(db);
  return { rows: [], total: count.rows[0]!.total };
};

/** Activity written by one import of the actor; `entryId`: entry of the import itself. */
export const listActivityOfImport = async (
  db: Db,
  actorId: number,
  entryId: number,
): Promise<readonly ActivityRow[]> => {
  const { rows } = await sql<ActivityRow>`
    select t.* from (${told('en')} where a.id in (
      select max(e.id) from audit_log i cross join lateral jsonb_each(i.after) s
        cross join lateral jsonb_array_elements_text(s.value) x
        join audit_log e on e.subject_type = s.key and e.subject_id = x::int and e.id < i.id
      where i.id = ${entryId} and i.action = 'missions.imported' and i.actor_id = ${actorId}
      group by e.subject_type, e.subject_id)) t order by t.id`.execute(db);
  return rows;
};

export const findActivity = async (
  db: Db,
  of: ActivityScope,
  entryId: number,
  language: Language,
): Promise<ActivityRow | undefined> => {
  const { rows } = await sql<ActivityRow>`
    select t.* from (${told(language)} where a.id = ${entryId}
      and a.action = any(${[...activityActions]}::text[]) and a.id in (${candidates(of)})) t
    where ${onPlan(of)}`.execute(db);
  return rows[0];
};
