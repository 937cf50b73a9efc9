import { Client, type Pool } from 'pg';

/** Runs the work on a connection of its own: COPY cannot share one on which statements are pipelined. */
export const withCopyClient = async <T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ ...pool.options, pipeline: false });
  // A connection that is lost between two statements fails the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
