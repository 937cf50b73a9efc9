import {
  fairnessDimensions,
  chooseGrantedDaysSource,
  grantedDaysSources,
} from '@shiptime/domain/plans/fairness';
import { fairnessSchema, statisticsSchema } from '@shiptime/domain/plans/wire/statistics';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { translate } from '#http/language.ts';
import { requireYearName } from '#features/reference/year-name.ts';
import { resourceSchema } from '#http/answers/resource.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fairnessFilters } from './fairness-rows.ts';
import { buildFairnessSheet } from './fairness-sheet.ts';
import { computeFairness } from './fairness.ts';
import { buildDemandSheet } from './demand-sheet.ts';
import { computeStatistics } from './statistics.ts';

const tags = ['statistics'];
const config = { access: planReadersAccess };
const yearQuery = z.looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647) });
const spec = {
  resource: 'fairness',
  includes: [],
  filters: fairnessFilters,
  sorts: [],
  whole: 'groups are rows of lists',
};
const sheetQuery = z.looseObject({ granted: z.enum(grantedDaysSources).optional() });
const fairnessQuery = sheetQuery.extend({ by: z.enum(fairnessDimensions).default('agency') });

export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/statistics',
    { config, schema: { tags, querystring: yearQuery, response: { 200: resourceSchema(statisticsSchema) } } },
    async (request) => ({
      data: await computeStatistics(app.db, request.query.fiscal_year_id, request.language),
    }),
  );

  app.get(
    '/statistics/export',
    { config, schema: { tags: ['spreadsheets'], querystring: yearQuery } },
    async (request, reply) => {
      const { language, query } = request;
      const asked = await computeStatistics(app.db, query.fiscal_year_id, language);
      const sheet = buildDemandSheet(asked, language);
      const year = await requireYearName(app.db, query.fiscal_year_id);
      return sendWorkbook(request, reply, {
        file: translate(language, 'export:files.demand_and_capacity', { year }),
        title: `${sheet.name} ${year}`,
        sheets: () => [sheet],
      });
    },
  );

  app.get(
    '/statistics/fairness',
    {
      config,
      schema: { tags, querystring: fairnessQuery, response: { 200: resourceSchema(fairnessSchema) } },
    },
    async ({ actor, query, language }) => {
      const source = chooseGrantedDaysSource(actor, query.granted);
      const asked = { by: query.by, source, query: parseCollectionQuery(query, spec), actor };
      return { data: await computeFairness(app.db, asked, language) };
    },
  );

  app.get(
    '/statistics/fairness/export',
    { config, schema: { tags: ['spreadsheets'], querystring: sheetQuery } },
    async (request, reply) => {
      const { actor, query, language } = request;
      const source = chooseGrantedDaysSource(actor, query.granted);
      const asked = parseCollectionQuery(query, spec);
      const sheet = buildFairnessSheet(app.db, { source, query: asked, actor }, language);
      return sendWorkbook(request, reply, {
        file: translate(language, 'export:files.fairness'),
        title: sheet.name,
        sheets: () => [sheet],
      });
    },
  );
};
