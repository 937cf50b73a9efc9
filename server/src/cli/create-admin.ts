import { signupSchema, type Signup } from '@shiptime/domain/accounts/schema';
import { roles } from '@shiptime/domain/shared/actor';
import { toFieldProblems } from '@shiptime/domain/shared/field-problem';
import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { runInTransaction } from '../db/transaction.ts';
import { replacePassword } from '../features/accounts/passwords/new-password.ts';
import { hashPassword } from '../features/accounts/passwords/passwords.ts';
import { endSessions } from '../features/accounts/sessions/sessions.ts';
import { writeAuditEntry } from '../audit/audit.ts';
import { registerSubscribers } from '../event-subscribers.ts';
import { translate } from '../http/language.ts';
import { StartupError } from '../startup-error.ts';
import { askPassword } from './ask-password.ts';
import { readOptions, type Command } from './command.ts';

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  language: { type: 'string', default: 'en' },
} as const;

const readAccount = async (args: string[]): Promise<Signup> => {
  const given = readOptions(args, options);
  const password = await askPassword('Password of the administrator: ');
  const parsed = signupSchema.safeParse({
    email: given.email,
    first_name: given['first-name'],
    last_name: given['last-name'],
    locale: given.language,
    password,
    password_confirmation: password,
  });
  if (parsed.success) return parsed.data;
  const problems = toFieldProblems(parsed.error).map(
    ({ field, code, params }) => `${field}: ${translate('en', `errors:fields.${code}`, params)}`,
  );
  throw new StartupError(problems.join('\n'));
};

export const createOrPromoteAdministrator = async (
  tx: Tx,
  account: Signup,
  password_hash: string,
): Promise<boolean> => {
  const { email, first_name, last_name, locale: language } = account;
  const rights = {
    user_type_id: roles.administrator,
    active: true,
    email_verified_at: sql<string>`now()`,
    demonstration: false,
  };
  const known = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (known) {
    await tx.updateTable('users').set(rights).where('id', '=', known.id).execute();
    await replacePassword(tx, known.id, password_hash);
    // Ends sessions, so that no open session gains administrator rights.
    await endSessions(tx, known.id);
  }
  const { id } =
    known ??
    (await tx
      .insertInto('users')
      .values({ email, first_name, last_name, ...(language && { language }), ...rights, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow());
  await writeAuditEntry(tx, null, {
    action: 'users.made_administrator',
    subject_type: 'users',
    subject_id: id,
  });
  return known === undefined;
};

export const createAdminCommand: Command = {
  usage: 'create-admin --email … --first-name … --last-name … [--language fr]   the password is asked for',
  prepare: async (args) => {
    const account = await readAccount(args);
    return async (db, _config, { bringUpToDate }) => {
      registerSubscribers();
      await bringUpToDate();
      const hash = await hashPassword(account.password);
      const isNew = await runInTransaction(db, (tx) => createOrPromoteAdministrator(tx, account, hash));
      return isNew
        ? `${account.email} is now an administrator.`
        : `${account.email} had an account and is now an administrator with the new password.`;
    };
  },
};
