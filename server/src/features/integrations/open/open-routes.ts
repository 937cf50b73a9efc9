import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerOpenDataRules } from './open-data-rules.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { openCalendarRoutes } from './open-calendar-routes.ts';
import { openScheduleRoutes } from './open-schedule-routes.ts';

export const openRoutes: FastifyPluginAsyncZod = async (app) => {
  registerOpenDataRules(app);
  await app.register(catalogueRoutes);
  await app.register(openScheduleRoutes);
  await app.register(openCalendarRoutes);
};
