import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseWait, waiting } from '../db/waiting.ts';

/** From here on a request waits for a database that hangs once, however many questions it has. */
export const registerDatabaseWait = (app: FastifyInstance, mostMs?: number): void => {
  const waits = new WeakMap<FastifyRequest, DatabaseWait>();
  app.addHook('onRequest', (request, _reply, done) => {
    const wait = new DatabaseWait(mostMs);
    waits.set(request, wait);
    waiting.run(wait, done);
  });
  // A body that comes in pieces has been read elsewhere meanwhile.
  app.addHook('preHandler', (request, _reply, done) => {
    waiting.run(waits.get(request)!, done);
  });
};
