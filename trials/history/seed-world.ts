import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../server/src/db/connection.ts';
import { anApplication } from '../../server/test/factories/applications.ts';
import { setDeadline } from '../../server/test/factories/fiscal-years.ts';
import { aUser } from '../../server/test/factories/people.ts';
import { aPlan, theFiscalYear } from '../../server/test/factories/plans.ts';
import { aVessel } from '../../server/test/factories/vessels.ts';
import type { Person } from './world.ts';

const names = {
  1: 'co_proponent',
  2: 'proponent',
  3: 'regional_vessel_coordinator',
  4: 'national_science_representative',
  5: 'administrator',
  6: 'observer',
} as const;

const aPerson = async (db: Db, role: Person['role'], vessels: readonly number[] = []): Promise<Person> => {
  const id = await aUser(db, names[role], { vessels });
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const token_hash = createHash('sha256').update(token).digest();
  await db
    .insertInto('sessions')
    .values({ user_id: id, token_hash, expires_at, proved_at: expires_at })
    .execute();
  return { id, role, vessels, email, token };
};

const far = '2199-01-01T00:00:00Z';

export const seedWorld = async (db: Db, opening: number) => {
  const year = await theFiscalYear(db, opening);
  await setDeadline(db, year, far);
  const vessels = [await aVessel(db), await aVessel(db), await aVessel(db)];
  for (const vessel_id of vessels) await aPlan(db, { vessel_id, fiscal_year_id: year });
  const people: Person[] = [];
  for (const role of [1, 1, 1, 1, 2, 2, 2, 2] as const) people.push(await aPerson(db, role));
  people.push(await aPerson(db, 3, vessels.slice(0, 2)), await aPerson(db, 3, vessels.slice(2)));
  people.push(
    await aPerson(db, 3, vessels),
    await aPerson(db, 4),
    await aPerson(db, 5),
    await aPerson(db, 6),
  );
  return { year, vessels, people, complete: new Map<number, number>() };
};
type Planted = Awaited<ReturnType<typeof seedWorld>>;

export const seedDraft = async (
  db: Db,
  { year, vessels, people, complete }: Planted,
  pick: <T>(several: readonly T[]) => T,
): Promise<void> => {
  const vessel = pick(vessels);
  const owner = pick(people.filter(({ role }) => role === 2)).id;
  const id = await anApplication(db)
    .by(owner)
    .forYear(year)
    .complete()
    .having({ vessel_preference_1_id: vessel })
    .create();
  complete.set(id, vessel);
};
