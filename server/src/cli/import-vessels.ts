import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInTransaction } from '../db/transaction.ts';
import { parseVesselsFile } from '../features/vessels/vessels-file.ts';
import { findVesselLookupLists, importVessels as writeVessels } from '../features/vessels/vessels-import.ts';
import { seedReferenceLists } from '../seed-database.ts';
import { StartupError } from '../startup-error.ts';
import { readOptions, type Command } from './command.ts';

const read = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch {
    throw new StartupError(`${file} cannot be read.`);
  }
};

export const importVesselsCommand: Command = {
  usage: 'import-vessels --from <file.csv>   add vessels, or change those whose English name is known',
  prepare: async (args) => {
    const { from } = readOptions(args, { from: { type: 'string' } });
    if (!from) throw new StartupError('Which file? --from <file.csv>');
    const bytes = read(path.resolve(process.env['INIT_CWD'] ?? '.', from));
    return async (db, _config, { bringUpToDate }) => {
      await bringUpToDate();
      await seedReferenceLists(db);
      const { added, changed } = await runInTransaction(db, async (tx) => {
        const { vessels, problems } = parseVesselsFile(bytes, await findVesselLookupLists(tx));
        if (problems.length > 0) throw new StartupError(`Nothing was imported:\n${problems.join('\n')}`);
        return writeVessels(tx, vessels);
      });
      return `${added} vessels added, ${changed} changed.`;
    };
  },
};
