import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mayReadPlans } from '@shiptime/domain/plans/policy';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import type { Language } from '@shiptime/domain/shared/text';
import type { App } from '#http/app.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { idParams } from '#http/answers/resource.ts';
import { toPrintableDocument } from '#pdf/printable-document.ts';
import { sendPdf, readPdfTemplate } from '#pdf/send-pdf.ts';
import { findCoordinators } from '#features/applications/coordinators.ts';
import { planReadersAccess, scheduleReadersAccess } from '../plan-route-access.ts';
import {
  collectPlanSnapshots,
  type ExportedPlans,
  loadPlanForExport,
  toExportedSchedule,
  loadPlansOfYearForExport,
} from '../export/exported-plans.ts';
import { requireFleetVersion } from '../fleet/fleet-queries.ts';
import { requirePlan } from '../plan-queries.ts';
import { snapshotCurrentPlan } from '../versions/take-version.ts';
import { requireVersion } from '../versions/version-queries.ts';
import { loadTransitFacts } from '../export/transit-facts.ts';
import { noErrors, findUnresolvedErrors } from './unresolved-errors.ts';
import {
  buildVersionComparisonDocument,
  buildPosterDocument,
  buildPlanSheetDocument,
} from './plan-documents.ts';

const tags = ['vessel plans'];
const template = readPdfTemplate('schedule.typ');
const yearQuery = z.looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647) });
const number = idParams.shape.id;

const all = async ({ plans }: ExportedPlans): Promise<PlanSnapshot[]> => {
  const found = await collectPlanSnapshots(plans);
  if (found.length === 0) throw notFoundRefusal();
  return found;
};

const today = () => new Date().toISOString().slice(0, 10);

const printingNow = async (app: App, plans: readonly PlanSnapshot[], language: Language) => ({
  facts: await loadTransitFacts(app.db, plans),
  errors: await findUnresolvedErrors(
    app.db,
    plans.map(({ vessel_plan_id }) => vessel_plan_id),
  ),
  language,
  today: today(),
});

const planPapers = (app: App): void => {
  app.get(
    '/vessel_plans/export.pdf',
    { config: { access: planReadersAccess }, schema: { tags, querystring: yearQuery } },
    async (request, reply) => {
      const { language, query } = request;
      const exported = await loadPlansOfYearForExport(app.db, query.fiscal_year_id, language);
      const plans = await all(exported);
      const printing = await printingNow(app, plans, language);
      const document = toPrintableDocument(language, buildPosterDocument(plans, printing, null));
      return sendPdf(request, reply, { template, document, name: exported.named(language).file });
    },
  );

  app.get(
    '/vessel_plans/:id/export.pdf',
    { config: { access: planReadersAccess }, schema: { tags, params: idParams } },
    async (request, reply) => {
      const { language, params } = request;
      const exported = await loadPlanForExport(app.db, params.id);
      const plans = await all(exported);
      const [plan] = plans;
      const contacts = (await findCoordinators(app.db, [plan!.vessel_id])).get(plan!.vessel_id) ?? [];
      const printing = await printingNow(app, plans, language);
      const document = toPrintableDocument(language, buildPlanSheetDocument(plan!, contacts, printing));
      return sendPdf(request, reply, { template, document, name: exported.named(language).file });
    },
  );
};

const publishedPapers = (app: App): void => {
  app.get(
    '/fleet_plans/:id/versions/:version/export.pdf',
    {
      config: { access: scheduleReadersAccess },
      schema: { tags, params: idParams.extend({ version: number }) },
    },
    async (request, reply) => {
      const { actor, language, params } = request;
      const found = await requireFleetVersion(app.db, params.id, params.version, request);
      const exported = toExportedSchedule(found.snapshot as unknown as FleetSnapshot, found.number);
      const plans = await all(exported);
      const facts = await loadTransitFacts(app.db, plans, mayReadPlans(actor).allowed);
      const printing = { facts, errors: noErrors, language, today: today() };
      const version = { number: found.number, day: found.created_at.slice(0, 10) };
      const document = toPrintableDocument(language, buildPosterDocument(plans, printing, version));
      return sendPdf(request, reply, { template, document, name: exported.named(language).file });
    },
  );
};

const comparisonPapers = (app: App): void => {
  const versionOf = async (id: number, number: number, language: Language) => {
    const version = await requireVersion(app.db, id, number, language);
    return { ...version, snapshot: version.snapshot as PlanSnapshot };
  };

  app.get(
    '/vessel_plans/:id/versions/:version/difference/:other/export.pdf',
    {
      config: { access: planReadersAccess },
      schema: { tags, params: idParams.extend({ version: number, other: number }) },
    },
    async (request, reply) => {
      const { language, params } = request;
      await requirePlan(app.db, params.id);
      const inTime = [params.version, params.other].toSorted((a, b) => a - b);
      const [from, to] = await Promise.all(inTime.map((each) => versionOf(params.id, each, language)));
      const document = toPrintableDocument(
        language,
        buildVersionComparisonDocument([from!, to!], { language, today: today() }),
      );
      const name = `vessel-plan-${params.id}-${inTime.join('-')}`;
      return sendPdf(request, reply, { template, document, name });
    },
  );

  app.get(
    '/vessel_plans/:id/versions/:version/difference/now/export.pdf',
    { config: { access: planReadersAccess }, schema: { tags, params: idParams.extend({ version: number }) } },
    async (request, reply) => {
      const { language, params } = request;
      const plan = await requirePlan(app.db, params.id);
      const from = await versionOf(params.id, params.version, language);
      const now = { number: null, snapshot: await snapshotCurrentPlan(app.db, plan) };
      const document = toPrintableDocument(
        language,
        buildVersionComparisonDocument([from, now], { language, today: today() }),
      );
      const name = `vessel-plan-${params.id}-${params.version}-now`;
      return sendPdf(request, reply, { template, document, name });
    },
  );
};

export const printRoutes: FastifyPluginAsyncZod = async (app) => {
  planPapers(app);
  publishedPapers(app);
  comparisonPapers(app);
};
