import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export type App = Parameters<FastifyPluginAsyncZod>[0];
