import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deliverySchema } from '@shiptime/domain/plans/wire/delivery';
import { resourceSchema } from '#http/answers/resource.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { readDelivery } from './read-delivery.ts';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const mostYears = 5000;

const query = z.looseObject({
  fiscal_year_id: id,
  scenario_id: id.optional(),
  years: z.coerce.number().int().min(1).max(mostYears).default(1000),
  seed: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
});

export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/delivery',
    {
      config: { access: planReadersAccess },
      schema: {
        tags: ['vessel plans'],
        querystring: query,
        response: { 200: resourceSchema(deliverySchema) },
      },
    },
    async (request) => ({ data: await readDelivery(app.db, request.query) }),
  );
};
