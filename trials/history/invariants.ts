import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../server/src/db/connection.ts';

const forbidden = (year: number) => ({
  'two missions of a vessel share time': sql<{ what: string }>`
    select a.id || ' and ' || b.id as what from missions a join vessel_plans p on p.id = a.vessel_plan_id
      join vessel_plans q on q.vessel_id = p.vessel_id and q.scenario_id is null
      join missions b on b.vessel_plan_id = q.id and b.id > a.id and a.start_date is not null and b.start_date is not null
        and quarter_days(a.start_date, a.start_fraction) < quarter_days(b.start_date, b.start_fraction)
          + (b.mobilization_days + b.operational_days + b.demobilization_days) * 4
        and quarter_days(b.start_date, b.start_fraction) < quarter_days(a.start_date, a.start_fraction)
          + (a.mobilization_days + a.operational_days + a.demobilization_days) * 4
    where p.fiscal_year_id = ${year} and p.scenario_id is null`,
  'a mission outside its year': sql<{ what: string }>`
    select m.id::text as what from missions m join vessel_plans p on p.id = m.vessel_plan_id
      join fiscal_years y on y.id = p.fiscal_year_id
    where y.id = ${year} and m.start_date is not null and (m.start_date < y.start_date
      or quarter_days(m.start_date, m.start_fraction) + (m.mobilization_days + m.operational_days + m.demobilization_days) * 4
        > quarter_days(y.end_date + 1, 0))`,
  'more than five co-proponents, or the proponent among them': sql<{ what: string }>`
    select r.id::text as what from ship_time_requests r join co_proponents c on c.ship_time_request_id = r.id
    where r.fiscal_year_id = ${year} group by r.id, r.user_id having count(*) > 5 or bool_or(c.user_id = r.user_id)`,
  'more than 300 stations': sql<{ what: string }>`
    select r.id::text as what from ship_time_requests r join stations s on s.ship_time_request_id = r.id
    where r.fiscal_year_id = ${year} group by r.id having count(*) > 300`,
  'in review or accepted without a mission on its vessel, or otherwise with one': sql<{ what: string }>`
    select r.id || ' in status ' || r.status_id as what from ship_time_requests r
    where r.fiscal_year_id = ${year} and (r.status_id in (4, 6)) <> exists (
      select 1 from missions m join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
      where m.ship_time_request_id = r.id and p.vessel_id = r.vessel_id)`,
  'a mission of an application that does not sail': sql<{ what: string }>`
    select m.id::text as what from missions m join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
      join ship_time_requests r on r.id = m.ship_time_request_id
    where r.fiscal_year_id = ${year} and r.status_id not in (4, 6)`,
  'a status that its history does not lead to': sql<{ what: string }>`
    select r.id::text as what from ship_time_requests r
    where r.fiscal_year_id = ${year} and r.status_id <> coalesce((select h.to_status_id from ship_time_request_history h
      where h.ship_time_request_id = r.id order by h.id desc limit 1), 1)`,
  'a history with a gap, or a step that there is not': sql<{ what: string }>`
    select s.id::text as what from (
      select r.id, h.from_status_id, h.to_status_id, h.action,
        lag(h.to_status_id, 1, 1) over (partition by r.id order by h.id) as before
      from ship_time_requests r join ship_time_request_history h on h.ship_time_request_id = r.id
      where r.fiscal_year_id = ${year}) s
    where s.from_status_id <> s.before or (s.action, s.from_status_id, s.to_status_id) not in (
      ('submit', 1, 2), ('accept', 2, 4), ('accept', 3, 4), ('clarify', 2, 3), ('respond', 3, 2), ('finalise', 4, 6),
      ('reject', 2, 5), ('reject', 3, 5), ('reject', 4, 5), ('reject', 6, 5), ('withdraw', 2, 7), ('withdraw', 3, 7), ('withdraw', 4, 7),
      ('reassign', 2, 2), ('reassign', 3, 3), ('reassign', 4, 4), ('reassign', 6, 6))`,
  'a level that the history of its plan does not lead to': sql<{ what: string }>`
    select p.id::text as what from vessel_plans p where p.fiscal_year_id = ${year} and p.scenario_id is null
      and p.review_level <> coalesce((select h.to_level from vessel_plan_history h where h.vessel_plan_id = p.id
        order by h.id desc limit 1), 'regional')`,
  'numbers given twice in a plan': sql<{ what: string }>`
    select p.id::text as what from vessel_plans p join missions m on m.vessel_plan_id = p.id
    where p.fiscal_year_id = ${year} group by p.id having count(*) <> count(distinct m.number)`,
});

export class InvariantRecorder {
  readonly #versions = new Map<string, string>();
  #finals = new Map<number, string>();

  async problems(db: Db, year: number): Promise<string[]> {
    const found: string[] = [];
    for (const [name, query] of Object.entries(forbidden(year)))
      for (const { what } of (await query.execute(db)).rows) found.push(`${name}: ${what}`);
    return [...found, ...(await this.#versionsChanged(db, year)), ...(await this.#finalsChanged(db, year))];
  }

  async #versionsChanged(db: Db, year: number): Promise<string[]> {
    const { rows } = await sql<{ name: string; text: string }>`
      select v.vessel_plan_id || ' version ' || v.number as name, v.snapshot::text || v.reason as text
      from vessel_plan_versions v join vessel_plans p on p.id = v.vessel_plan_id where p.fiscal_year_id = ${year}`.execute(
      db,
    );
    const now = new Map(rows.map(({ name, text }) => [name, digest(text)]));
    const found = [...this.#versions].filter(([name, hash]) => now.get(name) !== hash).map(([name]) => name);
    for (const [name, hash] of now) this.#versions.set(name, hash);
    return found.map((name) => `a version is not what it was: plan ${name}`);
  }

  async #finalsChanged(db: Db, year: number): Promise<string[]> {
    const { rows } = await sql<{ id: number; steps: number; text: string }>`
      select p.id, (select count(*)::int from vessel_plan_history h where h.vessel_plan_id = p.id) as steps,
        (select coalesce(string_agg(concat_ws(',', m.id, m.start_date, m.start_fraction, m.mobilization_days,
          m.operational_days, m.demobilization_days, m.ship_time_request_id), ';' order by m.id), '')
          from missions m where m.vessel_plan_id = p.id) as text
      from vessel_plans p where p.fiscal_year_id = ${year} and p.review_level = 'final' and p.scenario_id is null`.execute(
      db,
    );
    // A plan that becomes final again may differ, so the key includes the number of steps.
    const now = new Map(rows.map(({ id, steps, text }) => [id, `${steps} ${digest(text)}`]));
    const found = [...now].filter(([id, one]) => {
      const [steps] = one.split(' ');
      const before = this.#finals.get(id);
      return before?.split(' ')[0] === steps && before !== one;
    });
    this.#finals = now;
    return found.map(([id]) => `a final plan was changed: ${id}`);
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
