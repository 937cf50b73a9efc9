import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';

export const haveCommonApplication = async (db: Db, one: number, other: number): Promise<boolean> => {
  const proponents = sql`(
    select id as request_id, user_id from ship_time_requests
    union all select ship_time_request_id, user_id from co_proponents)`;
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from ${proponents} a join ${proponents} b using (request_id)
      where a.user_id = ${one} and b.user_id = ${other}) as found`.execute(db);
  return rows[0]?.found ?? false;
};
