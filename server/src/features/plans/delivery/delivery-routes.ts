import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { expectedDeliverySchema } from '@shiptime/domain/plans/wire/expected-delivery';
import { resourceSchema } from '#http/answers/resource.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { readExpectedDelivery } from './read-expected-delivery.ts';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const mostYears = 5000;

const query = z.looseObject({
  fiscal_year_id: id,
  scenario_id: id.optional(),
  years: z.coerce.number().int().min(1).max(mostYears).default(1000),
  seed: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
});

export const expectedDeliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/delivery',
    {
      config: { access: planReadersAccess },
      schema: {
        tags: ['vessel plans'],
        querystring: query,
        response: { 200: resourceSchema(expectedDeliverySchema) },
      },
    },
    async (request) => ({ data: await readExpectedDelivery(app.db, request.query) }),
  );
};
