import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { applicationCrudRoutes } from './application-routes.ts';
import { exportRoutes } from './export/routes.ts';
import { applicationLifecycleRoutes } from './lifecycle-routes.ts';
import { pdfRoutes } from './pdf/routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { partRoutes } from './part-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { stationFileRoutes } from './station-file-routes.ts';
import { stationRoutes } from './station-routes.ts';

/** docs/contract.md 5, but for what reviewers do. */
export const applicationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(applicationCrudRoutes);
  await app.register(applicationLifecycleRoutes);
  await app.register(stationRoutes);
  await app.register(stationFileRoutes);
  await app.register(partRoutes);
  await app.register(peopleRoutes);
  await app.register(noticeRoutes);
  await app.register(exportRoutes);
  await app.register(pdfRoutes);
};
