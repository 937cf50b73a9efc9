import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { outboxMail } from '@shiptime/domain/accounts/administration-wire';
import { parseCollectionQuery } from '#http/asking/collection-query.ts';
import { querySchemaOf } from '#http/asking/query-schema.ts';
import { collection, idParams, listOf, oneOf } from '#http/answers/resource.ts';
import { listOutbox, outboxSpec } from './outbox-list.ts';
import { resendMail } from './resend-mail.ts';

const config = { access: ['administrator'] } as const;
const tags = ['administration'];

export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/outbox',
    {
      config,
      schema: { tags, querystring: querySchemaOf(outboxSpec), response: { 200: listOf(outboxMail) } },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, outboxSpec);
      const { rows, total } = await listOutbox(app.db, query);
      return collection(request, query, rows, total);
    },
  );

  app.post(
    '/outbox/:id/resend',
    { config, schema: { tags, params: idParams, response: { 200: oneOf(outboxMail) } } },
    async (request) => ({
      data: await app.inTransaction((tx) => resendMail(tx, request.actor, request.params.id)),
    }),
  );
};
