import { type RawBuilder, sql } from 'kysely';

/** RFC 3339 in UTC, as the driver formats elsewhere. Not escaped: pass only constant SQL. */
export const instantTextSql = (expression: string): RawBuilder<string | null> =>
  sql.raw(`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
