import { type RawBuilder, sql } from 'kysely';
import { asking } from './run-query.ts';

/**
 * Sets the arrival time that `public.received_at()` returns, so that lock waits make no
 * request late. Select it before the first lock.
 */
export const tellArrival = (): RawBuilder<string> =>
  sql<string>`set_config('shiptime.received_at',
    (clock_timestamp() - make_interval(secs => ${(asking.getStore()?.sinceArrivalMs() ?? 0) / 1000}))::text, true)`;
