import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { unsubscribeRoutes } from '#mail/unsubscribe-routes.ts';
import { preferOneMailADay } from './prefer-one-mail-a-day.ts';

export const oneMailADayRoutes: FastifyPluginAsyncZod = async (app) =>
  unsubscribeRoutes(app, 'one_mail_a_day', {
    tags: ['accounts'],
    page: (owner) => `/user/${owner}/profile`,
    end: preferOneMailADay,
    done: 'answers:one_mail_a_day',
  });
