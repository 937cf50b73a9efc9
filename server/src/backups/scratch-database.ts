import { Client } from 'pg';
import { type Database, type DatabaseAddress, openDatabase } from '../db/connection.ts';
import { lockDatabaseExclusively } from '../db/process-locks.ts';
import { StartupError } from '../startup-error.ts';

export interface ScratchDatabase {
  remove(): Promise<void>;
  open(): Promise<Database>;
}

const withClient = async <T>(address: DatabaseAddress, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({
    ...address,
    connectionTimeoutMillis: 5000,
    application_name: 'shiptime scratch',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const longestStatementMs = 3_600_000;

export const openDatabaseForLongStatements = (address: DatabaseAddress, poolSize: number): Database =>
  openDatabase({
    address,
    poolSize,
    statementTimeoutMs: longestStatementMs,
    responseTimeout: { answerMs: longestStatementMs },
  });

export const createScratchBesideDatabase = (
  address: Extract<DatabaseAddress, { database: string }>,
): ScratchDatabase => {
  const database = `${address.database}_scratch`;
  const remove = () =>
    withClient(address, async (client) => {
      await client.query(`drop database if exists ${client.escapeIdentifier(database)} with (force)`);
    });
  return {
    remove,
    open: async () => {
      await remove();
      await withClient(address, (client) =>
        client.query(`create database ${client.escapeIdentifier(database)} template template0`),
      );
      return openDatabaseForLongStatements({ ...address, database }, 2);
    },
  };
};

/** SQL comment that marks the scratch database; without it, only empty databases are used. */
const mark = 'Shiptime restores backups here to prove them: everything in it is removed.';

const stateQuery = `select obj_description('public'::regnamespace, 'pg_namespace') as mark,
  (select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1) as other`;

const isMarked = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ mark: string | null; other: string | null }>(stateQuery);
  if (rows[0]?.mark === mark) return true;
  if (rows[0]?.other)
    throw new StartupError(
      `The database of BACKUP_SCRATCH_URL holds something (${rows[0].other}): it must be one that nobody uses, and was left untouched.`,
    );
  return false;
};

const empty = async (client: Client): Promise<void> => {
  if (!(await lockDatabaseExclusively(client)))
    throw new StartupError('A portal uses the database of BACKUP_SCRATCH_URL: it was left untouched.');
  await client.query('drop schema public cascade; create schema public');
  await client.query(`comment on schema public is ${client.escapeLiteral(mark)}`);
};

const scratchAt = (connectionString: string): ScratchDatabase => {
  const address = { connectionString };
  return {
    remove: () =>
      withClient(address, async (client) => {
        if (await isMarked(client)) await empty(client);
      }),
    open: async () => {
      await withClient(address, async (client) => {
        await isMarked(client);
        await empty(client);
      });
      return openDatabaseForLongStatements(address, 2);
    },
  };
};

/** With `DATABASE_URL`, backups are proven only if a scratch database is configured. */
export const createScratchDatabase = (
  { scratchUrl }: { readonly scratchUrl: string | undefined },
  address: DatabaseAddress,
): ScratchDatabase | undefined => {
  if (scratchUrl) return scratchAt(scratchUrl);
  return 'database' in address ? createScratchBesideDatabase(address) : undefined;
};
