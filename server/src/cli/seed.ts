import { seedDemonstrationOnce, seedReferenceLists } from '../seed-database.ts';
import { readOptions, type Command } from './command.ts';

export const seedCommand: Command = {
  usage:
    'seed [--demo]   add what is missing of the lists; with --demo the demonstration, if there are no users yet',
  prepare: async (args) => {
    const { demo } = readOptions(args, { demo: { type: 'boolean', default: false } });
    return async (db, _config, { bringUpToDate }) => {
      await bringUpToDate();
      await seedReferenceLists(db);
      if (!demo) return 'The lists are complete.';
      return (await seedDemonstrationOnce(db, new Date().toISOString()))
        ? 'The lists are complete and the demonstration is made.'
        : 'The lists are complete; there are users already, so no demonstration was made.';
    };
  },
};
