import { sql } from 'kysely';
import type { Db } from '../../server/src/db/connection.ts';
import type { ModelState } from './world.ts';

export const readModelState = async (db: Db, year: number): Promise<ModelState> => {
  const { rows } = await sql<{ world: ModelState }>`
    select jsonb_build_object(
      'isOpen', y.deadline_at > now(),
      'year', jsonb_build_object('id', y.id, 'from', quarter_days(y.start_date, 0), 'to', quarter_days(y.end_date + 1, 0)),
      'applications', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'owner', r.user_id,
          'others', (select coalesce(jsonb_agg(c.user_id), '[]') from co_proponents c where c.ship_time_request_id = r.id),
          'status', r.status_id, 'vessel', r.vessel_id, 'text', r.executive_summary,
          'stations', (select count(*) from stations s where s.ship_time_request_id = r.id)) order by r.id), '[]')
        from ship_time_requests r where r.fiscal_year_id = y.id),
      'missions', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'vessel', p.vessel_id,
          'application', m.ship_time_request_id, 'before', m.mobilization_days * 4, 'operational', m.operational_days * 4,
          'after', m.demobilization_days * 4, 'start', quarter_days(m.start_date, m.start_fraction)) order by m.id), '[]')
        from missions m join vessel_plans p on p.id = m.vessel_plan_id
        where p.fiscal_year_id = y.id and p.scenario_id is null),
      'plans', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'vessel', p.vessel_id, 'level', p.review_level,
          'versions', (select count(*) from vessel_plan_versions v where v.vessel_plan_id = p.id)) order by p.id), '[]')
        from vessel_plans p where p.fiscal_year_id = y.id and p.scenario_id is null),
      'blocks', (select coalesce(jsonb_agg(jsonb_build_object('vessel', c.vessel_id,
          'from', quarter_days(c.start_date, 0), 'to', quarter_days(c.end_date + 1, 0))), '[]')
        from scheduling_constraints c where c.vessel_id in (select p.vessel_id from vessel_plans p
          where p.fiscal_year_id = y.id))) as world
    from fiscal_years y where y.id = ${year}`.execute(db);
  return normal(rows[0]!.world);
};

const normal = (world: ModelState): ModelState => ({
  ...world,
  applications: world.applications.map(({ id, owner, others, status, vessel, text, stations }) => ({
    id,
    owner,
    others,
    status,
    vessel,
    text,
    stations,
  })),
  missions: world.missions.map(({ id, vessel, application, before, operational, after, start }) => ({
    id,
    vessel,
    application,
    before: Number(before),
    operational: Number(operational),
    after: Number(after),
    start: start === null ? null : Number(start),
  })),
  plans: world.plans.map(({ id, vessel, level, versions }) => ({ id, vessel, level, versions })),
  blocks: world.blocks.map(({ vessel, from, to }) => ({ vessel, from: Number(from), to: Number(to) })),
});
