import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import type { Stages } from '@shiptime/domain/applications/wire/stages';
import type { Voyage } from '@shiptime/domain/plans/voyages';
import { reviewLevels } from '@shiptime/domain/plans/lifecycle';
import type { Db } from '#db/connection.ts';
import { instantTextSql } from '#db/instant-text.ts';
import { readSettings } from '#features/reference/settings.ts';
import type { ApplicationRow } from '../application-row.ts';
import { loadReportStates } from '../reports/report-states.ts';
import { findPublishedVoyages } from '../voyages.ts';
import { type StageFacts, deriveStages } from './stages.ts';

type Found = Pick<
  StageFacts,
  'accepted_at' | 'archived_at' | 'level' | 'since' | 'has_proposed_correction'
> & {
  receipt: string | null;
  opening_year: number;
  coordinators: { id: number; first_name: string; last_name: string }[] | null;
  vessel: { name_en: string; name_fr: string } | null;
};

/** If the missions are on several plans, the one at the earliest review level counts. */
const findFacts = async (db: Db, row: ApplicationRow): Promise<Found> => {
  const { rows } = await sql<Found>`
    with history as (select * from ship_time_request_history where ship_time_request_id = ${row.id}),
    plan as (
      select p.id, p.review_level from missions m join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
      where m.ship_time_request_id = ${row.id}
      order by array_position(${[...reviewLevels]}::text[], p.review_level), p.id limit 1
    )
    select (select max(created_at) from history where action = 'accept') as accepted_at,
      (select receipt from history where receipt is not null) as receipt,
      (select max(created_at) from history where to_status_id in (5, 6, 7)
        and from_status_id is distinct from to_status_id) as archived_at,
      (select review_level from plan) as level,
      exists (select from corrections where ship_time_request_id = ${row.id} and state = 'proposed')
        as has_proposed_correction,
      coalesce((select jsonb_object_agg(to_level, at) from (
        select h.to_level,
          ${instantTextSql('max(h.created_at)')} as at from vessel_plan_history h join plan on plan.id = h.vessel_plan_id
        where h.to_level <> 'regional' and not exists (select from vessel_plan_history r
          where r.vessel_plan_id = h.vessel_plan_id and r.action = 'reopen' and r.id <= h.id)
        group by h.to_level) entered), '{}') as since,
      (select extract(year from start_date)::int from fiscal_years where id = ${row.fiscal_year_id}) as opening_year,
      (select jsonb_build_object('name_en', name_en, 'name_fr', name_fr) from vessels where id = ${row.vessel_id}) as vessel,
      (select jsonb_agg(jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) order by u.id)
        from users u join user_vessels v on v.user_id = u.id
        where v.vessel_id = ${row.vessel_id} and u.active and u.user_type_id = 3) as coordinators`.execute(
    db,
  );
  return rows[0]!;
};

export const findStages = async (db: Db, row: ApplicationRow): Promise<Stages> => {
  const [found, { results_month }, voyages] = await Promise.all([
    findFacts(db, row),
    readSettings(db),
    row.status_id === statuses.accepted ? findPublishedVoyages(db, [row.id]) : new Map<number, Voyage[]>(),
  ]);
  const report = (await loadReportStates(db, [row], voyages)).get(row.id) ?? null;
  const publishedVessel = voyages.get(row.id)?.[0]?.vessel;
  const { asked_at: now, status_id, created_at, submitted_at, deadline_at } = row;
  const stages = deriveStages({ ...found, report, now, status_id, created_at, submitted_at, deadline_at });
  return {
    ...stages,
    receipt: found.receipt,
    vessel: publishedVessel
      ? { name_en: publishedVessel.name_en, name_fr: publishedVessel.name_fr }
      : found.vessel,
    people: stages.waiting_for === 'coordinators' ? (found.coordinators ?? []) : [],
    results_expected: `${found.opening_year - 1}-${String(results_month).padStart(2, '0')}`,
  };
};
