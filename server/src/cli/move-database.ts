import { type Db, openDatabase } from '../db/connection.ts';
import { withDatabaseDump } from '../db/dump/database-dump.ts';
import { load } from '../db/dump/loading.ts';
import { migrate } from '../db/migrate.ts';
import { StartupProblem } from '../startup-problem.ts';
import { readOptions, type Command } from './command.ts';

const targetOf = (args: string[]): string => {
  const { to } = readOptions(args, { to: { type: 'string' } });
  // In the environment a password is not seen by everyone who lists the processes.
  const target = to ?? process.env['TARGET_DATABASE_URL'];
  if (!target || !URL.canParse(target)) {
    throw new StartupProblem('Where to? --to postgres://…, or TARGET_DATABASE_URL in the environment.');
  }
  return target;
};

/** Their password stands on a page of every demonstration: no real portal begins with them. */
const refuseDemonstration = async (db: Db): Promise<void> => {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('demonstration', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  if (!account) return;
  throw new StartupProblem(
    `This is the database of a demonstration (${account.email} and others): its accounts are not carried over. ` +
      'Start the portal with the other DATABASE_URL and make the first administrator with create-admin.',
  );
};

export const moveDatabase: Command = {
  usage: 'move-database --to <url>   copy everything into an unused database; stop the portal first',
  prepare: async (args) => {
    const connectionString = targetOf(args);
    return async (db, _config, { pool }) => {
      await migrate(db);
      await refuseDemonstration(db);
      const target = openDatabase({ address: { connectionString }, poolSize: 4 });
      try {
        await withDatabaseDump(pool, (dump) => load(target, dump));
      } finally {
        await target.close();
      }
      return 'Everything is in the other database. Start the portal with its DATABASE_URL.';
    };
  },
};
