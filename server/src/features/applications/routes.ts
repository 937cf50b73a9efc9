import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { applicationCrudRoutes } from './application-routes.ts';
import { applicationLifecycleRoutes } from './lifecycle-routes.ts';

/** CONTRACT 5, but for what reviewers do. */
export const applicationRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(applicationCrudRoutes);
  await app.register(applicationLifecycleRoutes);
};
