import { sql } from 'kysely';
import type { Config } from './config.ts';
import { openDatabase, type Database, type DatabaseAddress } from './db/connection.ts';
import { startEmbeddedServer, type EmbeddedEvent } from './db/embedded/embedded-server.ts';
import { codeOf, StartupProblem } from './startup-problem.ts';

export interface PortalDatabase extends Database {
  address: DatabaseAddress;
  /** After much was written: brings it to its place, so that a crash would not have to repeat it all. */
  settle(): Promise<void>;
}

export interface DatabaseEvents {
  onEvent?: (event: EmbeddedEvent) => void;
  onFailure?: (error: unknown) => void;
  onIdleError?: (error: Error) => void;
}

const oldestVersion = 150_000;

const withoutPassword = (connectionString: string): string => {
  const url = new URL(connectionString);
  return `${url.hostname}${url.port && `:${url.port}`}${url.pathname}`;
};

const checkReachable = async ({ db }: Database, connectionString: string): Promise<void> => {
  const place = withoutPassword(connectionString);
  const answer = await sql<{
    version: number;
  }>`select current_setting('server_version_num')::integer as version`
    .execute(db)
    .catch((error: Error) => {
      const reason = error.message || codeOf(error) || 'no reason given';
      throw new StartupProblem(`The database of DATABASE_URL (${place}) cannot be reached: ${reason}.`);
    });
  if ((answer.rows[0]?.version ?? 0) < oldestVersion)
    throw new StartupProblem(`The database of DATABASE_URL (${place}) is older than PostgreSQL 15.`);
};

const openGiven = async (connectionString: string, config: Config, events: DatabaseEvents) => {
  const address = { connectionString };
  const database = openDatabase({ address, poolSize: config.databasePoolSize, ...events });
  try {
    await checkReachable(database, connectionString);
  } catch (error) {
    await database.close();
    throw error;
  }
  // Its operators see to that.
  const settle = async () => {};
  return { ...database, address, settle };
};

const openEmbedded = async (config: Config, events: DatabaseEvents) => {
  const server = await startEmbeddedServer({ dataDir: config.dataDir, durable: true, ...events });
  const { address } = server;
  const database = openDatabase({ address, poolSize: config.databasePoolSize, ...events });
  const close = async () => {
    await database.close();
    await server.stop();
  };
  const settle = async () => {
    await sql`checkpoint`.execute(database.db);
  };
  return { ...database, address, settle, close };
};

/** The database of the settings: the given one, or the embedded one, which `close` stops again. */
export const openPortalDatabase = (config: Config, events: DatabaseEvents = {}): Promise<PortalDatabase> =>
  config.databaseUrl ? openGiven(config.databaseUrl, config, events) : openEmbedded(config, events);
