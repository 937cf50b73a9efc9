import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { type Recipient, recipientColumnsSql } from '#mail/deliver-notice.ts';
import { applicationPeopleSql } from '#features/applications/application-people.ts';

export type PersonOfApplication = {
  readonly id: number;
  readonly name: string;
  readonly is_primary: boolean;
};

const grouped = <P>(rows: readonly (P & { readonly application: number })[]): ReadonlyMap<number, P[]> => {
  const found = new Map<number, P[]>();
  for (const { application, ...person } of rows)
    found.set(application, [...(found.get(application) ?? []), person as unknown as P]);
  return found;
};

export const findPeopleOfApplications = async (
  db: Db,
  applicationIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, PersonOfApplication[]>> => {
  const wanted = [...new Set(applicationIds)].filter((id) => id !== null);
  const { rows } = await sql<PersonOfApplication & { application: number }>`
    select p.ship_time_request_id as application, u.id, u.first_name || ' ' || u.last_name as name, p.is_primary
    from ${applicationPeopleSql} p join users u on u.id = p.user_id
    where p.ship_time_request_id = any(${wanted}::int[]) order by 1, p.is_primary desc, u.id`.execute(db);
  return grouped(rows);
};

export const findProponents = async (
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, Recipient[]>> => {
  const { rows } = await sql<Recipient & { application: number }>`
    select p.ship_time_request_id as application, ${recipientColumnsSql}
    from ${applicationPeopleSql} p join users u on u.id = p.user_id and u.active
    where p.ship_time_request_id = any(${[...applicationIds]}::int[]) order by 1, p.is_primary desc, u.id`.execute(
    db,
  );
  return grouped(rows);
};
