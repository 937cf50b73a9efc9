import { sql } from 'kysely';
import { computeTransitTicks } from '@shiptime/domain/plans/conflicts/transits';
import { ticksToDays } from '@shiptime/domain/plans/ticks';
import { assumedKnots } from '@shiptime/domain/proposals/assumed-speed';
import { type CalendarDay, dayNumber } from '@shiptime/domain/shared/calendar-day';
import { loadSeaDistances } from '#features/plans/conflicts/distances.ts';
import type { Tx } from '#db/connection.ts';

const findLastPort = async (tx: Tx, vesselId: number, day: CalendarDay): Promise<number | null> => {
  const { rows } = await sql<{ port_id: number }>`
    select port_id from (
      select least(upper(m.occupied), public.quarter_days(${day}::date, 0)) as until,
          case when 2 * public.quarter_days(${day}::date, 0) < lower(m.occupied) + upper(m.occupied)
              + 4 * (m.mobilization_days - m.demobilization_days)
            then m.mobilization_port_id else m.demobilization_port_id end as port_id
        from missions m join vessel_plans p on p.id = m.vessel_plan_id
        where p.vessel_id = ${vesselId} and p.scenario_id is null
          and lower(m.occupied) <= public.quarter_days(${day}::date, 0)
      union all select public.quarter_days(least(c.end_date + 1, ${day}::date), 0), c.port_id from scheduling_constraints c
        where c.vessel_id = ${vesselId} and c.start_date <= ${day}) stops
    where port_id is not null order by until desc limit 1`.execute(tx);
  return rows[0]?.port_id ?? null;
};

type NextStart = { readonly port_id: number | null; readonly days: number };

const findNextStart = async (tx: Tx, vesselId: number, day: CalendarDay) => {
  const { rows } = await sql<NextStart>`
    select m.mobilization_port_id as port_id,
        (lower(m.occupied) - public.quarter_days(${day}::date, 0)) / 4.0::float8 as days
      from missions m join vessel_plans p on p.id = m.vessel_plan_id
      where p.vessel_id = ${vesselId} and p.scenario_id is null
        and lower(m.occupied) >= public.quarter_days(${day}::date, 0)
      order by m.occupied limit 1`.execute(tx);
  const [{ port_id, days } = { port_id: null, days: 0 }] = rows;
  return port_id === null ? null : { port_id, days };
};

type Out = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };

const mostPassageShare = 1 / 7;

const passageDays = async (tx: Tx, from: number, to: number, speed: number | null) => {
  const between = await loadSeaDistances(tx, [from, to]);
  const ticks = computeTransitTicks(from, to, { cruising_speed: speed ?? assumedKnots }, between);
  return ticks === null ? Number.POSITIVE_INFINITY : ticksToDays(ticks);
};

/** Home port if at most a day away per week of outage; else the last or next port. */
export const findPortOfOutage = async (
  tx: Tx,
  {
    id,
    home_port_id,
    cruising_speed,
  }: { id: number; home_port_id: number | null; cruising_speed: number | null },
  { start_date, end_date }: Out,
): Promise<number | null> => {
  const last = (await findLastPort(tx, id, start_date)) ?? home_port_id;
  if (last === null) return null;
  const next = await findNextStart(tx, id, start_date);
  if (next && (await passageDays(tx, last, next.port_id, cruising_speed)) > next.days) return next.port_id;
  if (home_port_id === null) return last;
  const passage = await passageDays(tx, last, home_port_id, cruising_speed);
  return passage <= (dayNumber(end_date) - dayNumber(start_date) + 1) * mostPassageShare
    ? home_port_id
    : last;
};
