import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  remarkBody,
  remarkChangeSchema,
  remarkReplyBody,
  remarkReplyChangeSchema,
} from '@shiptime/domain/applications/remarks';
import { remarkSchema, remarkReplySchema } from '@shiptime/domain/applications/wire/remarks';
import type { App } from '#http/app.ts';
import { idParams, noContentSchema, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { partRowParams } from '../parts/part-routes.ts';
import { changeReply, deleteReply, replyToRemark } from './write-reply.ts';
import { findRemarks, requireRemark, requireReply } from './remark-queries.ts';
import { changeRemark, deleteRemark, addRemark } from './write-remark.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const list = '/ship_time_requests/:id/remarks';
const rows = createInMemoryCollection('remarks', remarkSchema);

const replies = `${list}/:row/replies`;
const replyParams = partRowParams.extend({ reply: partRowParams.shape.row });

const replyRoutes = (app: App): void => {
  app.post(
    replies,
    {
      config,
      schema: {
        tags,
        params: partRowParams,
        body: remarkReplyBody,
        response: { 201: resourceSchema(remarkSchema) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const row = await app.inTransaction((tx) => replyToRemark(tx, actor, params, body.body));
      reply.code(201);
      return presentResource(reply, row);
    },
  );

  app.get(
    `${replies}/:reply`,
    { config, schema: { tags, params: replyParams, response: { 200: resourceSchema(remarkReplySchema) } } },
    async ({ actor, params }, reply) =>
      presentResource(
        reply,
        requireReply(await findRemarks(app.db, actor, params.id), params.row, params.reply),
      ),
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: `${replies}/:reply`,
    config,
    schema: {
      tags,
      params: replyParams,
      body: remarkReplyChangeSchema,
      response: { 200: resourceSchema(remarkReplySchema) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      return presentResource(
        reply,
        await app.inTransaction((tx) => changeReply(tx, actor, params, body, expected)),
      );
    },
  });

  app.delete(
    `${replies}/:reply`,
    { config, schema: { tags, params: replyParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const expected = readExpectedVersion(request);
      await app.inTransaction((tx) => deleteReply(tx, request.actor, request.params, expected));
      return reply.code(204).send();
    },
  );
};

export const remarkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    list,
    { config, schema: { tags, params: idParams, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await findRemarks(app.db, request.actor, request.params.id)),
  );

  app.get(
    `${list}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 200: resourceSchema(remarkSchema) } } },
    async ({ actor, params }, reply) =>
      presentResource(reply, requireRemark(await findRemarks(app.db, actor, params.id), params.row)),
  );

  app.post(
    list,
    {
      config,
      schema: { tags, params: idParams, body: remarkBody, response: { 201: resourceSchema(remarkSchema) } },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const row = await app.inTransaction((tx) => addRemark(tx, actor, params.id, body));
      reply.code(201).header('location', `/api/ship_time_requests/${params.id}/remarks/${row.id}`);
      return presentResource(reply, row);
    },
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: `${list}/:row`,
    config,
    schema: {
      tags,
      params: partRowParams,
      body: remarkChangeSchema,
      response: { 200: resourceSchema(remarkSchema) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      return presentResource(
        reply,
        await app.inTransaction((tx) => changeRemark(tx, actor, params, body, expected)),
      );
    },
  });

  app.delete(
    `${list}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const expected = readExpectedVersion(request);
      await app.inTransaction((tx) => deleteRemark(tx, request.actor, request.params, expected));
      return reply.code(204).send();
    },
  );

  replyRoutes(app);
};
