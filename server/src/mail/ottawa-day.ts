import { sql } from 'kysely';
import { easternZone } from '@shiptime/domain/reference/deadline-words';
import type { Instant } from '@shiptime/domain/shared/instant';

const hour = 7;

/** SQL for a row `today` in Eastern time: `day` (YYYY-MM-DD) and `is_morning`. */
export const todayInOttawaSql = (now: Instant) => sql`(select to_char(local.at, 'YYYY-MM-DD') as day,
    extract(hour from local.at) >= ${hour} as is_morning
  from (select ${now}::timestamptz at time zone ${easternZone} as at) local) today`;
