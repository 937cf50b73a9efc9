import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInTransaction } from '../db/transaction.ts';
import { collectPersonData } from '../features/accounts/users/person-data.ts';
import { errorCodeOf, StartupError } from '../startup-error.ts';
import { readOptions, type Command } from './command.ts';

/** Creates a file readable only by its owner; never overwrites one. */
const write = (file: string, text: string): void => {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new StartupError(
      errorCodeOf(error) === 'EEXIST' ? `${file} is there already.` : `${file} cannot be written.`,
    );
  }
};

export const personDataCommand: Command = {
  usage:
    'person-data <email> --to <file.json>   write down what the portal keeps of a person, to be given to them',
  prepare: async ([given = '', ...args]) => {
    const { to } = readOptions(args, { to: { type: 'string' } });
    const email = given.trim().toLowerCase();
    if (!email.includes('@') || !to)
      throw new StartupError('Whom, and where to? person-data <email> --to <file.json>');
    const file = path.resolve(process.env['INIT_CWD'] ?? '.', to);
    return async (db, _config, { bringUpToDate }) => {
      await bringUpToDate();
      const kept = await runInTransaction(db, async (tx) => {
        const person = await tx
          .selectFrom('users')
          .select(['id', 'email'])
          .where('email', '=', email)
          .executeTakeFirst();
        if (!person) throw new StartupError(`Nobody has the address ${email}.`);
        return collectPersonData(tx, person);
      });
      write(file, `${JSON.stringify({ email, written_at: new Date().toISOString(), kept }, null, 2)}\n`);
      const counts = Object.entries(kept).map(([table, rows]) => `  ${table}: ${rows.length}`);
      return [`What the portal keeps of ${email} is in ${file}:`, ...counts].join('\n');
    };
  },
};
