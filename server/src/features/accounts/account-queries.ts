import { sql } from 'kysely';
import { type NamedPerson, type Person, personColumns } from '@shiptime/domain/accounts/account-wire';
import { roles } from '@shiptime/domain/shared/actor';
import type { Db } from '#db/connection.ts';
import type { UserRow } from './account-presenter.ts';

/** Leaves out the password hash, so that no response can contain it. */
const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'pending_email',
  'email_verified_at',
  'title',
  'affiliation',
  'orcid',
  'telephone',
  'telephone_extension',
  'language',
  'user_type_id',
  'options',
  'active',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

export const personJsonSql = (alias: string) =>
  sql.raw<Person>(
    `jsonb_build_object(${personColumns.map((column) => `'${column}', ${alias}.${column}`).join(', ')})`,
  );

const vesselIds = sql<
  number[]
>`array(select vessel_id from user_vessels v where v.user_id = users.id order by 1)`;

/** Administrator who requested the promotion; null after losing that role. */
export const pendingAdministratorRequesterSql = sql<NamedPerson | null>`(
  select json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name)
  from users a where a.id = users.administrator_asked_by and a.active and a.user_type_id = ${roles.administrator})`;

export const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select(columns)
    .select([vesselIds.as('vessel_ids'), pendingAdministratorRequesterSql.as('administrator_asked_by')])
    .where('service', '=', false);

export const findUser = (db: Db, id: number): Promise<UserRow | undefined> =>
  selectUsers(db).where('id', '=', id).executeTakeFirst();
