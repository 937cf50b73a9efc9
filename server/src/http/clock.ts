import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { handedOver } from './method-override.ts';

const answering = new AsyncLocalStorage<FastifyReply>();

/** From here on everything that is done for a request knows how long ago it arrived. */
export const registerArrivals = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, reply, done) => {
    answering.run(handedOver(request)?.firstReply ?? reply, done);
  });
};

/**
 * Tells the transaction when its request reached the server, by the database's clock (record 0011): what waited
 * for a lock or in a queue is not late for it. `public.received_at()` answers with it until the transaction ends, and with
 * the clock where nobody has told. Select it in a statement before, or beside, the first lock.
 */
export const tellArrival = (): RawBuilder<string> =>
  sql<string>`set_config('shiptime.received_at',
    (clock_timestamp() - make_interval(secs => ${(answering.getStore()?.elapsedTime ?? 0) / 1000}))::text, true)`;
