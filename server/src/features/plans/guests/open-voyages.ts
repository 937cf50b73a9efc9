import { sql } from 'kysely';
import { mayRequestBerths, type OpenVoyageFacts } from '@shiptime/domain/plans/guests/berth-requests';
import type { OpenVoyage } from '@shiptime/domain/plans/wire/guests';
import { toPermissionFlags } from '@shiptime/domain/shared/permission-decision';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Db, Tx } from '#db/connection.ts';
import { voyageNumberSql } from '#features/applications/voyage-numbers.ts';
import { isPlanReopenedSql, publishedSchedulesSql } from '#features/applications/voyages.ts';

/** Today in Pacific time, as for deadlines. */
export const todayInVancouverSql = sql`(clock_timestamp() at time zone 'America/Vancouver')::date`;

export type OpenVoyageRow = Omit<OpenVoyage, 'can' | 'spare_berths'> & {
  readonly spare_berths: number | null;
  readonly proponent_ids: readonly number[];
  readonly is_ahead: boolean;
};

export const proponentIdsSql = (application: string) => sql<number[]>`coalesce((
  select array[r.user_id] || array(select c.user_id from co_proponents c where c.ship_time_request_id = r.id)
  from ship_time_requests r where r.id = ${sql.ref(application)}), '{}')`;

const areasOf = sql`array(select a.project_area_id from ship_time_request_project_areas a
  where a.ship_time_request_id = m.ship_time_request_id order by 1)`;

/** Leaves out reopened plans, whose days may change. */
export const findPublishedOpenVoyages = async (
  db: Db | Tx,
  actor: Actor,
  missionId?: number,
): Promise<OpenVoyageRow[]> => {
  const which =
    missionId === undefined
      ? sql`(mission ->> 'start_date')::date > ${todayInVancouverSql}`
      : sql`(mission ->> 'id')::int = ${missionId}`;
  const { rows } = await sql<OpenVoyageRow>`
    select m.id, ${voyageNumberSql('m.id')} as voyage_number, f.fiscal_year_id, p.vessel_id, mission ->> 'title' as title, (mission ->> 'start_date')::date as start_date,
      (mission ->> 'start_fraction')::numeric as start_fraction, (mission ->> 'end_date')::date as end_date,
      (mission ->> 'operational_days')::numeric as operational_days,
      (mission ->> 'mobilization_port_id')::int as mobilization_port_id,
      (mission ->> 'demobilization_port_id')::int as demobilization_port_id, ${areasOf} as project_area_ids,
      berths_to_spare(m.id) as spare_berths, ${proponentIdsSql('m.ship_time_request_id')} as proponent_ids,
      (mission ->> 'start_date')::date > ${todayInVancouverSql} as is_ahead,
      (select b.id from berth_requests b where b.mission_id = m.id and b.user_id = ${actor.id}
        and b.state in ('waiting', 'accepted')) as berth_request_id
    from ${publishedSchedulesSql}
      join missions m on m.id = (mission ->> 'id')::int
      join vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
        and p.vessel_id = (plan -> 'snapshot' -> 'vessel_id')::int
    where mission ->> 'start_date' is not null and not ${isPlanReopenedSql} and ${which}
    order by mission ->> 'start_date', m.id`.execute(db);
  return rows;
};

const factsOf = (row: OpenVoyageRow): OpenVoyageFacts => ({
  ...row,
  is_asked: row.berth_request_id !== null,
});

export const mayRequestBerthsOnVoyage = (actor: Actor, row: OpenVoyageRow, wanted: number) =>
  mayRequestBerths(actor, factsOf(row), wanted);

export const listOpenVoyages = async (db: Db, actor: Actor): Promise<OpenVoyage[]> =>
  (await findPublishedOpenVoyages(db, actor)).flatMap((row) => {
    const { proponent_ids: _people, is_ahead: _ahead, spare_berths, ...attributes } = row;
    if (spare_berths === null || (spare_berths < 1 && row.berth_request_id === null)) return [];
    return [
      {
        ...attributes,
        spare_berths: Math.max(0, spare_berths),
        can: toPermissionFlags({ ask: mayRequestBerths(actor, factsOf(row)) }),
      },
    ];
  });
