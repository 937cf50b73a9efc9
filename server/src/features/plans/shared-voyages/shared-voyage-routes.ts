import { sharedVoyageCandidateSchema } from '@shiptime/domain/plans/wire/shared-voyages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { planReadersAccess } from '../plan-route-access.ts';
import { findSharedVoyages } from './find-shared-voyages.ts';

const tags = ['sailing together'];
const yearQuery = z.looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647) });
const mostShown = 200;

export const sharedVoyageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/shared_voyages',
    {
      config: { access: planReadersAccess },
      schema: {
        tags,
        querystring: yearQuery,
        response: { 200: z.object({ data: z.array(sharedVoyageCandidateSchema) }) },
      },
    },
    async ({ query }) => ({
      data: (await findSharedVoyages(app.db, query.fiscal_year_id)).slice(0, mostShown),
    }),
  );
};
