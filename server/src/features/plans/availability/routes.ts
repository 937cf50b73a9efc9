import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { availabilityWatch, availabilityWatchBody } from '@shiptime/domain/plans/availability';
import { messageAnswer } from '@shiptime/domain/shared/wire';
import { idParams, noContent, oneOf } from '#http/answers/resource.ts';
import { rowList } from '#http/answers/row-list.ts';
import { translate } from '#http/language.ts';
import { notFound } from '#http/refusal.ts';
import { scheduleReaders } from '../access.ts';
import { addWatch, removeWatch, stopWatches, watchesOf } from './watches.ts';

const tags = ['open data'];
const config = { access: scheduleReaders };
const watches = rowList('availability_watches', availabilityWatch);

/** Who is told when a published version frees days or berths (record 0112). */
export const availabilityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/availability_watches',
    { config, schema: { tags, querystring: watches.querystring, response: watches.response } },
    async (request) => watches.answer(request, await watchesOf(app.db, request.actor)),
  );

  app.get(
    '/availability_watches/:id',
    { config, schema: { tags, params: idParams, response: { 200: oneOf(availabilityWatch) } } },
    async ({ actor, params }) => {
      const found = (await watchesOf(app.db, actor)).find(({ id }) => id === params.id);
      if (!found) throw notFound();
      return { data: found };
    },
  );

  app.post(
    '/availability_watches',
    { config, schema: { tags, body: availabilityWatchBody, response: { 201: oneOf(availabilityWatch) } } },
    async ({ actor, body }, reply) => {
      const data = await app.inTransaction((tx) => addWatch(tx, actor, body));
      reply.code(201);
      return { data };
    },
  );

  app.delete(
    '/availability_watches/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContent } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => removeWatch(tx, actor, params.id));
      return reply.code(204).send();
    },
  );

  app.post(
    '/availability_watches/stop/:token',
    {
      config: { access: 'public' },
      schema: { tags, params: z.object({ token: z.string().max(100) }), response: { 200: messageAnswer } },
    },
    async ({ params, language }) => {
      await app.inTransaction((tx) => stopWatches(tx, params.token));
      return { message: translate(language, 'availability:stop.done') };
    },
  );
};
