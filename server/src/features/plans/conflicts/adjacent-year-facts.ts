import type { MissionRow } from '../missions/mission-presenter.ts';
import { sql } from 'kysely';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Db } from '#db/connection.ts';
import { findMissionsById } from '../missions/mission-queries.ts';
import type { ConstraintOfVessel } from './board-facts.ts';

type MissionBeside = {
  readonly vessel_id: number;
  readonly fiscal_year_name: string;
  readonly side: 'before' | 'after';
  readonly mission: MissionRow;
};
export type AdjacentYearFacts = {
  readonly missions: readonly MissionBeside[];
  readonly constraints: readonly ConstraintOfVessel[];
};

type Found = {
  readonly id: number;
  readonly vessel_id: number;
  readonly fiscal_year_name: string;
  readonly side: 'before' | 'after';
};

/** Days beyond the fiscal year in which neighbouring missions are considered. */
const nearDays = 21;

/** Reads missions right before and after a fiscal year from current plans. */
export const loadAdjacentYearFacts = async (
  db: Db,
  vesselIds: readonly number[],
  start: CalendarDay,
  end: CalendarDay,
): Promise<AdjacentYearFacts> => {
  const { rows } = await sql<Found>`
    select m.id, p.vessel_id, y.name as fiscal_year_name,
      case when y.end_date < ${start}::date then 'before' else 'after' end as side
    from missions m join vessel_plans p on p.id = m.vessel_plan_id join fiscal_years y on y.id = p.fiscal_year_id
    where p.vessel_id = any(${[...vesselIds]}::int[]) and p.scenario_id is null and m.occupied is not null
      and (y.end_date = ${start}::date - 1 or y.start_date = ${end}::date + 1)
      and (m.occupied && int4range(public.quarter_days(${start}::date - ${nearDays}::int, 0),
          public.quarter_days(${end}::date + 1 + ${nearDays}::int, 0))
        or (y.end_date < ${start}::date and not exists (
          select 1 from missions o where o.vessel_plan_id = m.vessel_plan_id and o.demobilization_port_id is not null
            and upper(o.occupied) > upper(m.occupied)))
        or (y.start_date > ${end}::date and not exists (
          select 1 from missions o where o.vessel_plan_id = m.vessel_plan_id and o.mobilization_port_id is not null
            and lower(o.occupied) < lower(m.occupied))))
    order by lower(m.occupied), m.id`.execute(db);
  const missions = new Map(
    (
      await findMissionsById(
        db,
        rows.map(({ id }) => id),
      )
    ).map((mission) => [mission.id, mission]),
  );
  const inPort = db
    .selectFrom('scheduling_constraints')
    .select(['id', 'vessel_id', 'name', 'name_en', 'name_fr', 'start_date', 'end_date', 'port_id'])
    .distinctOn('vessel_id')
    .where('vessel_id', 'in', vesselIds)
    .where('port_id', 'is not', null)
    .orderBy('vessel_id');
  const constraints = [
    ...(await inPort
      .where('end_date', '<', start)
      .where('end_date', '>=', sql<string>`${start}::date - 366`)
      .orderBy('end_date', 'desc')
      .execute()),
    ...(await inPort
      .where('start_date', '>', end)
      .where('start_date', '<=', sql<string>`${end}::date + 366`)
      .orderBy('start_date')
      .execute()),
  ];
  return {
    missions: rows.map(({ id, ...each }) => ({ ...each, mission: missions.get(id)! })),
    constraints,
  };
};
