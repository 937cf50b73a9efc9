import { sql } from 'kysely';
import type { DayRange } from '@shiptime/domain/plans/statistics';
import { type StatusId, statuses } from '@shiptime/domain/applications/lifecycle';
import type { Db } from '#db/connection.ts';

/** Leaves out drafts, which are private, and withdrawn applications. */
export const isCountedApplicationSql = sql`r.status_id not in (${statuses.draft}, ${statuses.withdrawn})`;

export type RequestedDaysRow = {
  readonly vessel_id: number | null;
  readonly region_id: number | null;
  readonly agency_id: number | null;
  readonly days: number;
  readonly window_start: string | null;
  readonly window_end: string | null;
};

export const findRequestedDays = async (db: Db, yearId: number): Promise<RequestedDaysRow[]> => {
  const { rows } = await sql<RequestedDaysRow>`
    select r.vessel_id, v.region_id, r.agency_id,
      coalesce(r.operational_days, 0) + coalesce(r.mobilization_days, 0) + coalesce(r.demobilization_days, 0) as days,
      r.operational_window_start as window_start, r.operational_window_end as window_end
    from ship_time_requests r left join vessels v on v.id = r.vessel_id
    where r.fiscal_year_id = ${yearId} and ${isCountedApplicationSql}`.execute(db);
  return rows;
};

export type VesselRow = {
  readonly id: number;
  readonly name_en: string;
  readonly name_fr: string;
  readonly region_id: number | null;
};

export const findVesselsOfYear = async (db: Db, yearId: number): Promise<VesselRow[]> => {
  const { rows } = await sql<VesselRow>`
    select v.id, v.name_en, v.name_fr, v.region_id from vessels v
    where v.active or exists (select 1 from vessel_plans p where p.vessel_id = v.id and p.fiscal_year_id = ${yearId}
        and p.scenario_id is null)
      or exists (select 1 from ship_time_requests r where r.vessel_id = v.id and r.fiscal_year_id = ${yearId} and ${isCountedApplicationSql})
    order by v.position, v.id`.execute(db);
  return rows;
};

export const findConstraintsOfYear = async (db: Db, year: DayRange) => {
  const { rows } = await sql<DayRange & { readonly vessel_id: number }>`
    select vessel_id, start_date, end_date from scheduling_constraints
    where start_date <= ${year.end_date} and end_date >= ${year.start_date}`.execute(db);
  return rows;
};

/** Scheduled days by vessel and month; overlapping time counts for each mission. */
export const sumScheduledDays = async (db: Db, yearId: number, months: readonly DayRange[]) => {
  const firsts = months.map(({ start_date }) => start_date);
  const { rows } = await sql<{ vessel_id: number; month: string; days: number }>`
    select p.vessel_id, to_char(m.first, 'YYYY-MM-DD') as month,
      sum(upper(x.part) - lower(x.part))::numeric / 4 as days
    from vessel_plans p join missions n on n.vessel_plan_id = p.id and n.occupied is not null
      cross join unnest(${firsts}::date[]) as m(first)
      cross join lateral (select n.occupied * int4range(public.quarter_days(m.first, 0),
        public.quarter_days((m.first + interval '1 month')::date, 0)) as part) x
    where p.fiscal_year_id = ${yearId} and p.scenario_id is null and not isempty(x.part)
    group by p.vessel_id, m.first`.execute(db);
  return rows;
};

export const countApplicationsByStatus = async (db: Db, yearId: number) => {
  const { rows } = await sql<{ status_id: StatusId; applications: number }>`
    select s.id as status_id, count(r.id) as applications from request_statuses s
      left join ship_time_requests r on r.status_id = s.id and r.fiscal_year_id = ${yearId}
    where s.id <> ${statuses.draft} group by s.id order by s.id`.execute(db);
  return rows;
};
