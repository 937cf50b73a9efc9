import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ogcRoutes } from './ogc/ogc-routes.ts';
import { catalogueRoutes } from './open/catalogue-routes.ts';
import { openCalendarRoutes } from './open/open-calendar-routes.ts';
import { registerOpenDataAccess } from './open/open-data-rules.ts';
import { openScheduleRoutes } from './open/open-schedule-routes.ts';

export const openDataRoutes: FastifyPluginAsyncZod = async (app) => {
  registerOpenDataAccess(app);
  await app.register(catalogueRoutes);
  await app.register(openScheduleRoutes);
  await app.register(openCalendarRoutes);
  await app.register(ogcRoutes);
};
