import { migrate } from '../db/migrate.ts';
import { readOptions, type Command } from './command.ts';

export const migrateCommand: Command = {
  usage: 'migrate   bring the schema of the database up to date',
  prepare: async (args) => {
    readOptions(args, {});
    return async (db) => `${await migrate(db)} migrations applied.`;
  },
};
