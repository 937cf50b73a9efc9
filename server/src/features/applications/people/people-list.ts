import { type Person, personColumns, personSchema } from '@shiptime/domain/accounts/account-wire';
import { peopleQueryOptions } from '@shiptime/domain/applications/application-query-options';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connection.ts';
import { type CollectionQuery, parseCollectionQuery } from '#http/query/collection-query.ts';
import { buildFilterConditions, type Filter, idFilter, substringFilter } from '#http/query/filters.ts';
import { readPage, orderBySql } from '#http/query/read-page.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { presentCollection, idParams, resourceListSchema, resourceSchema } from '#http/answers/resource.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { applicationsVisibleToSql } from '../read/application-list.ts';

const filters: Record<(typeof peopleQueryOptions.filters)[number], Filter> = {
  id: idFilter('u.id'),
  last_name: substringFilter('u.last_name'),
  affiliation: substringFilter('u.affiliation'),
  q: substringFilter('u.last_name', 'u.first_name', 'u.affiliation', 'u.email'),
};
const columns = sql.join(personColumns.map((column) => sql.ref(`u.${column}`)));
const spec = { ...peopleQueryOptions, fields: Object.keys(personSchema.shape) };
type Query = CollectionQuery<
  never,
  (typeof peopleQueryOptions.filters)[number],
  (typeof peopleQueryOptions.sorts)[number]
>;

export const visiblePersonIdsSql = (actor: Actor): RawBuilder<unknown> => sql`(
  select r.user_id from ship_time_requests r where ${applicationsVisibleToSql(actor)} union
  select p.user_id from co_proponents p join ship_time_requests r on r.id = p.ship_time_request_id
    where ${applicationsVisibleToSql(actor)})`;

const listPeople = async (db: Db, actor: Actor, query: Query) => {
  const { rows, total } = await readPage<Person>(db, query, {
    columns,
    from: sql`users u`,
    where: [sql`u.id in ${visiblePersonIdsSql(actor)}`, ...buildFilterConditions(query, filters)],
    order: [...orderBySql(query, (name) => sql.ref(`u.${name}`)), sql`u.id`],
  });
  return { people: rows, total };
};

export const peopleListRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { access: 'signed_in' } as const;
  const tags = ['applications'];
  app.get(
    '/people',
    {
      config,
      schema: { tags, querystring: querySchemaOf(spec), response: { 200: resourceListSchema(personSchema) } },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, spec);
      const { people, total } = await listPeople(app.db, request.actor, query);
      return presentCollection(request, query, people, total);
    },
  );
  app.get(
    '/people/:id',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(personSchema) } } },
    async ({ actor, params }) => {
      const query = parseCollectionQuery({ 'filter[id]': String(params.id) }, spec);
      const { people } = await listPeople(app.db, actor, query);
      if (!people[0]) throw notFoundRefusal();
      return { data: people[0] };
    },
  );
};
