import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { findLastVoyageDay, countPlannedDays, voyageNumbersOf } from '@shiptime/domain/plans/voyage-report';
import type { VoyageReportOfYear } from '@shiptime/domain/plans/wire/voyage-report';
import { type Actor, hasRole } from '@shiptime/domain/shared/actor';
import { countDaysInclusive } from '@shiptime/domain/shared/calendar-day';
import type { Db } from '#db/connection.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { submittedReportState } from './report-states.ts';
import { findPublishedVoyages } from '../voyages.ts';

type Found = Omit<VoyageReportOfYear, 'state' | 'voyage_numbers' | 'last_day' | 'overdue_days'> & {
  closed: boolean;
  today: string;
};

/** SQL version of the domain rule `mayReadReport`, for readers who are not proponents. */
const readable = (actor: Actor) =>
  hasRole(actor, 'national_science_representative', 'administrator')
    ? sql`true`
    : sql`r.vessel_id = any(${[...actor.vesselIds]}::int[])`;

const findAccepted = async (db: Db, actor: Actor, year: number): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select r.id, r.project_title, r.vessel_id, jsonb_build_object('id', u.id, 'first_name', u.first_name,
        'last_name', u.last_name) as proponent,
      v.planned_days, v.delivered_days, v.weather_days, v.breakdown_days, v.other_days,
      case when v.stations_said then (select count(*)::int from voyage_report_stations d
        where d.ship_time_request_id = r.id) end as done_stations,
      (select count(*)::int from stations s where s.ship_time_request_id = r.id) as stations_count,
      v.submitted_at, v.closed_at is not null as closed, to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as today
    from ship_time_requests r join users u on u.id = r.user_id
      left join voyage_reports v on v.ship_time_request_id = r.id
    where r.fiscal_year_id = ${year} and r.status_id = ${statuses.accepted} and ${readable(actor)}
    order by r.id`.execute(db);
  return rows;
};

export const listReportsOfYear = async (
  db: Db,
  actor: Actor,
  year: number,
): Promise<VoyageReportOfYear[]> => {
  const known = await db.selectFrom('fiscal_years').select('id').where('id', '=', year).executeTakeFirst();
  if (!known) throw notFoundRefusal();
  const accepted = await findAccepted(db, actor, year);
  const voyages = await findPublishedVoyages(
    db,
    accepted.map(({ id }) => id),
  );
  return accepted
    .flatMap((found) => {
      const { closed, today, ...row } = found;
      const own = voyages.get(found.id) ?? [];
      const last_day = findLastVoyageDay(own);
      if (last_day === null || (last_day >= today && row.submitted_at === null)) return [];
      const state = row.submitted_at === null ? ('due' as const) : submittedReportState(closed);
      return [
        {
          ...row,
          planned_days: row.planned_days ?? countPlannedDays(own),
          state,
          voyage_numbers: voyageNumbersOf(own),
          last_day,
          overdue_days: state === 'due' ? countDaysInclusive(last_day, today) - 1 : 0,
        },
      ];
    })
    .toSorted(
      (a, b) => b.overdue_days - a.overdue_days || a.last_day.localeCompare(b.last_day) || a.id - b.id,
    );
};
