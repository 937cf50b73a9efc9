import { sql } from 'kysely';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';

/** Sets the clock of the transaction, so that seeds can submit after a deadline. */
export const setDatabaseClock = async (tx: Tx, moment: Instant): Promise<void> => {
  await sql`select set_config('shiptime.received_at', ${moment}, true)`.execute(tx);
};
