import { sql } from 'kysely';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Tx } from '#db/connection.ts';

/** Last known port before the day: of the mission under way its first port, of earlier missions their last. */
export const findPortBefore = async (tx: Tx, vesselId: number, day: CalendarDay): Promise<number | null> => {
  const { rows } = await sql<{ port_id: number }>`
    select port_id from (
      select least(upper(m.occupied), public.quarter_days(${day}::date, 0)) as until, case when m.occupied @> public.quarter_days(${day}::date, 0)
          then m.mobilization_port_id else m.demobilization_port_id end as port_id
        from missions m join vessel_plans p on p.id = m.vessel_plan_id
        where p.vessel_id = ${vesselId} and p.scenario_id is null
          and lower(m.occupied) <= public.quarter_days(${day}::date, 0)
      union all select public.quarter_days(least(c.end_date + 1, ${day}::date), 0), c.port_id from scheduling_constraints c
        where c.vessel_id = ${vesselId} and c.start_date <= ${day}) stops
    where port_id is not null order by until desc limit 1`.execute(tx);
  return rows[0]?.port_id ?? null;
};
