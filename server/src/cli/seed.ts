import { migrate } from '../db/migrate.ts';
import { seedLists } from '../seeding.ts';
import { readOptions, type Command } from './command.ts';

export const seed: Command = {
  usage: 'seed   add what is missing of the lists, ports and vessels',
  prepare: async (args) => {
    readOptions(args, {});
    return async (db) => {
      await migrate(db);
      await seedLists(db);
      return 'The lists are complete.';
    };
  },
};
