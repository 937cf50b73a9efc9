import { sql } from 'kysely';
import { accountRowSchema, userQueryOptions } from '@shiptime/domain/accounts/account-wire';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import type { CollectionQuery } from '#http/query/collection-query.ts';
import {
  booleanFilter,
  buildFilterConditions,
  dayFilter,
  idFilter,
  identifierFilters,
  substringFilter,
  type Filter,
} from '#http/query/filters.ts';
import { orderBySql } from '#http/query/read-page.ts';
import { pendingAdministratorRequesterSql, selectUsers } from '../account-queries.ts';
import { userVesselsRelation, relatedResourcesOf } from './user-relations.ts';

type UserFilter = (typeof userQueryOptions.filters)[number];

const coordinates: Filter = (filter) => {
  const assigned = idFilter('v.vessel_id')(filter);
  return (
    assigned && sql<boolean>`exists (select 1 from user_vessels v where v.user_id = users.id and ${assigned})`
  );
};

const filters: Record<UserFilter, Filter> = {
  id: idFilter('users.id'),
  user_type_id: idFilter('user_type_id'),
  active: booleanFilter((yes) => sql<boolean>`active = ${yes}`),
  verified: booleanFilter((yes) => sql<boolean>`(email_verified_at is not null) = ${yes}`),
  administrator_asked: booleanFilter(
    (yes) => sql<boolean>`(${pendingAdministratorRequesterSql} is not null) = ${yes}`,
  ),
  vessel_id: coordinates,
  email: substringFilter('email'),
  ...identifierFilters(['orcid']),
  created_at: dayFilter('users.created_at'),
  updated_at: dayFilter('users.updated_at'),
  q: (filter) => {
    if (filter.values.length === 0) return null;
    const named = substringFilter('person.name', 'email', 'affiliation')(filter);
    return sql<boolean>`exists (select 1 from (select users.first_name || ' ' || users.last_name as name) person where ${named})`;
  },
};

export const userCollection = {
  ...userQueryOptions,
  fields: Object.keys(accountRowSchema.shape),
  related: relatedResourcesOf(userVesselsRelation),
} as const;

type Query = CollectionQuery<'vessels', UserFilter, (typeof userCollection.sorts)[number]>;

const named = new Set(['first_name', 'last_name', 'affiliation']);

export const listUsers = async (db: Db, query: Query, language: Language) => {
  const conditions = buildFilterConditions(query, filters);
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(conditions))
    .where('service', '=', false)
    .executeTakeFirstOrThrow();
  const collation = language === 'fr' ? sql`collate "fr-x-icu"` : sql`collate "en-x-icu"`;
  const expression = (name: string) => (named.has(name) ? sql`${sql.ref(name)} ${collation}` : sql.ref(name));
  const asked: readonly { name: string; descending: boolean }[] =
    query.sorts.length > 0
      ? query.sorts
      : [
          { name: 'last_name', descending: false },
          { name: 'first_name', descending: false },
        ];
  let rows = selectUsers(db).where((eb) => eb.and(conditions));
  for (const order of orderBySql({ sorts: asked }, expression)) rows = rows.orderBy(order);
  if (query.page) rows = rows.limit(query.page.size).offset((query.page.number - 1) * query.page.size);
  return { rows: await rows.orderBy('id').execute(), total };
};
