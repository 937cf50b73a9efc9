import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { settingsChangeSchema, settingsSchema } from '@shiptime/domain/reference/settings';
import { changeSettings, readSettings } from './settings.ts';

const tags = ['reference'];
const answer = z.object({ data: settingsSchema });

/** Limits and habits of the portal: forms explain themselves with them, administrators change them. */
export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/settings',
    { config: { access: 'signed_in' }, schema: { tags, response: { 200: answer } } },
    async () => ({ data: await readSettings(app.db) }),
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/settings',
    config: { access: ['administrator'] },
    schema: { tags, body: settingsChangeSchema, response: { 200: answer } },
    handler: async (request) => ({
      data: await app.inTransaction((tx) => changeSettings(tx, request.actor, request.body)),
    }),
  });
};
