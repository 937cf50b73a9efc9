import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { statisticsOf } from './statistics.ts';

const readers = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
] as const;
const byMonth = z.array(z.number()).length(12).describe('days, by month from April');
const tallied = { applications: z.int(), requested_days: z.number() };

const statistics = z.object({
  fiscal_year_id: z.int(),
  months: z.array(z.string()).length(12).describe('YYYY-MM'),
  vessels: z.array(
    z.object({
      vessel_id: z.int(),
      name: z.string(),
      name_en: z.string(),
      name_fr: z.string(),
      region_id: z.int().nullable(),
      applications: z.int(),
      requested_days: byMonth,
      available_days: byMonth,
      scheduled_days: byMonth,
    }),
  ),
  statuses: z.array(z.object({ status_id: z.int(), applications: z.int() })),
  regions: z.array(z.object({ region_id: z.int().nullable(), ...tallied })),
  agencies: z.array(z.object({ agency_id: z.int().nullable(), ...tallied })),
});

/** A fiscal year in numbers, for those who review, plan or observe. */
export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/statistics',
    {
      config: { access: readers },
      schema: {
        tags: ['statistics'],
        querystring: z.looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647) }),
        response: { 200: z.object({ data: statistics }) },
      },
    },
    async (request) => ({
      data: await statisticsOf(app.db, request.query.fiscal_year_id, request.language),
    }),
  );
};
