import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noticeQueryOptions } from '@shiptime/domain/applications/application-query-options';
import { noticeSchema } from '@shiptime/domain/applications/wire/history';
import { count, pageMetaSchema } from '@shiptime/domain/shared/wire';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { presentCollection, idParams, resourceListSchema, resourceSchema } from '#http/answers/resource.ts';
import { requireNotice, findNotices, presentNotice, markNoticesRead, setNoticeRead } from './notice-inbox.ts';

const config = { access: 'signed_in' } as const;
const tags = ['notices'];
const spec = { ...noticeQueryOptions, fields: Object.keys(noticeSchema.shape) };
const page = resourceListSchema(noticeSchema).extend({ meta: pageMetaSchema.extend({ unread: count }) });

export const noticeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/notices',
    { config, schema: { tags, querystring: querySchemaOf(spec), response: { 200: page } } },
    async (request) => {
      const query = parseCollectionQuery(request.query, spec);
      const found = await findNotices(app.db, request.actor, query);
      const notices = found.rows.map((row) => presentNotice(row, request.language));
      const answer = presentCollection(request, query, notices, found.total);
      return { ...answer, meta: { ...answer.meta, total: found.total, unread: found.unread } };
    },
  );

  app.get(
    '/notices/:id',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(noticeSchema) } } },
    async ({ actor, params, language }) => ({
      data: presentNotice(await requireNotice(app.db, actor, params.id), language),
    }),
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: '/notices/:id',
    config,
    schema: {
      tags,
      params: idParams,
      body: z.object({ read: z.boolean().default(true) }),
      response: { 200: resourceSchema(noticeSchema) },
    },
    handler: async (request) => {
      const { actor, params, body } = request;
      const row = await app.inTransaction((tx) => setNoticeRead(tx, actor, params.id, body.read));
      return { data: presentNotice(row, request.language) };
    },
  });

  app.post(
    '/notices/read',
    {
      config,
      schema: {
        tags,
        body: z.object({ ids: z.array(z.int().positive()).max(1000).nullish() }),
        response: { 200: z.object({ data: z.object({ read: z.int() }) }) },
      },
    },
    async (request) => {
      const { actor, body } = request;
      return {
        data: { read: await app.inTransaction((tx) => markNoticesRead(tx, actor, body.ids ?? null)) },
      };
    },
  );
};
