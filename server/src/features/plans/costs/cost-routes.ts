import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { planCostsSchema } from '@shiptime/domain/plans/wire/costs';
import { rolesReadingCosts } from '@shiptime/domain/vessels/vessel-rates';
import { resourceSchema } from '#http/answers/resource.ts';
import { readCosts } from './costs.ts';

const id = z.coerce.number().int().positive().max(2_147_483_647);

export const costRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/costs',
    {
      config: { access: rolesReadingCosts },
      schema: {
        tags: ['vessel plans'],
        querystring: z.looseObject({ fiscal_year_id: id, scenario_id: id.optional() }),
        response: { 200: resourceSchema(planCostsSchema) },
      },
    },
    async ({ query }) => ({ data: await readCosts(app.db, query) }),
  );
};
