import { roles, type RoleName } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';

type Person = {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly affiliation?: string;
  readonly language?: 'en' | 'fr';
  readonly active?: boolean;
  readonly password_hash?: string;
  readonly demonstration?: boolean;
};

let count = 0;

const inLetters = (number: number): string =>
  String.fromCharCode(...[...number.toString(26)].map((digit) => 65 + Number.parseInt(digit, 26)));

export const aUser = async (
  db: Db,
  role: RoleName,
  { vessels = [], ...person }: Person & { vessels?: readonly number[] } = {},
): Promise<number> => {
  count += 1;
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: 'Élise',
      last_name: `O'Brien-${inLetters(count)}`,
      email: `${role}.${count}.${Date.now()}@example.org`,
      password_hash: 'no password opens this',
      email_verified_at: new Date().toISOString(),
      user_type_id: roles[role],
      ...person,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (vessels.length > 0) {
    await db
      .insertInto('user_vessels')
      .values(vessels.map((vessel_id) => ({ user_id: id, vessel_id })))
      .execute();
  }
  return id;
};
