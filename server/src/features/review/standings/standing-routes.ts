import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rankApplicationBody, standingBody, rolesReadingStandings } from '@shiptime/domain/review/standings';
import { applicationStandingSchema } from '@shiptime/domain/review/standings-wire';
import type { Tx } from '#db/connection.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import type { ApplicationRow } from '#features/applications/application-row.ts';
import { changeStanding, rankApplication, unrankApplication } from './change-standing.ts';
import { listStandings, presentStanding, readStanding, standingCollection } from './standing-queries.ts';

const tags = ['review'];
const config = { access: rolesReadingStandings } as const;
const response = { 200: resourceSchema(applicationStandingSchema) };
const url = '/ship_time_requests/:id';

type Target = Parameters<typeof unrankApplication>[2];

const answer = async (
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { id: number } }>,
  work: (tx: Tx, target: Target) => Promise<ApplicationRow>,
) => {
  const target = { id: request.params.id, expected: readExpectedVersion(request) };
  const application = await app.inTransaction((tx) => work(tx, target));
  return presentStanding(app.db, request.actor, application);
};

/** Priorities are visible only to coordinators of the vessel, national representatives and administrators. */
export const standingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/application_standings',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(standingCollection),
        response: { 200: resourceListSchema(applicationStandingSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, standingCollection);
      const { standings, total } = await listStandings(app.db, request.actor, query);
      return presentCollection(request, query, standings, total);
    },
  );

  app.get(
    `${url}/standing`,
    { config, schema: { tags, params: idParams, response } },
    async ({ actor, params }, reply) => presentResource(reply, await readStanding(app.db, actor, params.id)),
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: `${url}/standing`,
    config,
    schema: { tags, params: idParams, body: standingBody, response },
    handler: async (request, reply) => {
      const { actor, body } = request;
      return presentResource(
        reply,
        await answer(app, request, (tx, target) => changeStanding(tx, actor, target, body)),
      );
    },
  });

  app.post(
    `${url}/rank`,
    { config, schema: { tags, params: idParams, body: rankApplicationBody, response } },
    async (request, reply) => {
      const { actor, body } = request;
      const rank = (tx: Tx, target: Target) => rankApplication(tx, actor, target, body.after);
      return presentResource(reply, await answer(app, request, rank));
    },
  );

  app.delete(
    `${url}/rank`,
    { config, schema: { tags, params: idParams, response } },
    async (request, reply) =>
      presentResource(
        reply,
        await answer(app, request, (tx, target) => unrankApplication(tx, request.actor, target)),
      ),
  );
};
