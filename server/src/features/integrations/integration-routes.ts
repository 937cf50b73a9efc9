import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { eventRoutes } from './events/event-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { openRoutes } from './open/open-schedule-routes.ts';
import { yearExportRoutes } from './year-export.ts';
import { serviceAccountRoutes } from './service-accounts/service-account-routes.ts';

export const integrationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(serviceAccountRoutes);
  await app.register(eventRoutes);
  await app.register(webhookRoutes);
  await app.register(openRoutes);
  await app.register(yearExportRoutes);
};
