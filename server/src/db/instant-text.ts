import { type RawBuilder, sql } from 'kysely';

/**
 * Formats an instant inside JSON as the driver does elsewhere: RFC 3339, UTC. Pass only
 * expressions written in the code.
 */
export const instantText = (expression: string): RawBuilder<string | null> =>
  sql.raw(`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
