import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { availabilityWatchSchema, availabilityWatchBody } from '@shiptime/domain/plans/availability';
import { idParams, noContentSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { unsubscribePagePath } from '#mail/unsubscribe-links.ts';
import { unsubscribeRoutes } from '#mail/unsubscribe-routes.ts';
import { scheduleReadersAccess } from '../plan-route-access.ts';
import { addWatch, removeWatch, removeAllWatches, findWatches } from './watches.ts';

const tags = ['open data'];
const config = { access: scheduleReadersAccess };
const watches = createInMemoryCollection('availability_watches', availabilityWatchSchema);

export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/availability_watches',
    { config, schema: { tags, querystring: watches.querystring, response: watches.response } },
    async (request) => watches.answer(request, await findWatches(app.db, request.actor)),
  );

  app.get(
    '/availability_watches/:id',
    {
      config,
      schema: { tags, params: idParams, response: { 200: resourceSchema(availabilityWatchSchema) } },
    },
    async ({ actor, params }) => {
      const found = (await findWatches(app.db, actor)).find(({ id }) => id === params.id);
      if (!found) throw notFoundRefusal();
      return { data: found };
    },
  );

  app.post(
    '/availability_watches',
    {
      config,
      schema: {
        tags,
        body: availabilityWatchBody,
        response: { 201: resourceSchema(availabilityWatchSchema) },
      },
    },
    async ({ actor, body }, reply) => {
      const data = await app.inTransaction((tx) => addWatch(tx, actor, body));
      reply.code(201);
      return { data };
    },
  );

  app.delete(
    '/availability_watches/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => removeWatch(tx, actor, params.id));
      return reply.code(204).send();
    },
  );

  unsubscribeRoutes(app, 'availability', {
    tags,
    page: (_owner, token) => unsubscribePagePath('availability', token),
    end: removeAllWatches,
    done: 'availability:stop.done',
  });
};
