import { type RawBuilder, sql } from 'kysely';
import { asking } from './run-query.ts';

/**
 * Tells the transaction when its request reached the server, by the database's clock (record 0011): what waited
 * for a lock or in a queue is not late for it. `public.received_at()` answers with it until the transaction ends, and with
 * the clock where nobody has told. Select it in a statement before, or beside, the first lock.
 */
export const tellArrival = (): RawBuilder<string> =>
  sql<string>`set_config('shiptime.received_at',
    (clock_timestamp() - make_interval(secs => ${(asking.getStore()?.sinceArrivalMs() ?? 0) / 1000}))::text, true)`;
