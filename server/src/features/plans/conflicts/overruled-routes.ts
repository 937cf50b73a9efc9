import {
  newOverruledDistanceSchema,
  overruledDistanceChangeSchema,
} from '@shiptime/domain/plans/distances/overruled-distance';
import { overruledDistanceSchema } from '@shiptime/domain/plans/wire/conflicts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams, noContent, one, oneOf } from '#http/answers/resource.ts';
import { rowList } from '#http/answers/row-list.ts';
import { expectedVersion } from '#http/answers/versions.ts';
import { planReaders } from '../access.ts';
import {
  changeOverruled,
  findOverruled,
  listOverruled,
  overrule,
  removeOverruled,
} from './overruled-distances.ts';

const tags = ['conflicts'];
const config = { access: planReaders };
const rows = rowList('overruled_distances', overruledDistanceSchema);

export const overruledRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/overruled_distances',
    { config, schema: { tags, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await listOverruled(app.db, request.actor)),
  );
  app.get(
    '/overruled_distances/:id',
    { config, schema: { tags, params: idParams, response: { 200: oneOf(overruledDistanceSchema) } } },
    async ({ actor, params }, reply) => one(reply, await findOverruled(app.db, actor, params.id)),
  );
  app.post(
    '/overruled_distances',
    {
      config,
      schema: { tags, body: newOverruledDistanceSchema, response: { 201: oneOf(overruledDistanceSchema) } },
    },
    async ({ actor, body }, reply) =>
      one(reply.code(201), await app.inTransaction((tx) => overrule(tx, actor, body))),
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/overruled_distances/:id',
    config,
    schema: {
      tags,
      params: idParams,
      body: overruledDistanceChangeSchema,
      response: { 200: oneOf(overruledDistanceSchema) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const target = { id: params.id, expected: expectedVersion(request) };
      return one(reply, await app.inTransaction((tx) => changeOverruled(tx, actor, target, body)));
    },
  });
  app.delete(
    '/overruled_distances/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContent } } },
    async (request, reply) => {
      const { actor, params } = request;
      const target = { id: params.id, expected: expectedVersion(request) };
      await app.inTransaction((tx) => removeOverruled(tx, actor, target));
      return reply.code(204).send();
    },
  );
};
