import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { missionRoutes } from './missions/routes.ts';
import { planRoutes } from './plan-routes.ts';

/** Vessel plans, missions, versions, fleet plans and calendar feeds (CONTRACT 6). */
export const plansRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(planRoutes);
  await app.register(missionRoutes);
};
