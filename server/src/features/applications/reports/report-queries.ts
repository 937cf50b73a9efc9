import { sql } from 'kysely';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { Actor } from '@shiptime/domain/shared/actor';
import {
  mayCloseReport,
  mayEditReport,
  findLastVoyageDay,
  mayReadReport,
  countPlannedDays,
  mayReopenReport,
  maySubmitReport,
  voyageNumbersOf,
} from '@shiptime/domain/plans/voyage-report';
import type { VoyageReport } from '@shiptime/domain/plans/wire/voyage-report';
import type { Db } from '#db/connection.ts';
import { throwIfRefused } from '#http/refusal.ts';
import type { ApplicationRow } from '../application-row.ts';
import { requireVisibleApplication } from '../application-queries.ts';
import { findPublishedVoyages } from '../voyages.ts';

type ReportRow = Omit<VoyageReport, 'can' | 'last_day' | 'voyage_numbers'>;

const personOf = (column: string) => sql`(select jsonb_build_object('id', u.id, 'first_name', u.first_name,
  'last_name', u.last_name) from users u where u.id = ${sql.ref(column)})`;

const reportRow = async (db: Db, id: number): Promise<ReportRow> => {
  const { rows } = await sql<ReportRow>`
    select r.id, r.id as ship_time_request_id, v.planned_days, v.delivered_days, v.weather_days, v.breakdown_days,
      v.other_days, v.difference_reason, v.went_well, v.next_time,
      case when v.stations_said then coalesce((select jsonb_agg(d.station_id order by s.position)
        from voyage_report_stations d join stations s on s.id = d.station_id
        where d.ship_time_request_id = r.id), '[]') end as done_station_ids,
      (select count(*)::int from stations s where s.ship_time_request_id = r.id) as stations_count,
      v.submitted_at, ${personOf('v.submitted_by')} as submitted_by, v.closed_at, ${personOf('v.closed_by')} as closed_by,
      v.updated_at, ${personOf('v.updated_by')} as updated_by, coalesce(v.lock_version, 0) as lock_version
    from ship_time_requests r left join voyage_reports v on v.ship_time_request_id = r.id where r.id = ${id}`.execute(
    db,
  );
  return rows[0]!;
};

export const loadReportFacts = async (db: Db, application: ApplicationRow) => {
  const [row, voyages] = await Promise.all([
    reportRow(db, application.id),
    findPublishedVoyages(db, [application.id]),
  ]);
  const own = voyages.get(application.id) ?? [];
  const last_day = findLastVoyageDay(own);
  const { user_id, status_id, vessel_id, co_proponent_ids, asked_at } = application;
  return {
    row: {
      ...row,
      voyage_numbers: voyageNumbersOf(own),
      planned_days: row.planned_days ?? (own.length > 0 ? countPlannedDays(own) : null),
    },
    facts: {
      user_id,
      status_id,
      vessel_id,
      co_proponent_ids,
      last_day,
      today: asked_at.slice(0, 10),
      submitted: row.submitted_at !== null,
      closed: row.closed_at !== null,
    },
  };
};

export const presentReport = async (
  db: Db,
  actor: Actor,
  application: ApplicationRow,
): Promise<VoyageReport> => {
  const { row, facts } = await loadReportFacts(db, application);
  const can = toPermissionFlags({
    edit: mayEditReport(actor, facts),
    submit: maySubmitReport(actor, facts),
    close: mayCloseReport(actor, facts),
    reopen: mayReopenReport(actor, facts),
  });
  return { ...row, last_day: facts.last_day, can };
};

export const readReport = async (db: Db, actor: Actor, id: number): Promise<VoyageReport> => {
  const application = await requireVisibleApplication(db, actor, id);
  throwIfRefused(mayReadReport(actor, application));
  return presentReport(db, actor, application);
};
