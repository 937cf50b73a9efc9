import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { applicationCrudRoutes } from './application-routes.ts';
import { attachmentRoutes } from './attachments/attachment-routes.ts';
import { exportRoutes } from './export/application-export-routes.ts';
import { letterRoutes } from './letters/letter-routes.ts';
import { applicationLifecycleRoutes } from './stages/lifecycle-routes.ts';
import { pdfRoutes } from './pdf/application-pdf-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { partRoutes } from './parts/part-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { readBackRoutes } from './read-back/read-back-routes.ts';
import { remarkRoutes } from './remarks/remark-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { stationFileRoutes } from './stations/station-file-routes.ts';
import { stationRoutes } from './stations/station-routes.ts';
import { trackRoutes } from './tracks/track-routes.ts';
import { Tracks } from './tracks/tracks.ts';

/** docs/contract.md 5, but for what reviewers do. */
export const applicationRoutes: FastifyPluginAsyncZod = async (app) => {
  const tracks = new Tracks(app.db);
  app.addHook('onClose', async () => tracks.close());
  await app.register(applicationCrudRoutes);
  await app.register(applicationLifecycleRoutes);
  await app.register(stationRoutes);
  await app.register(stationFileRoutes);
  await app.register(partRoutes);
  await app.register(attachmentRoutes);
  await app.register(peopleRoutes);
  await app.register(remarkRoutes);
  await app.register(reportRoutes);
  await app.register(letterRoutes);
  await app.register(noticeRoutes);
  await app.register(exportRoutes);
  await app.register(readBackRoutes);
  await app.register(trackRoutes, { tracks });
  await app.register(pdfRoutes, { tracks });
};
