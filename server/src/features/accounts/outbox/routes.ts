import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseCollectionQuery } from '#http/collection-query.ts';
import { querySchemaOf } from '#http/query-schema.ts';
import { collection, idParams, listOf, oneOf } from '#http/resource.ts';
import { listOutbox, mailStates, outboxSpec } from './outbox-list.ts';
import { resendMail } from './resending.ts';

const config = { access: ['administrator'] } as const;
const tags = ['administration'];

const mail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  user_id: z.int().nullable(),
  language: z.enum(['en', 'fr']),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  can_resend: z.boolean().describe('not once its link is gone, which is kept only until it is sent'),
});

/** Every mail that the portal wrote, and what became of it. */
export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/outbox',
    { config, schema: { tags, querystring: querySchemaOf(outboxSpec), response: { 200: listOf(mail) } } },
    async (request) => {
      const query = parseCollectionQuery(request.query, outboxSpec);
      const { rows, total } = await listOutbox(app.db, query);
      return collection(request, query, rows, total);
    },
  );

  app.post(
    '/outbox/:id/resend',
    { config, schema: { tags, params: idParams, response: { 200: oneOf(mail) } } },
    async (request) => ({
      data: await app.inTransaction((tx) => resendMail(tx, request.actor, request.params.id)),
    }),
  );
};
