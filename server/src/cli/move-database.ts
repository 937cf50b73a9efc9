import { openDatabase } from '../db/connection.ts';
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

export const moveDatabase: Command = {
  usage: 'move-database --to <url>   copy everything into an unused database; stop the portal first',
  prepare: async (args) => {
    const connectionString = targetOf(args);
    return async (db, _config, { pool }) => {
      await migrate(db);
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
