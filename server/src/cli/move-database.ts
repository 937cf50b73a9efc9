import type { Pool } from 'pg';
import { type Db, openDatabase } from '../db/connection.ts';
import { withDatabaseDump } from '../db/dump/database-dump.ts';
import { loadAndMigrate } from '../db/dump/load-dump.ts';
import { lockDatabaseExclusively } from '../db/process-locks.ts';
import { migrate } from '../db/migrate.ts';
import { StartupError } from '../startup-error.ts';
import { readOptions, type Command } from './command.ts';

const targetOf = (args: string[]): string => {
  const { to } = readOptions(args, { to: { type: 'string' } });
  // The environment hides the password from the list of processes.
  const target = to ?? process.env['TARGET_DATABASE_URL'];
  if (!target || !URL.canParse(target)) {
    throw new StartupError('Where to? --to postgres://…, or TARGET_DATABASE_URL in the environment.');
  }
  return target;
};

/** Refuses to move a demonstration, because the passwords of its accounts are public. */
const refuseDemonstration = async (db: Db): Promise<void> => {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('demonstration', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  if (!account) return;
  throw new StartupError(
    `This is the database of a demonstration (${account.email} and others): its accounts are not carried over. ` +
      'Start the portal with the other DATABASE_URL and make the first administrator with create-admin.',
  );
};

const inUse = (place: string): StartupError =>
  new StartupError(
    `A portal uses ${place}: what is saved after the copy would be lost. Stop every portal first; nothing was copied.`,
  );

/** Holds the lock that prevents every portal from starting on that database. */
const alone = async <T>(pool: Pool, place: string, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    if (!(await lockDatabaseExclusively(client))) throw inUse(place);
    return await work();
  } finally {
    client.release(true);
  }
};

export const moveDatabaseCommand: Command = {
  asOwner: true,
  usage: 'move-database --to <url>   copy everything into an unused database; stop the portal first',
  prepare: async (args) => {
    const connectionString = targetOf(args);
    return async (db, _config, { pool, embedded }) => {
      const others = embedded?.otherUsers() ?? [];
      if (others.length > 0) throw inUse(`the database here (process ${others.join(', ')})`);
      const responseTimeout = { answerMs: 0 };
      const target = openDatabase({ address: { connectionString }, poolSize: 4, responseTimeout });
      try {
        await alone(pool, 'the database here', async () => {
          await migrate(db);
          await refuseDemonstration(db);
          await alone(target.pool, 'the other database', () =>
            withDatabaseDump(pool, (dump) => loadAndMigrate(target, dump)),
          );
        });
      } finally {
        await target.close();
      }
      return 'Everything is in the other database. Start the portal with its DATABASE_URL.';
    };
  },
};
