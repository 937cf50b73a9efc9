import { sql } from 'kysely';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';

/**
 * From here to its end, or to the next such word, the transaction writes as of this moment: the past is planted as it was
 * written, before the deadlines that have passed since.
 */
export const asOf = async (tx: Tx, moment: Instant): Promise<void> => {
  await sql`select set_config('shiptime.received_at', ${moment}, true)`.execute(tx);
};
