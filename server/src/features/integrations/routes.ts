import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { eventRoutes } from './events/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { openRoutes } from './open/routes.ts';
import { serviceAccountRoutes } from './service-accounts/routes.ts';

/** What other systems work with. */
export const integrationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(serviceAccountRoutes);
  await app.register(eventRoutes);
  await app.register(webhookRoutes);
  await app.register(openRoutes);
};
