import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fiscalYearRoutes } from './fiscal-year-routes.ts';
import { listRoutes } from './list-routes.ts';
import { listsTogether } from './lists-together.ts';
import { referenceLists } from './lists.ts';
import { settingsRoutes } from './settings-routes.ts';

export const referenceRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const list of referenceLists) await app.register(listRoutes(list));
  await app.register(listsTogether);
  await app.register(fiscalYearRoutes);
  await app.register(settingsRoutes);
};
