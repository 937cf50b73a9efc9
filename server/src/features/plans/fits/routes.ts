import { fit } from '@shiptime/domain/plans/wire/plan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../../http/resource.ts';
import { readFits } from './fits.ts';

/** Which vessels could serve an application: for whoever may give it to another one (domain/applications/policy, `mayReassign`). */
export const fitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ship_time_requests/:id/fits',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['vessel plans'],
        params: idParams,
        response: { 200: z.object({ data: z.array(fit) }) },
      },
    },
    async (request) => ({ data: await readFits(app.db, request.actor, request.params.id) }),
  );
};
