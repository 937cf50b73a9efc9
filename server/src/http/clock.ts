import { sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import type { Db } from '../db/connection.ts';

/**
 * The moment when the request reached the server, by the database's clock (DESIGN 1, "Deadline"):
 * what waited for a lock or in a queue is not late for it.
 */
export const momentOfArrival = async (db: Db, reply: FastifyReply): Promise<string> => {
  const elapsedSeconds = reply.elapsedTime / 1000;
  const { rows } = await sql<{ at: string }>`
    select clock_timestamp() - make_interval(secs => ${elapsedSeconds}) as at`.execute(db);
  return rows[0]!.at;
};
