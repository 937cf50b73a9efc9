import { sql } from 'kysely';
import { openOrAcceptedStatuses, statusIdsOf } from '@shiptime/domain/applications/lifecycle';
import type { Demand } from '@shiptime/domain/applications/wire/demand';
import type { Db } from '#db/connection.ts';
import type { ApplicationRow } from '../application-row.ts';

const asking = statusIdsOf(openOrAcceptedStatuses);

/** Leaves out drafts and reveals only counts, per vessel and month. */
export const findCompetingDemand = async (
  db: Db,
  { id, fiscal_year_id }: ApplicationRow,
): Promise<Demand[]> => {
  const { rows } = await sql<Demand>`
    select coalesce(r.vessel_id, r.vessel_preference_1_id) as vessel_id, to_char(month, 'YYYY-MM') as month,
      count(*)::int as applications
    from ship_time_requests r cross join lateral generate_series(
      date_trunc('month', r.operational_window_start::timestamp), r.operational_window_end::timestamp, '1 month') month
    where r.fiscal_year_id = ${fiscal_year_id} and r.id <> ${id} and r.status_id = any(${asking}::int[])
      and coalesce(r.vessel_id, r.vessel_preference_1_id) is not null
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
};
