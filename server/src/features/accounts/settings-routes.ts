import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  changesAccessSettings,
  settingsChangeSchema,
  settingsSchema,
} from '@shiptime/domain/reference/settings';
import { changeSettings, readSettings } from '../reference/settings.ts';
import { requireFreshProof } from './second-factor/fresh-proof.ts';

export const settingsChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/settings',
    config: { access: ['administrator'] },
    schema: {
      tags: ['reference'],
      body: settingsChangeSchema,
      response: { 200: z.object({ data: settingsSchema }) },
    },
    handler: async ({ actor, body }) => ({
      data: await app.inTransaction(async (tx) => {
        if (changesAccessSettings(await readSettings(tx), body)) await requireFreshProof(tx, actor);
        return changeSettings(tx, actor, body);
      }),
    }),
  });
};
