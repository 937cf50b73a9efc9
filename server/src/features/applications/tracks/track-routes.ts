import { mayViewApplication } from '@shiptime/domain/applications/policy';
import { tracksSchema as wire } from '@shiptime/domain/applications/wire/tracks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findApplications } from '../application-queries.ts';
import type { TrackCalculator } from './tracks.ts';

const asked = z.looseObject({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) });

/** Tracks that take longer are omitted; the client asks again. */
const timeoutMs = 5000;

export const trackRoutes: FastifyPluginAsyncZod<{ tracks: TrackCalculator }> = async (app, { tracks }) => {
  app.get(
    '/ship_time_requests/tracks',
    {
      config: { access: 'signed_in' },
      schema: { tags: ['applications'], querystring: asked, response: { 200: wire } },
    },
    async ({ actor, query }) => {
      const ids = [...new Set(query.ids.split(',').map(Number))];
      const seen = (await findApplications(app.db, ids)).filter(
        (row) => mayViewApplication(actor, row).allowed,
      );
      const found = await Promise.all(
        seen.map(async ({ id }) => ({ id, legs: await tracks.find(actor, id, timeoutMs) })),
      );
      return {
        data: found.flatMap(({ id, legs }) =>
          legs ? [{ ship_time_request_id: id, legs: legs.map((leg) => [...leg]) }] : [],
        ),
      };
    },
  );
};
