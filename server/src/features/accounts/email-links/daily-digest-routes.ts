import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { unsubscribeRoutes } from '#mail/unsubscribe-routes.ts';
import { switchToDailyDigest } from './switch-to-daily-digest.ts';

export const dailyDigestRoutes: FastifyPluginAsyncZod = async (app) =>
  unsubscribeRoutes(app, 'one_mail_a_day', {
    tags: ['accounts'],
    page: (owner) => `/user/${owner}/profile`,
    end: switchToDailyDigest,
    done: 'answers:one_mail_a_day',
  });
