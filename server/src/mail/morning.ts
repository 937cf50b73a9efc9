import { sql } from 'kysely';
import type { Instant } from '@shiptime/domain/shared/instant';

/** Summaries wait for the morning of the capital: nobody is written to at night. */
const zone = 'America/Toronto';
const hour = 7;

/** A row `today`: the calendar day in the capital (`day`, YYYY-MM-DD), and whether its morning has come (`is_morning`). */
export const todayInCapital = (now: Instant) => sql`(select to_char(local.at, 'YYYY-MM-DD') as day,
    extract(hour from local.at) >= ${hour} as is_morning
  from (select ${now}::timestamptz at time zone ${zone} as at) local) today`;
