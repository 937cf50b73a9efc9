import { Client, type Pool } from 'pg';

/** COPY cannot share a connection with pipelined statements. */
export const withCopyClient = async <T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ ...pool.options, pipeline: false });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
