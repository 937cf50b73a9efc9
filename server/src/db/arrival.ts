import { type RawBuilder, sql } from 'kysely';
import { queryContext } from './run-query.ts';

/**
 * Sets the arrival time that `public.received_at()` returns, so that lock waits make no
 * request late. Select it before the first lock.
 */
export const setArrivalTime = (): RawBuilder<string> =>
  sql<string>`set_config('shiptime.received_at',
    (clock_timestamp() - make_interval(secs => ${(queryContext.getStore()?.sinceArrivalMs() ?? 0) / 1000}))::text, true)`;
