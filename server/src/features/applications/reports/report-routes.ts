import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findSummaryGaps, buildCruiseSummaryXml } from '@shiptime/domain/plans/cruise-summary/cruise-summary';
import { voyageReportBody } from '@shiptime/domain/plans/voyage-report';
import { voyageReportSchema, voyageReportOfYearSchema } from '@shiptime/domain/plans/wire/voyage-report';
import type { Tx } from '#db/connection.ts';
import type { App } from '#http/app.ts';
import { idParams, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import type { ApplicationRow } from '../application-row.ts';
import { readCruiseSummary } from './cruise-summary.ts';
import { listReportsOfYear } from './reports-of-year.ts';
import { presentReport, readReport } from './report-queries.ts';
import {
  closeVoyageReport,
  reopenVoyageReport,
  saveReport,
  submitVoyageReport,
  type ReportTarget,
} from './write-report.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const url = '/ship_time_requests/:id/voyage_report';
const schema = { tags, params: idParams, response: { 200: resourceSchema(voyageReportSchema) } };

const answer = async (
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { id: number } }>,
  work: (tx: Tx, target: ReportTarget) => Promise<ApplicationRow>,
) => {
  const target = { id: request.params.id, expected: readExpectedVersion(request) };
  const application = await app.inTransaction((tx) => work(tx, target));
  return presentReport(app.db, request.actor, application);
};

const summaryRoute = (app: App): void => {
  app.get(
    `${url}/cruise_summary.xml`,
    {
      config,
      schema: { tags, params: idParams, querystring: z.object({ voyage_number: z.string().optional() }) },
    },
    async ({ actor, params, query }, reply) => {
      const summary = await readCruiseSummary(app.db, actor, params.id, query.voyage_number);
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="csr-${summary.voyage_number}.xml"`)
        .header('x-left-empty', findSummaryGaps(summary).join(', '))
        .send(buildCruiseSummaryXml(summary));
    },
  );
};

const yearRows = createInMemoryCollection('voyage_reports', voyageReportOfYearSchema);

export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  summaryRoute(app);
  app.get(url, { config, schema }, async ({ actor, params }, reply) =>
    presentResource(reply, await readReport(app.db, actor, params.id)),
  );

  app.get(
    '/fiscal_years/:id/voyage_reports',
    {
      config: { access: ['regional_vessel_coordinator', 'national_science_representative', 'administrator'] },
      schema: { tags, params: idParams, querystring: yearRows.querystring, response: yearRows.response },
    },
    async (request) =>
      yearRows.answer(request, await listReportsOfYear(app.db, request.actor, request.params.id)),
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url,
    config,
    schema: { ...schema, body: voyageReportBody },
    handler: async (request, reply) =>
      presentResource(
        reply,
        await answer(app, request, (tx, target) => saveReport(tx, request.actor, target, request.body)),
      ),
  });

  for (const [step, command] of [
    ['submit', submitVoyageReport],
    ['close', closeVoyageReport],
    ['reopen', reopenVoyageReport],
  ] as const)
    app.post(`${url}/${step}`, { config, schema }, async (request, reply) =>
      presentResource(reply, await answer(app, request, (tx, target) => command(tx, request.actor, target))),
    );
};
