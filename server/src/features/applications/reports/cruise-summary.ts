import { sql } from 'kysely';
import { mayReadReport } from '@shiptime/domain/plans/voyage-report';
import type { CruiseSummary, SummaryPort } from '@shiptime/domain/plans/cruise-summary/cruise-summary';
import { computeOperationsDates } from '@shiptime/domain/plans/voyage-moments';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import { throwIfRefused, notFoundRefusal } from '#http/refusal.ts';
import { requireVisibleApplication } from '../application-queries.ts';
import { findPublishedVoyages } from '../voyages.ts';

type Facts = Pick<
  CruiseSummary,
  'objectives' | 'revised' | 'chief_scientist' | 'agency' | 'areas' | 'done_stations'
> & {
  delivered_days: number | null;
};

const factsOf = async (db: Db, id: number): Promise<Facts | undefined> => {
  const { rows } = await sql<Facts>`
    select coalesce(r.mission_objectives, r.executive_summary) as objectives, v.delivered_days,
      to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD') as revised,
      jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'email', u.email, 'orcid', u.orcid,
        'affiliation', u.affiliation) as chief_scientist,
      (select jsonb_build_object('name', a.name_en, 'ror', a.ror) from agencies a where a.id = r.agency_id) as agency,
      array(select p.name_en from ship_time_request_project_areas x join project_areas p on p.id = x.project_area_id
        where x.ship_time_request_id = r.id order by p.name_en) as areas,
      coalesce((select jsonb_agg(jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude) order by s.position)
        from voyage_report_stations d join stations s on s.id = d.station_id
        where d.ship_time_request_id = r.id), '[]') as done_stations
    from ship_time_requests r join users u on u.id = r.user_id
      join voyage_reports v on v.ship_time_request_id = r.id and v.submitted_at is not null
    where r.id = ${id}`.execute(db);
  return rows[0];
};

type Codes = { ices_code: string | null; departure: string | null; arrival: string | null };

const codesOf = async (db: Db, voyage: Voyage): Promise<Codes> => {
  const { rows } = await sql<Codes>`select v.ices_code,
      (select un_locode from ports where id = ${voyage.mobilization_port?.id ?? null}) as departure,
      (select un_locode from ports where id = ${voyage.demobilization_port?.id ?? null}) as arrival
    from vessels v where v.id = ${voyage.vessel.id}`.execute(db);
  return rows[0]!;
};

const portOf = (port: Voyage['mobilization_port'], un_locode: string | null): SummaryPort | null =>
  port && { name: port.name_en, un_locode };

export const readCruiseSummary = async (
  db: Db,
  actor: Actor,
  id: number,
  number: string | undefined,
): Promise<CruiseSummary> => {
  const application = await requireVisibleApplication(db, actor, id);
  throwIfRefused(mayReadReport(actor, application));
  const voyages = (await findPublishedVoyages(db, [id])).get(id) ?? [];
  const voyage = voyages.find(({ voyage_number }) => number === undefined || voyage_number === number);
  const facts = await factsOf(db, id);
  if (!voyage?.voyage_number || !facts) throw notFoundRefusal();
  const codes = await codesOf(db, voyage);
  const { start, end } = computeOperationsDates(voyage) ?? { start: voyage.start_date, end: voyage.end_date };
  // A report covers all voyages of its application, so its numbers cannot be given for one of several.
  const shared = voyages.length > 1 && { delivered_days: null, done_stations: [] };
  return {
    ...facts,
    ...shared,
    voyage_number: voyage.voyage_number,
    title: voyage.title,
    start,
    end,
    vessel: { name: voyage.vessel.name_en, ices_code: codes.ices_code },
    departure: portOf(voyage.mobilization_port, codes.departure),
    arrival: portOf(voyage.demobilization_port, codes.arrival),
  };
};
