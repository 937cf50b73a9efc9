import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { ResponseTimeout } from './db/pipelined-client.ts';
import { openDatabase, type Database, type DatabaseAddress } from './db/connection.ts';
import {
  startEmbeddedServer,
  type EmbeddedEvent,
  type EmbeddedServer,
} from './db/embedded/embedded-server.ts';
import { migrateAsOwner, withOwnerConnection } from './db/database-owner.ts';
import { errorCodeOf, databaseLostError, StartupError } from './startup-error.ts';

type Tell = (sentence: string) => void;

export interface PortalDatabase extends Database {
  address: DatabaseAddress;
  ownerAddress: DatabaseAddress;
  bringUpToDate(tell?: Tell): Promise<number>;
  settle(): Promise<void>;
  embedded?: Pick<EmbeddedServer, 'dataDir' | 'isNew' | 'markFilled' | 'loss' | 'otherUsers'>;
  limitWaiting(): void;
}

const answerMs = 10_000;

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
      const reason = error.message || errorCodeOf(error) || 'no reason given';
      throw new StartupError(`The database of DATABASE_URL (${place}) cannot be reached: ${reason}.`);
    });
  if ((answer.rows[0]?.version ?? 0) < oldestVersion)
    throw new StartupError(`The database of DATABASE_URL (${place}) is older than PostgreSQL 15.`);
};

const requireTables = async ({ db }: Database, connectionString: string): Promise<void> => {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('public.schema_migrations') is not null as there`.execute(db);
  if (!rows[0]?.there)
    throw databaseLostError(
      `The database of DATABASE_URL (${withoutPassword(connectionString)}) is empty, and NEW_DATABASE=0 lets none be made: set DATABASE_URL to where the data are.`,
    );
};

const openGiven = async (connectionString: string, config: Config, events: DatabaseEvents) => {
  const address = { connectionString };
  const responseTimeout: ResponseTimeout = { answerMs };
  const database = openDatabase({ address, poolSize: config.databasePoolSize, responseTimeout, ...events });
  try {
    await checkReachable(database, connectionString);
    if (!config.mayMakeDatabase) await requireTables(database, connectionString);
  } catch (error) {
    await database.close();
    throw error;
  }
  responseTimeout.answerMs = 0;
  const limitWaiting = () => void (responseTimeout.answerMs = answerMs);
  const settle = async () => {};
  const owner = config.databaseOwnerUrl ? { connectionString: config.databaseOwnerUrl } : undefined;
  const bringUpToDate = (tell?: Tell) => migrateAsOwner(database.db, owner, tell);
  return { ...database, address, ownerAddress: owner ?? address, bringUpToDate, settle, limitWaiting };
};

const openEmbedded = async (config: Config, events: DatabaseEvents) => {
  const { dataDir, mayMakeDatabase: mayCreate } = config;
  const server = await startEmbeddedServer({ dataDir, durable: true, mayCreate, ...events });
  const { address: ownerAddress, portalAddress: address } = server;
  const responseTimeout: ResponseTimeout = { answerMs: 0 };
  const database = openDatabase({ address, poolSize: config.databasePoolSize, responseTimeout, ...events });
  const limitWaiting = () => void (responseTimeout.answerMs = answerMs);
  const close = async () => {
    await database.close();
    await server.stop();
  };
  const settle = async () => {
    await withOwnerConnection(ownerAddress, ({ db }) => sql`checkpoint`.execute(db));
  };
  const bringUpToDate = (tell?: Tell) => migrateAsOwner(database.db, ownerAddress, tell);
  return { ...database, address, ownerAddress, bringUpToDate, settle, close, limitWaiting, embedded: server };
};

export const openPortalDatabase = (config: Config, events: DatabaseEvents = {}): Promise<PortalDatabase> =>
  config.databaseUrl ? openGiven(config.databaseUrl, config, events) : openEmbedded(config, events);

/**
 * Opens the database with the owner's rights, for the commands that back up, restore, move or rotate keys.
 */
export const openOwnerDatabase = async (config: Config): Promise<PortalDatabase> => {
  const portal = await openPortalDatabase(config);
  const owner = openDatabase({ address: portal.ownerAddress, poolSize: 4, responseTimeout: { answerMs: 0 } });
  const close = async () => {
    await owner.close();
    await portal.close();
  };
  return { ...portal, ...owner, address: portal.ownerAddress, close };
};
