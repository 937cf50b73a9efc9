import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fiscalYearRoutes } from './fiscal-year-routes.ts';
import { referenceListRoutes } from './list-routes.ts';
import { allReferenceListsRoutes } from './all-reference-lists-routes.ts';
import { referenceLists } from './lists.ts';
import { settingsRoutes } from './settings-routes.ts';

export const referenceRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const list of referenceLists) await app.register(referenceListRoutes(list));
  await app.register(allReferenceListsRoutes);
  await app.register(fiscalYearRoutes);
  await app.register(settingsRoutes);
};
