import { newOverruledDistance, overruledDistanceChange } from '@shiptime/domain/plans/distances/overruling';
import { overruledDistance } from '@shiptime/domain/plans/wire/conflicts';
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
  takeBackOverruled,
} from './overruled-distances.ts';

const tags = ['conflicts'];
const config = { access: planReaders };
const rows = rowList('overruled_distances', overruledDistance);

export const overruledRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/overruled_distances',
    { config, schema: { tags, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await listOverruled(app.db, request.actor)),
  );
  app.get(
    '/overruled_distances/:id',
    { config, schema: { tags, params: idParams, response: { 200: oneOf(overruledDistance) } } },
    async ({ actor, params }, reply) => one(reply, await findOverruled(app.db, actor, params.id)),
  );
  app.post(
    '/overruled_distances',
    { config, schema: { tags, body: newOverruledDistance, response: { 201: oneOf(overruledDistance) } } },
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
      body: overruledDistanceChange,
      response: { 200: oneOf(overruledDistance) },
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
      await app.inTransaction((tx) => takeBackOverruled(tx, actor, target));
      return reply.code(204).send();
    },
  );
};
