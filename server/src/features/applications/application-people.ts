import { sql } from 'kysely';

/** A union, because PostgreSQL cannot use an index for a join with `or`. */
export const applicationPeopleSql = sql`(
  select id as ship_time_request_id, user_id, true as is_primary from ship_time_requests
  union all select ship_time_request_id, user_id, false from co_proponents)`;
