import { openScheduleSchema, openYearSchema } from '@shiptime/domain/integrations/integration-wire';
import type { App } from '#http/app.ts';
import { oneOf } from '#http/answers/resource.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { publicOrigin } from '#http/own-address.ts';
import { requireViewer } from '#http/access.ts';
import { notFound } from '#http/refusal.ts';
import { idParams } from '#http/answers/resource.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { rowList } from '#http/answers/row-list.ts';
import { csvType } from '#spreadsheet/csv.ts';
import { readSettings } from '#features/reference/settings.ts';
import { findOpenSchedule, openYears } from './open-schedules.ts';
import { calendarOfSchedule } from './calendar.ts';
import { csvOfCruises, emptyInProgramme, readCruiseCodes } from './cruise-programme.ts';
import { csvOfLegs, csvOfSchedule, geoJsonOfSchedule } from './open-formats.ts';

const tags = ['open data'];
const config = { access: 'public', cacheable: true, errors: [401, 403] } as const;
const years = rowList('open_schedules', openYearSchema, { alias: 'schedules' });

/** Visitors need the setting, which also opens all origins. */
const requireOpen = async (app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { open_schedule } = await readSettings(app.db);
  if (open_schedule) reply.header('access-control-allow-origin', '*');
  else requireViewer(request);
};

const versionOf = (text: string): number | 'latest' => {
  if (text === 'latest') return text;
  const id = idParams.shape.id.safeParse(text);
  if (!id.success) throw notFound();
  return id.data;
};

const params = z.object({
  fiscal_year: z.string().describe('name of the fiscal year, such as `2027-2028`'),
  version: z.string().describe('a number, or latest'),
});

const querystring = z.looseObject({ lang: languageQuerySchema });

const address = '/open/schedules/:fiscal_year/versions/:version';

const scheduleOf = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  await requireOpen(app, request, reply);
  const { fiscal_year, version } = params.parse(request.params);
  return findOpenSchedule(app.db, fiscal_year, versionOf(version));
};

const programmeRoute = (app: App): void => {
  app.get(
    `${address}/cruises.csv`,
    { config, schema: { tags, params, querystring } },
    async (request, reply) => {
      const schedule = await scheduleOf(app, request, reply);
      const codes = await readCruiseCodes(app.db, schedule);
      return reply
        .type(csvType)
        .header('content-disposition', `inline; filename="cruises-${schedule.fiscal_year.name}.csv"`)
        .header('x-left-empty', emptyInProgramme.join(', '))
        .send(csvOfCruises(schedule, codes, request.language));
    },
  );
};

/** docs/contract.md 9: without personal data, at lasting addresses. */
export const openRoutes: FastifyPluginAsyncZod = async (app) => {
  programmeRoute(app);
  app.get(
    '/open/schedules',
    { config, schema: { tags, querystring: years.querystring, response: years.response } },
    async (request, reply) => {
      await requireOpen(app, request, reply);
      return years.page(request, await openYears(app.db, publicOrigin(request)));
    },
  );
  app.get(
    `${address}.json`,
    { config, schema: { tags, params, response: { 200: oneOf(openScheduleSchema) } } },
    async (request, reply) => ({
      data: (await scheduleOf(app, request, reply)) as z.infer<typeof openScheduleSchema>,
    }),
  );
  const files = {
    '.geojson': [
      'application/geo+json; charset=utf-8',
      (schedule) => JSON.stringify(geoJsonOfSchedule(schedule)),
    ],
    '.csv': [csvType, (schedule, { language }) => csvOfSchedule(schedule, language)],
    '/legs.csv': [csvType, (schedule, { language }) => csvOfLegs(schedule, language)],
    '.ics': [
      'text/calendar; charset=utf-8',
      (schedule, request) => calendarOfSchedule(schedule, request.language, publicOrigin(request)),
    ],
  } as const satisfies Record<
    string,
    readonly [type: string, write: (schedule: OpenSchedule, request: FastifyRequest) => string]
  >;
  for (const [ending, [type, write]] of Object.entries(files)) {
    app.get(
      `${address}${ending}`,
      { config, schema: { tags, params, querystring } },
      async (request, reply) => {
        const schedule = await scheduleOf(app, request, reply);
        const name = `ship-schedule-${schedule.fiscal_year.name}-${schedule.version}${ending.replace('/', '-')}`;
        return reply
          .type(type)
          .header('content-disposition', `inline; filename="${name}"`)
          .send(write(schedule, request));
      },
    );
  }
};
