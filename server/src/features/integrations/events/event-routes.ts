import { eventSchema } from '@shiptime/domain/integrations/integration-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { pickFields } from '#http/answers/resource.ts';
import { listEventsAfter, eventCollection } from './events.ts';

const usualLimit = 100;

const querystring = querySchemaOf(eventCollection)
  .omit({ page: true })
  .extend({
    after: z
      .unknown()
      .optional()
      .describe(
        '`next_cursor` of the previous response; omit it to start with the oldest event kept, or use `latest` for new events only',
      ),
    limit: z
      .unknown()
      .optional()
      .meta({ type: 'integer', minimum: 1, maximum: 200, description: `${usualLimit} when it is not given` }),
  });

export const eventRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/events',
    {
      config: { access: 'signed_in', errors: [409] },
      schema: {
        tags: ['integrations'],
        querystring,
        response: {
          200: z.object({
            data: z.array(eventSchema),
            next_cursor: z.string(),
            has_more: z.boolean(),
          }),
        },
      },
    },
    async ({ actor, query: asked }) => {
      const query = parseCollectionQuery(asked, eventCollection);
      const after = typeof asked['after'] === 'string' && asked['after'] !== '' ? asked['after'] : undefined;
      const limit = asked['limit'] === undefined ? usualLimit : query.page!.size;
      const { events, next_cursor, has_more } = await listEventsAfter(app.db, actor, query, { after, limit });
      return { data: events.map((event) => pickFields(event, query)), next_cursor, has_more };
    },
  );
};
