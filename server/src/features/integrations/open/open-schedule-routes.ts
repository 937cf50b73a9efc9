import { openScheduleSchema, openDataYearSchema } from '@shiptime/domain/integrations/integration-wire';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '#http/app.ts';
import { resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { csvMediaType } from '#spreadsheet/csv.ts';
import { formatCruisesCsv, columnsEmptyInProgramme, readInstitutes } from './cruise-programme.ts';
import { describeLicence, createLayerGeoJson } from './geojson-file.ts';
import { createGeoPackage } from './geopackage.ts';
import type { LayerName } from './layers.ts';
import { licenceOf } from './open-data-rules.ts';
import { formatLegsCsv, formatScheduleCsv } from './open-formats.ts';
import { findOpenDataYears } from './open-schedules.ts';
import {
  findRequestedSchedule,
  openDataRouteOptions,
  schedulePath,
  scheduleParams,
  scheduleQuery,
  yearParams,
} from './requested-schedule.ts';

const tags = ['open data'];
const config = openDataRouteOptions;
const years = createInMemoryCollection('open_schedules', openDataYearSchema, { alias: 'schedules' });

const layerFile = (layer: LayerName) =>
  [
    'application/geo+json; charset=utf-8',
    (schedule: OpenSchedule, { server }: FastifyRequest) =>
      JSON.stringify(createLayerGeoJson(schedule, layer, licenceOf(server))),
  ] as const;

const written = ({ language, server }: FastifyRequest) => ({ language, licence: licenceOf(server) });

const files = {
  '.geojson': layerFile('voyages'),
  '/legs.geojson': layerFile('legs'),
  '/ports.geojson': layerFile('ports'),
  '/project_areas.geojson': layerFile('project_areas'),
  '.gpkg': [
    'application/geopackage+sqlite3',
    (schedule, { server }) => createGeoPackage(schedule, licenceOf(server)),
  ],
  '.csv': [csvMediaType, (schedule, request) => formatScheduleCsv(schedule, written(request))],
  '/legs.csv': [csvMediaType, (schedule, request) => formatLegsCsv(schedule, written(request))],
} as const satisfies Record<
  string,
  readonly [type: string, write: (schedule: OpenSchedule, request: FastifyRequest) => string | Buffer]
>;

const programmeRoute = (app: App): void => {
  app.get(
    `${schedulePath}/cruises.csv`,
    { config, schema: { tags, params: scheduleParams, querystring: scheduleQuery } },
    async (request, reply) => {
      const { schedule } = await findRequestedSchedule(app, request);
      const institutes = await readInstitutes(app.db, schedule);
      return reply
        .type(csvMediaType)
        .header('content-disposition', `inline; filename="cruises-${schedule.fiscal_year.name}.csv"`)
        .header('x-left-empty', columnsEmptyInProgramme.join(', '))
        .send(formatCruisesCsv(schedule, institutes, request.language));
    },
  );
};

/** Schedules without personal data, at permanent URLs (docs/contract.md 9). */
export const openScheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  programmeRoute(app);
  app.get(
    '/open/schedules',
    { config, schema: { tags, querystring: years.querystring, response: years.response } },
    async (request) =>
      years.page(request, await findOpenDataYears(app.db, resolvePublicOrigin(request), licenceOf(app))),
  );
  app.get(
    '/open/schedules/:fiscal_year/versions',
    { config, schema: { tags, params: yearParams, response: { 200: resourceSchema(openDataYearSchema) } } },
    async (request) => {
      const all = await findOpenDataYears(app.db, resolvePublicOrigin(request), licenceOf(app));
      const data = all.find(({ fiscal_year }) => fiscal_year === request.params.fiscal_year);
      if (!data) throw notFoundRefusal();
      return { data };
    },
  );
  const answer = resourceSchema(openScheduleSchema).extend({
    meta: z.object({ licence: openDataYearSchema.shape.licence }),
  });
  app.get(
    `${schedulePath}.json`,
    {
      config,
      schema: { tags, params: scheduleParams, querystring: scheduleQuery, response: { 200: answer } },
    },
    async (request) => ({
      data: (await findRequestedSchedule(app, request)).schedule as z.infer<typeof openScheduleSchema>,
      meta: { licence: describeLicence(licenceOf(app)) },
    }),
  );
  for (const [ending, [type, write]] of Object.entries(files)) {
    app.get(
      `${schedulePath}${ending}`,
      { config, schema: { tags, params: scheduleParams, querystring: scheduleQuery } },
      async (request, reply) => {
        const { schedule } = await findRequestedSchedule(app, request);
        const name = `ship-schedule-${schedule.fiscal_year.name}-${schedule.version}${ending.replace('/', '-')}`;
        return reply
          .type(type)
          .header('content-disposition', `inline; filename="${name}"`)
          .send(write(schedule, request));
      },
    );
  }
};
