import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';
import type { Job } from '#jobs/repeated-job.ts';
import { todayInVancouverSql } from './open-voyages.ts';
import { type BerthRequestChanged, berthRequestChangedEvent } from './berth-request-changed.ts';

/** Ends undecided requests of voyages that have begun; notifies guests of these and of cancelled voyages. */
export const lapseBerthRequests = async (tx: Tx): Promise<number> => {
  await sql`update berth_requests b set state = 'lapsed', decided_at = clock_timestamp()
    where b.state = 'waiting' and coalesce((select m.start_date from missions m where m.id = b.mission_id), b.start_date)
      <= ${todayInVancouverSql}`.execute(tx);
  const { rows } = await sql<BerthRequestChanged['request'] & { reason: string | null }>`
    update berth_requests b set end_told = true where b.state = 'lapsed' and not b.end_told
    returning b.id, b.user_id, b.mission_id, b.vessel_id, null::integer as primary_id, null::integer as vessel_plan_id, b.voyage_title, b.start_date,
      b.end_date, b.berths, b.granted_berths, case when b.mission_id is null then (select h.reason from vessel_plan_history h
        join vessel_plans p on p.id = h.vessel_plan_id and p.scenario_id is null
        where p.vessel_id = b.vessel_id and p.fiscal_year_id = b.fiscal_year_id and h.action = 'reopen'
          and h.created_at >= b.created_at order by h.id desc limit 1) end as reason`.execute(tx);
  for (const { reason, ...request } of rows)
    await berthRequestChangedEvent.raise(tx, {
      type: 'berth_request.lapsed',
      actor: { id: 0 },
      request,
      quote: reason,
    });
  return rows.length;
};

export const lapseBerthRequestsJob: Job = { name: 'berth_requests', work: lapseBerthRequests };
