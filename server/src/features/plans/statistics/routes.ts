import { statistics } from '@shiptime/domain/plans/wire/statistics';
import { oneOf } from '#http/resource.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { statisticsOf } from './statistics.ts';

const readers = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
] as const;
/** A fiscal year in numbers, for those who review, plan or observe. */
export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/statistics',
    {
      config: { access: readers },
      schema: {
        tags: ['statistics'],
        querystring: z.looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647) }),
        response: { 200: oneOf(statistics) },
      },
    },
    async (request) => ({
      data: await statisticsOf(app.db, request.query.fiscal_year_id, request.language),
    }),
  );
};
