import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { type Recipient, recipientColumns } from '#mail/notices.ts';

export type Person = { readonly id: number; readonly name: string; readonly is_primary: boolean };

const grouped = <P>(rows: readonly (P & { readonly application: number })[]): ReadonlyMap<number, P[]> => {
  const found = new Map<number, P[]>();
  for (const { application, ...person } of rows)
    found.set(application, [...(found.get(application) ?? []), person as unknown as P]);
  return found;
};

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
  return grouped(rows);
};

/** Those of them who are told of something: whose accounts are open. */
export const proponentsOf = async (
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, Recipient[]>> => {
  const { rows } = await sql<Recipient & { application: number }>`
    select r.id as application, ${recipientColumns} from ship_time_requests r join users u on u.id = r.user_id
      or u.id in (select c.user_id from co_proponents c where c.ship_time_request_id = r.id)
    where u.active and r.id = any(${[...applicationIds]}::int[]) order by r.id, u.id <> r.user_id, u.id`.execute(
    db,
  );
  return grouped(rows);
};
