import { signupSchema, type Signup } from '@shiptime/domain/accounts/schema';
import { roles } from '@shiptime/domain/shared/actor';
import { problemsOf } from '@shiptime/domain/shared/field-problem';
import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { translate } from '../http/language.ts';
import { StartupProblem } from '../startup-problem.ts';
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
  const problems = problemsOf(parsed.error).map(
    ({ field, code, params }) => `${field}: ${translate('en', `errors:fields.${code}`, params)}`,
  );
  throw new StartupProblem(problems.join('\n'));
};

/** Adds the account, or makes the account that has this address an administrator with this password. */
const writeAdministrator = async (tx: Tx, account: Signup, password_hash: string): Promise<boolean> => {
  const { email, first_name, last_name, locale: language } = account;
  const rights = {
    password_hash,
    user_type_id: roles.administrator,
    active: true,
    email_verified_at: sql<string>`now()`,
  };
  const known = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  const { id } = known
    ? await tx
        .updateTable('users')
        .set(rights)
        .where('id', '=', known.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('users')
        .values({ email, first_name, last_name, ...(language && { language }), ...rights })
        .returning('id')
        .executeTakeFirstOrThrow();
  await tx
    .insertInto('audit_log')
    .values({ action: 'create_administrator', subject_type: 'user', subject_id: id })
    .execute();
  return known === undefined;
};

export const createAdmin: Command = {
  usage: 'create-admin --email … --first-name … --last-name … [--language fr]   the password is asked for',
  prepare: async (args) => {
    const account = await readAccount(args);
    return async (db) => {
      await migrate(db);
      const hash = await hashPassword(account.password);
      const isNew = await inTransaction(db, (tx) => writeAdministrator(tx, account, hash));
      return isNew
        ? `${account.email} is now an administrator.`
        : `${account.email} had an account and is now an administrator with the new password.`;
    };
  },
};
