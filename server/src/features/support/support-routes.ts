import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { faqInputSchema } from '@shiptime/domain/reference/lists';
import { referenceListRoutes } from '../reference/list-routes.ts';

export const supportRoutes: FastifyPluginAsyncZod = referenceListRoutes({
  table: 'faqs',
  paths: ['faqs'],
  texts: ['question', 'answer'],
  extra: [],
  body: faqInputSchema,
});
