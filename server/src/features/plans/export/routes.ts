import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { idParams } from '#http/answers/resource.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import { readsCosts } from '@shiptime/domain/vessels/rates';
import { costsOfMissions } from '../costs/costs.ts';
import { planReaders, scheduleReaders } from '../access.ts';
import { findFleetVersion } from '../fleet/fleet-queries.ts';
import { onePlan, onePublished, plansOfYear, type ExportedPlans } from './exported-plans.ts';
import { planSheet } from './plan-sheet.ts';

const tags = ['spreadsheets'];
const yearQuery = z.looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647) });

const sendSheet = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, plans, planIds }: ExportedPlans,
) => {
  const { actor, language, server } = request;
  const isTold = readsCosts(actor) && planIds.length > 0;
  const costs = isTold ? await costsOfMissions(server.db, planIds) : null;
  return sendWorkbook(request, reply, name, () => planSheet(plans, language, costs));
};

/** Plans as a spreadsheet in the reader's language. */
export const planExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vessel_plans/export',
    { config: { access: planReaders }, schema: { tags, querystring: yearQuery } },
    async (request, reply) => {
      const { query, language } = request;
      return sendSheet(request, reply, await plansOfYear(app.db, query.fiscal_year_id, language));
    },
  );

  app.get(
    '/vessel_plans/:id/export',
    { config: { access: planReaders }, schema: { tags, params: idParams } },
    async (request, reply) => sendSheet(request, reply, await onePlan(app.db, request.params.id)),
  );

  app.get(
    '/fleet_plans/:id/versions/:version/export',
    {
      config: { access: scheduleReaders },
      schema: { tags, params: idParams.extend({ version: idParams.shape.id }) },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const { snapshot, number } = await findFleetVersion(app.db, id, version, request);
      const published = onePublished(snapshot as unknown as FleetSnapshot, number);
      return sendSheet(request, reply, published);
    },
  );
};
