import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mayReadPlans } from '@shiptime/domain/plans/policy';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { idParams } from '#http/answers/resource.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import { canReadCosts } from '@shiptime/domain/vessels/vessel-rates';
import { findCoordinators } from '#features/applications/coordinators.ts';
import { computeMissionCosts } from '../costs/costs.ts';
import { planReadersAccess, scheduleReadersAccess } from '../plan-route-access.ts';
import { requireFleetVersion } from '../fleet/fleet-queries.ts';
import {
  collectPlanSnapshots,
  loadPlanForExport,
  toExportedSchedule,
  loadPlansOfYearForExport,
  type ExportedPlans,
} from './exported-plans.ts';
import { buildContextSheets } from './context-sheets.ts';
import { buildCalendarSheet } from './calendar-sheet.ts';
import { buildPlanSheet } from './plan-sheet.ts';
import { loadTransitFacts } from './transit-facts.ts';

const tags = ['spreadsheets'];
const yearQuery = z.looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647) });

const sendSheets = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { named, plans, planIds }: ExportedPlans,
) => {
  const { actor, language, server } = request;
  const isPlanReader = mayReadPlans(actor).allowed;
  const isTold = canReadCosts(actor) && planIds.length > 0;
  return sendWorkbook(request, reply, {
    ...named(language),
    sheets: async () => {
      const whole = await collectPlanSnapshots(plans);
      const vesselIds = whole.map(({ vessel_id }) => vessel_id);
      const facts = await loadTransitFacts(server.db, whole, isPlanReader);
      return [
        buildPlanSheet(whole, language, isTold ? await computeMissionCosts(server.db, planIds) : null),
        buildCalendarSheet(whole, facts, language),
        ...buildContextSheets(
          {
            plans: whole,
            facts,
            contacts: isPlanReader ? await findCoordinators(server.db, vesselIds) : null,
          },
          language,
        ),
      ];
    },
  });
};

export const planExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vessel_plans/export',
    { config: { access: planReadersAccess }, schema: { tags, querystring: yearQuery } },
    async (request, reply) => {
      const { query, language } = request;
      return sendSheets(
        request,
        reply,
        await loadPlansOfYearForExport(app.db, query.fiscal_year_id, language),
      );
    },
  );

  app.get(
    '/vessel_plans/:id/export',
    { config: { access: planReadersAccess }, schema: { tags, params: idParams } },
    async (request, reply) => sendSheets(request, reply, await loadPlanForExport(app.db, request.params.id)),
  );

  app.get(
    '/fleet_plans/:id/versions/:version/export',
    {
      config: { access: scheduleReadersAccess },
      schema: { tags, params: idParams.extend({ version: idParams.shape.id }) },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const { snapshot, number } = await requireFleetVersion(app.db, id, version, request);
      const published = toExportedSchedule(snapshot as unknown as FleetSnapshot, number);
      return sendSheets(request, reply, published);
    },
  );
};
