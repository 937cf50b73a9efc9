import { personInitials } from '@shiptime/domain/accounts/person-initials';
import type { Db } from '#db/connection.ts';

const demoPassword = 'Shiptime-Demo-1';

const demoEmails = [
  'proponent',
  'coproponent',
  'coordinator',
  'coordinator.pacific',
  'national',
  'admin',
  'observer',
].map((name) => `${name}@shiptime.example`);

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
      monogram: personInitials({ first_name, last_name }),
      user_type_id,
    }));
};
