import { type ServiceAccount, serviceAccountRowSchema } from '@shiptime/domain/integrations/integration-wire';
import { sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { instantTextSql } from '#db/instant-text.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  idFilter,
  substringFilter,
} from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';

const tokens = sql`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'beginning', t.beginning,
    'created_at', ${instantTextSql('t.created_at')}, 'expires_at', ${instantTextSql('t.expires_at')}, 'last_used_at', ${instantTextSql('t.last_used_at')},
    'last_used_address', t.last_used_address, 'revoked_at', ${instantTextSql('t.revoked_at')},
    'active', t.revoked_at is null and t.expires_at > now()) order by t.id desc)
  from service_tokens t where t.service_account_id = s.id), '[]'::json)`;

const rowsOf = sql`(select s.id, s.name, s.description, u.user_type_id, s.scopes, s.revoked_at is null as active, s.revoked_at,
  array(select vessel_id from user_vessels v where v.user_id = s.id order by 1) as vessel_ids,
  (select max(t.last_used_at) from service_tokens t where t.service_account_id = s.id) as last_used_at,
  s.lock_version, s.created_at, s.updated_at, ${tokens} as tokens
  from service_accounts s join users u on u.id = s.id) a`;

const filters = {
  id: idFilter('a.id'),
  name: substringFilter('a.name'),
  user_type_id: idFilter('a.user_type_id'),
  active: booleanFilter((yes) => sql<boolean>`a.active = ${yes}`),
  last_used_at: dayFilter('a.last_used_at'),
  created_at: dayFilter('a.created_at'),
  updated_at: dayFilter('a.updated_at'),
};

export const serviceAccountCollection = {
  resource: 'service_accounts',
  whole: 'administrators make each of them',
  includes: [],
  filters: Object.keys(filters) as (keyof typeof filters)[],
  sorts: ['id', 'name', 'last_used_at', 'created_at', 'updated_at'],
  fields: Object.keys(serviceAccountRowSchema.shape),
} as const;

type Query = CollectionQuery<never, keyof typeof filters, (typeof serviceAccountCollection.sorts)[number]>;

export const listServiceAccounts = (db: Db, query: Query) =>
  readPage<ServiceAccount>(db, query, {
    columns: sql`*`,
    from: rowsOf,
    where: buildFilterConditions(query, filters),
    order: [...orderBySql(query, (name) => sql.ref(`a.${name}`)), sql`a.id`],
  });

export const findServiceAccount = async (db: Db, id: number): Promise<ServiceAccount | undefined> =>
  (await sql<ServiceAccount>`select * from ${rowsOf} where a.id = ${id}`.execute(db)).rows[0];
