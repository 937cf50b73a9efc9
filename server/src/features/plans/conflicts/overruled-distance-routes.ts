import {
  newOverruledDistanceSchema,
  overruledDistanceChangeSchema,
} from '@shiptime/domain/plans/distances/overruled-distance';
import { overruledDistanceSchema } from '@shiptime/domain/plans/wire/conflicts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams, noContentSchema, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import {
  changeOverruledDistance,
  requireOverruledDistance,
  listOverruledDistances,
  overruleDistance,
  removeOverruledDistance,
} from './overruled-distances.ts';

const tags = ['conflicts'];
const config = { access: planReadersAccess };
const rows = createInMemoryCollection('overruled_distances', overruledDistanceSchema);

export const overruledDistanceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/overruled_distances',
    { config, schema: { tags, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await listOverruledDistances(app.db, request.actor)),
  );
  app.get(
    '/overruled_distances/:id',
    {
      config,
      schema: { tags, params: idParams, response: { 200: resourceSchema(overruledDistanceSchema) } },
    },
    async ({ actor, params }, reply) =>
      presentResource(reply, await requireOverruledDistance(app.db, actor, params.id)),
  );
  app.post(
    '/overruled_distances',
    {
      config,
      schema: {
        tags,
        body: newOverruledDistanceSchema,
        response: { 201: resourceSchema(overruledDistanceSchema) },
      },
    },
    async ({ actor, body }, reply) =>
      presentResource(reply.code(201), await app.inTransaction((tx) => overruleDistance(tx, actor, body))),
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/overruled_distances/:id',
    config,
    schema: {
      tags,
      params: idParams,
      body: overruledDistanceChangeSchema,
      response: { 200: resourceSchema(overruledDistanceSchema) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      return presentResource(
        reply,
        await app.inTransaction((tx) => changeOverruledDistance(tx, actor, target, body)),
      );
    },
  });
  app.delete(
    '/overruled_distances/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => removeOverruledDistance(tx, actor, target));
      return reply.code(204).send();
    },
  );
};
