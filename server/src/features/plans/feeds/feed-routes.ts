import { calendarFeedSchema } from '@shiptime/domain/plans/wire/fleet';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import { idParams, noContentSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { notFoundRefusal } from '#http/refusal.ts';
import { requireVisibleApplication } from '#features/applications/application-queries.ts';
import { scheduleReadersAccess } from '../plan-route-access.ts';
import { createFeedCalendar, createApplicationCalendar } from './calendar.ts';
import { addFeed, findFeeds, newFeedSchema, revokeFeed } from './feeds.ts';

const tags = ['calendar feeds'];
const config = { access: scheduleReadersAccess };

const feedRows = createInMemoryCollection('calendar_feeds', calendarFeedSchema);

export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/calendar_feeds',
    { config, schema: { tags, querystring: feedRows.querystring, response: feedRows.response } },
    async (request) => feedRows.answer(request, await findFeeds(app.db, request.actor)),
  );

  app.post(
    '/calendar_feeds',
    { config, schema: { tags, body: newFeedSchema, response: { 201: resourceSchema(calendarFeedSchema) } } },
    async (request, reply) => {
      const origin = resolvePublicOrigin(request);
      const { vessel_id = null } = request.body;
      const feed = await app.inTransaction((tx) => addFeed(tx, request.actor, vessel_id, origin));
      reply.code(201);
      return { data: feed };
    },
  );

  app.delete(
    '/calendar_feeds/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => revokeFeed(tx, actor, params.id));
      return reply.code(204).send();
    },
  );

  app.get(
    '/ship_time_requests/:id/voyages.ics',
    { config: { access: 'signed_in' }, schema: { tags, params: idParams } },
    async (request, reply) => {
      const application = await requireVisibleApplication(app.db, request.actor, request.params.id);
      if (application.status_id !== statuses.accepted) throw notFoundRefusal();
      const address = resolvePublicOrigin(request);
      const file = await createApplicationCalendar(app.db, application, request.language, address);
      return reply
        .type(file.contentType)
        .header('content-disposition', `attachment; filename="${file.filename}"`)
        .send(file.content);
    },
  );

  app.get(
    '/calendar/:token.ics',
    {
      config: { access: 'public', cacheable: 'private' },
      schema: { tags, params: z.object({ token: z.string().max(100) }) },
    },
    async (request, reply) => {
      const { demo } = app.settings;
      const address = resolvePublicOrigin(request);
      const calendar = await createFeedCalendar(app.db, request.params.token, { demo, address });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="shiptime.ics"')
        .send(calendar);
    },
  );
};
