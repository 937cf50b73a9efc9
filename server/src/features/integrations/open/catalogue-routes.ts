import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openDataSchema } from '@shiptime/domain/integrations/integration-wire';
import type { App } from '#http/app.ts';
import { resourceSchema } from '#http/answers/resource.ts';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { readCatalogueFacts } from './catalogue-facts.ts';
import { buildDcatCatalogue } from './catalogue.ts';
import { buildCkanResult, ckanActions } from './ckan.ts';
import { describeLicence } from './geojson-file.ts';
import { licenceOf } from './open-data-rules.ts';
import { findRecentSchedulesWithoutReplanning } from './open-schedules.ts';
import { openDataRouteOptions } from './requested-schedule.ts';

const tags = ['open data'];
const querystring = z.looseObject({ lang: languageQuerySchema });

const ckanStartSchema = z.object({ version: z.literal(3), actions: z.array(z.url()) });

const ckanRoutes = (app: App): void => {
  app.get(
    '/open/ckan',
    { config: openDataRouteOptions, schema: { tags, response: { 200: resourceSchema(ckanStartSchema) } } },
    async (request) => {
      const own = `${resolvePublicOrigin(request)}/api/open/ckan/api/3/action`;
      return { data: { version: 3 as const, actions: ckanActions.map((action) => `${own}/${action}`) } };
    },
  );
  app.get(
    '/open/ckan/api/3/action/:action',
    {
      config: openDataRouteOptions,
      schema: {
        tags,
        params: z.object({ action: z.enum(ckanActions) }),
        querystring: z.looseObject({
          id: z.string().optional(),
          start: z.unknown().optional(),
          rows: z.unknown().optional(),
        }),
        response: { 200: z.object({ success: z.literal(true), result: z.unknown() }) },
      },
    },
    async (request) => {
      const result = buildCkanResult(
        request.params.action,
        await readCatalogueFacts(app, request),
        request.query,
      );
      if (result === null) throw notFoundRefusal();
      return { success: true as const, result };
    },
  );
};

export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/open',
    { config: openDataRouteOptions, schema: { tags, response: { 200: resourceSchema(openDataSchema) } } },
    async (request) => {
      const own = `${resolvePublicOrigin(request)}/api/open`;
      const schedules = await findRecentSchedulesWithoutReplanning(app.db);
      const vessels = schedules.flatMap(({ schedule }) => schedule.vessels);
      return {
        data: {
          licence: describeLicence(licenceOf(app)),
          schedules: `${own}/schedules`,
          catalogue: `${own}/catalogue.jsonld`,
          ckan: `${own}/ckan`,
          ogc_features: `${own}/ogc`,
          vessels: [...new Map(vessels.map((vessel) => [vessel.vessel_id, vessel])).values()]
            .toSorted((a, b) => a.vessel_id - b.vessel_id)
            .map(({ vessel_id, name_en, name_fr }) => ({
              ...{ vessel_id, name_en, name_fr },
              ics: `${own}/vessels/${vessel_id}.ics`,
            })),
        },
      };
    },
  );
  app.get(
    '/open/catalogue.jsonld',
    { config: openDataRouteOptions, schema: { tags, querystring } },
    async (request, reply) =>
      reply
        .type('application/ld+json; charset=utf-8')
        .send(JSON.stringify(buildDcatCatalogue(await readCatalogueFacts(app, request)))),
  );
  ckanRoutes(app);
};
