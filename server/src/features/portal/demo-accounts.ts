import { monogram } from '@shiptime/domain/accounts/monogram';
import type { Db } from '#db/connection.ts';

/** One password for every account of the demonstration, shown on its login page; it exists nowhere else. */
const demoPassword = 'Shiptime-Demo-1';

/** In the order in which someone who is new here would try them. */
const demoEmails = [
  'proponent',
  'coproponent',
  'coordinator',
  'coordinator.pacific',
  'national',
  'admin',
  'observer',
].map((name) => `${name}@shiptime.example`);

/** Those of the demonstration's accounts that are there and may sign in. */
export const listDemoAccounts = async (db: Db) => {
  const users = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'user_type_id'])
    .where('email', 'in', demoEmails)
    .where('active', '=', true)
    .where('demonstration', '=', true)
    .execute();
  return users
    .toSorted((a, b) => demoEmails.indexOf(a.email) - demoEmails.indexOf(b.email))
    .map(({ email, first_name, last_name, user_type_id }) => ({
      email,
      password: demoPassword,
      name: `${first_name} ${last_name}`,
      monogram: monogram({ first_name, last_name }),
      user_type_id,
    }));
};
