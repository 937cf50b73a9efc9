import { type RawBuilder, sql } from 'kysely';
import { asking } from './run-query.ts';

/**
 * Sets the arrival time of the request for this transaction; `public.received_at()` returns
 * it, so waiting for a lock makes no request late. Select it before the first lock.
 */
export const tellArrival = (): RawBuilder<string> =>
  sql<string>`set_config('shiptime.received_at',
    (clock_timestamp() - make_interval(secs => ${(asking.getStore()?.sinceArrivalMs() ?? 0) / 1000}))::text, true)`;
