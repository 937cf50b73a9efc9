import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { outboxMailSchema } from '@shiptime/domain/accounts/administration-wire';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { presentCollection, idParams, resourceListSchema, resourceSchema } from '#http/answers/resource.ts';
import { listOutbox, outboxCollection } from './outbox-list.ts';
import { resendMail } from './resend-mail.ts';

const config = { access: ['administrator'] } as const;
const tags = ['administration'];

export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/outbox',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(outboxCollection),
        response: { 200: resourceListSchema(outboxMailSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, outboxCollection);
      const { rows, total } = await listOutbox(app.db, query);
      return presentCollection(request, query, rows, total);
    },
  );

  app.post(
    '/outbox/:id/resend',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(outboxMailSchema) } } },
    async (request) => ({
      data: await app.inTransaction((tx) => resendMail(tx, request.actor, request.params.id)),
    }),
  );
};
