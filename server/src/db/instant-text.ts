import { type RawBuilder, sql } from 'kysely';

/** An instant within JSON as the driver gives it elsewhere: RFC 3339, UTC, with `Z`. The column or expression is written in the code. */
export const instantText = (expression: string): RawBuilder<string | null> =>
  sql.raw(`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
