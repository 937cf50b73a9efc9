import { hash } from '@node-rs/argon2';
import { type Role, type RoleName, roles } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { insertRowsReturningIds, insertRows } from '../insert-rows.ts';
import people from './data/people.json' with { type: 'json' };
import type { ReferenceData } from './reference-data.ts';

const demonstrationPassword = 'Shiptime-Demo-1';

type Person = {
  readonly key: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: string;
  readonly role: RoleName;
  readonly title: string;
  readonly affiliation: string;
  readonly telephone: string | null;
  readonly active?: boolean;
  readonly vessels?: { readonly region?: string; readonly keys?: readonly string[] };
};

export type DemoPeople = {
  readonly id: (key: string) => number;
  readonly coordinatorOf: (vesselKey: string) => number;
  readonly national: number;
  readonly administrator: number;
  readonly role: (id: number) => Role;
};

const everyone = people as readonly Person[];

const joined = (now: string) => `${Number(now.slice(0, 4)) - 2}-02-03T15:00:00Z`;

const userRow = (person: Person, passwordHash: string, since: string) => ({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  email_verified_at: since,
  password_hash: passwordHash,
  title: person.title,
  affiliation: person.affiliation,
  telephone: person.telephone,
  language: person.language,
  user_type_id: roles[person.role],
  options: { first_login: false },
  demonstration: true,
  active: person.active ?? true,
  created_at: since,
  updated_at: since,
});

const vesselKeysOf = ({ vessels }: Person, { vessels: fleet }: ReferenceData): readonly string[] =>
  vessels?.keys ??
  fleet
    .filter((vessel) => vessel.active && vessels?.region !== undefined && vessel.region === vessels.region)
    .map((vessel) => vessel.key);

export const seedPeople = async (tx: Tx, reference: ReferenceData, now: string): Promise<DemoPeople> => {
  const passwordHash = await hash(demonstrationPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  const rows = everyone.map((person) => userRow(person, passwordHash, joined(now)));
  const numbers = await insertRowsReturningIds(tx, 'users', rows);
  const ids = new Map(everyone.map((person, index) => [person.key, numbers[index] ?? 0]));
  const id = (key: string): number => {
    const found = ids.get(key);
    if (!found) throw new Error(`nobody has the key ${key}`);
    return found;
  };
  const duties = everyone.flatMap((person) =>
    vesselKeysOf(person, reference).map((vessel) => ({ person: person.key, vessel })),
  );
  await insertRows(
    tx,
    'user_vessels',
    duties.map((duty) => ({ user_id: id(duty.person), vessel_id: reference.vessel(duty.vessel).id })),
  );
  const withRole = (role: RoleName) => id(everyone.find((person) => person.role === role)?.key ?? role);
  return {
    id,
    coordinatorOf: (vessel) => id(duties.find((duty) => duty.vessel === vessel)?.person ?? 'nobody'),
    national: withRole('national_science_representative'),
    administrator: withRole('administrator'),
    role: (number) => roles[everyone.find((person) => id(person.key) === number)?.role ?? 'co_proponent'],
  };
};
