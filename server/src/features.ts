import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { referenceRoutes } from './features/reference/routes.ts';

/** Every route of the portal, in the order of the arrows. */
export const features: readonly FastifyPluginAsyncZod[] = [referenceRoutes];
