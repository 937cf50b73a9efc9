import { sql } from 'kysely';
import type { Db } from '../../../db/connection.ts';

export type Person = { readonly id: number; readonly name: string; readonly is_primary: boolean };

/** Proponents and co-proponents, the primary one first. */
export const peopleOf = async (
  db: Db,
  applicationIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, Person[]>> => {
  const wanted = [...new Set(applicationIds)].filter((id) => id !== null);
  const { rows } = await sql<Person & { application: number }>`
    select r.id as application, u.id, u.first_name || ' ' || u.last_name as name, u.id = r.user_id as is_primary
    from ship_time_requests r join users u on u.id = r.user_id
      or u.id in (select c.user_id from co_proponents c where c.ship_time_request_id = r.id)
    where r.id = any(${wanted}::int[]) order by r.id, u.id <> r.user_id, u.id`.execute(db);
  const people = new Map<number, Person[]>();
  for (const { application, ...person } of rows)
    people.set(application, [...(people.get(application) ?? []), person]);
  return people;
};
