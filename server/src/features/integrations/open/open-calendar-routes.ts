import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '#http/answers/resource.ts';
import { translate } from '#http/language.ts';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { createSchedulesCalendar } from './calendar.ts';
import { findCancelledVoyages } from './cancelled-voyages.ts';
import { licenceOf } from './open-data-rules.ts';
import { nameInLanguage } from './open-formats.ts';
import { findLatestSchedules } from './open-schedules.ts';
import {
  findRequestedSchedule,
  openDataRouteOptions,
  schedulePath,
  scheduleParams as params,
  scheduleQuery as querystring,
} from './requested-schedule.ts';

const tags = ['open data'];

const written = (request: FastifyRequest) => ({
  language: request.language,
  licence: licenceOf(request.server),
  address: resolvePublicOrigin(request),
});

const send = (reply: FastifyReply, name: string, calendar: string): FastifyReply =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `inline; filename="ship-schedule-${name}.ics"`)
    .send(calendar);

export const openCalendarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    `${schedulePath}.ics`,
    { config: openDataRouteOptions, schema: { tags, params, querystring } },
    async (request, reply) => {
      const published = await findRequestedSchedule(app, request);
      const { fiscal_year: year, version } = published.schedule;
      const isLatest = request.params.version === 'latest';
      const cancelled = isLatest ? await findCancelledVoyages(app.db) : [];
      const calendar = createSchedulesCalendar(
        {
          name: translate(request.language, 'export:plans.calendar.open', { year: year.name }),
          schedules: [published],
          cancelled: cancelled.filter(
            ({ start_date }) => start_date >= year.start_date && start_date <= year.end_date,
          ),
        },
        written(request),
      );
      return send(reply, `${year.name}-${version}`, calendar);
    },
  );

  app.get(
    '/open/vessels/:vessel_id.ics',
    {
      config: openDataRouteOptions,
      schema: {
        tags,
        params: z.object({ vessel_id: idParams.shape.id }),
        querystring: z.looseObject({ lang: languageQuerySchema }),
      },
    },
    async (request, reply) => {
      const { vessel_id } = request.params;
      const schedules = (await findLatestSchedules(app.db)).map(({ versionId, schedule }) => ({
        versionId,
        schedule: {
          ...schedule,
          vessels: schedule.vessels.filter((vessel) => vessel.vessel_id === vessel_id),
        },
      }));
      const vessel = schedules.flatMap(({ schedule }) => schedule.vessels).at(-1);
      if (!vessel) throw notFoundRefusal();
      const cancelled = await findCancelledVoyages(app.db);
      const calendar = createSchedulesCalendar(
        {
          name: translate(request.language, 'export:plans.calendar.vessel', {
            vessel: nameInLanguage(vessel, request.language),
          }),
          schedules,
          cancelled: cancelled.filter((voyage) => voyage.vessel_id === vessel_id),
        },
        written(request),
      );
      return send(reply, `vessel-${vessel_id}`, calendar);
    },
  );
};
