import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { activityRoutes } from './activity/routes.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { conflictRoutes } from './conflicts/routes.ts';
import { overruledRoutes } from './conflicts/overruled-routes.ts';
import { costRoutes } from './costs/routes.ts';
import { planExportRoutes } from './export/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { fitRoutes } from './fits/routes.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { missionRoutes } from './missions/routes.ts';
import { paperRoutes } from './paper/routes.ts';
import { planRoutes } from './plan-routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { stepRoutes } from './steps/routes.ts';
import { agreementRoutes } from './together/agreement-routes.ts';
import { togetherRoutes } from './together/routes.ts';
import { versionRoutes } from './versions/routes.ts';

/** Vessel plans, missions, versions, fleet plans and calendar feeds (docs/contract.md 6). */
export const plansRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(planRoutes);
  await app.register(stepRoutes);
  await app.register(missionRoutes);
  await app.register(conflictRoutes);
  await app.register(overruledRoutes);
  await app.register(activityRoutes);
  await app.register(fitRoutes);
  await app.register(versionRoutes);
  await app.register(fleetRoutes);
  await app.register(planExportRoutes);
  await app.register(paperRoutes);
  await app.register(feedRoutes);
  await app.register(statisticsRoutes);
  await app.register(costRoutes);
  await app.register(togetherRoutes);
  await app.register(agreementRoutes);
  await app.register(availabilityRoutes);
};
