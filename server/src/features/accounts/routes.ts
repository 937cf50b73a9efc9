import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { portalRoutes } from './portal-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** CONTRACT 4: accounts and sessions, and what the portal says of itself. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(portalRoutes);
  await app.register(sessionRoutes);
};
