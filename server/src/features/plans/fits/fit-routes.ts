import { outlooksSchema } from '@shiptime/domain/plans/wire/outlook';
import { vesselFitSchema } from '@shiptime/domain/plans/wire/plan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '#http/answers/resource.ts';
import { readVesselFits } from './fits.ts';
import { readOutlooks } from './outlooks.ts';
import { draftRefusalLetter, refusalLetterSchema } from './refusal-letter.ts';

const outlookQuery = z.looseObject({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) });

export const fitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ship_time_requests/:id/fits',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['vessel plans'],
        params: idParams,
        response: { 200: z.object({ data: z.array(vesselFitSchema) }) },
      },
    },
    async (request) => ({ data: await readVesselFits(app.db, request, request.params.id) }),
  );

  app.get(
    '/ship_time_requests/outlooks',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['vessel plans'],
        querystring: outlookQuery,
        response: { 200: outlooksSchema },
      },
    },
    async ({ actor, query }) => readOutlooks(app.db, actor, query.ids.split(',').map(Number)),
  );

  app.get(
    '/ship_time_requests/:id/refusal_letter',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['vessel plans'],
        params: idParams,
        response: { 200: z.object({ data: refusalLetterSchema }) },
      },
    },
    async ({ actor, params }) => ({ data: await draftRefusalLetter(app.db, actor, params.id) }),
  );
};
