import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { settingsSchema } from '@shiptime/domain/reference/settings';
import { readSettings } from './settings.ts';

const tags = ['reference'];
const answer = z.object({ data: settingsSchema });

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/settings',
    { config: { access: 'signed_in' }, schema: { tags, response: { 200: answer } } },
    async () => ({ data: await readSettings(app.db) }),
  );
};
