import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { eventRoutes } from './events/event-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';
import { openDataRoutes } from './open-data-routes.ts';
import { yearExportRoutes } from './year-export.ts';
import { serviceAccountRoutes } from './service-accounts/service-account-routes.ts';

export const integrationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(serviceAccountRoutes);
  await app.register(eventRoutes);
  await app.register(webhookRoutes);
  await app.register(openDataRoutes);
  await app.register(yearExportRoutes);
};
