import path from 'node:path';
import { readBackup, writeBackup } from '../db/dump/backup-files.ts';
import { withDatabaseDump } from '../db/dump/database-dump.ts';
import { load } from '../db/dump/loading.ts';
import { StartupProblem } from '../startup-problem.ts';
import { readOptions, type Command } from './command.ts';

const directoryOf = (args: string[], option: 'to' | 'from'): string => {
  const given = readOptions(args, { [option]: { type: 'string' } } as const)[option];
  if (typeof given !== 'string') throw new StartupProblem(`Which directory? --${option} <directory>`);
  return path.resolve(process.env['INIT_CWD'] ?? '.', given);
};

export const backup: Command = {
  usage: 'backup --to <directory>   write everything down; the portal may go on meanwhile',
  prepare: async (args) => {
    const directory = directoryOf(args, 'to');
    return async (_db, _config, { pool }) => {
      const rows = await withDatabaseDump(pool, (dump) =>
        writeBackup(directory, dump, new Date().toISOString()),
      );
      return `${rows} rows are in ${directory}.`;
    };
  },
};

export const restore: Command = {
  usage: 'restore --from <directory>   fill an unused database with a backup',
  prepare: async (args) => {
    const directory = directoryOf(args, 'from');
    const dump = await readBackup(directory);
    return async (_db, _config, database) => {
      await load(database, dump);
      return `The database holds what was backed up in ${directory}.`;
    };
  },
};
