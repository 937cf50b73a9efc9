import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** What routes are added to; a plugin with many hands it on to functions, one for each thing that they hold. */
export type App = Parameters<FastifyPluginAsyncZod>[0];
