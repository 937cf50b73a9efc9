import { sql } from 'kysely';
import type { StandingFacts } from '@shiptime/domain/proposals/proposal-weights';
import type { Db } from '#db/connection.ts';

export const standingsSql = (planIds: readonly number[]) => sql`
  select s.ship_time_request_id, s.priority, case when s.position is not null then s.place end as place,
    case when s.position is not null then s.of else 0 end as of
  from (select a.*, row_number() over ranking as place, count(a.position) over (partition by a.vessel_id, a.fiscal_year_id) as of
    from application_standings a
    window ranking as (partition by a.vessel_id, a.fiscal_year_id order by a.position nulls last)) as s
  where (s.priority is not null or s.position is not null) and s.ship_time_request_id in (
    select m.ship_time_request_id from missions m where m.vessel_plan_id = any(${planIds}::int[]))`;

export const readStandings = async (
  db: Db,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, StandingFacts>> => {
  const { rows } = await sql<
    StandingFacts & { ship_time_request_id: number }
  >`${standingsSql(planIds)}`.execute(db);
  return new Map(rows.map(({ ship_time_request_id: id, ...standing }) => [id, standing]));
};
