import { readOptions, type Command } from './command.ts';

export const migrateCommand: Command = {
  usage: 'migrate   bring the schema of the database up to date',
  prepare: async (args) => {
    readOptions(args, {});
    return async (_db, _config, { bringUpToDate }) =>
      `${await bringUpToDate(console.error)} migrations applied.`;
  },
};
