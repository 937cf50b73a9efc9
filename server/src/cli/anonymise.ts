import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '../db/connection.ts';
import { runInTransaction } from '../db/transaction.ts';
import {
  type ErasedFieldCounts,
  erasePerson,
  type PersonToErase,
} from '../features/accounts/users/erasure.ts';
import { StartupError } from '../startup-error.ts';
import { readOptions, type Command } from './command.ts';

const findPerson = async (tx: Tx, email: string, forGood: boolean): Promise<PersonToErase> => {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'pending_email', 'user_type_id'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new StartupError(`Nobody has the address ${email}.`);
  if (!forGood || person.user_type_id !== roles.administrator) return person;
  const others = await tx
    .selectFrom('users')
    .select('id')
    .where('user_type_id', '=', roles.administrator)
    .where('active', '=', true)
    .where('id', '<>', person.id)
    .executeTakeFirst();
  if (!others)
    throw new StartupError('This is the only administrator: make another one first (create-admin).');
  return person;
};

const told = (erased: ErasedFieldCounts): string =>
  Object.entries(erased)
    .filter(([, rows]) => rows > 0)
    .map(([what, rows]) => `  ${what}: ${rows}`)
    .join('\n');

class OnlyLooked extends Error {}

export const anonymisePerson = async (
  db: Parameters<typeof runInTransaction>[0],
  email: string,
  forGood: boolean,
): Promise<ErasedFieldCounts> => {
  let erased: ErasedFieldCounts = {};
  await runInTransaction(db, async (tx) => {
    const person = await findPerson(tx, email, forGood);
    erased = await erasePerson(tx, person, `command line (${userInfo().username})`);
    if (!forGood) throw new OnlyLooked();
  }).catch((error: unknown) => {
    if (!(error instanceof OnlyLooked)) throw error;
  });
  return erased;
};

const askAgain = async (email: string): Promise<void> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(
    `This cannot be taken back. Type the address once more to erase who ${email} is: `,
  );
  lines.close();
  if (answer.trim().toLowerCase() !== email)
    throw new StartupError('That is another address: nothing was changed.');
};

export const anonymiseCommand: Command = {
  usage:
    'anonymise <email> [--erase]   count what the portal holds of a person; with --erase take it away for good',
  prepare: async ([given = '', ...args]) => {
    const { erase } = readOptions(args, { erase: { type: 'boolean', default: false } });
    const email = given.trim().toLowerCase();
    if (!email.includes('@')) throw new StartupError('Whom? anonymise <email> [--erase]');
    if (erase) await askAgain(email);
    return async (db, _config, { bringUpToDate }) => {
      await bringUpToDate();
      const erased = await anonymisePerson(db, email, erase);
      return erase
        ? `Who ${email} was is erased:\n${told(erased)}\nWhat they did stays, by “Person / Personne”. Older backups still hold it.`
        : `Of ${email} would be erased, besides the account itself:\n${told(erased)}\nNothing was changed. With --erase it is.`;
    };
  },
};
