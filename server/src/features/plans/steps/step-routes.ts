import {
  planResourceSchema,
  planHistoryEntrySchema,
  preflightSchema,
} from '@shiptime/domain/plans/wire/plan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isStepDown, planSteps, type PlanStep } from '@shiptime/domain/plans/lifecycle';
import {
  amendmentRequestSchema,
  amendmentSchema,
  reasonSchema,
  stepNoteSchema,
} from '@shiptime/domain/plans/schema';
import type { App } from '#http/app.ts';
import { idParams, noContentSchema, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { requirePlan } from '../plan-queries.ts';
import { createPlanVersionCheck, readPlan } from '../read-plans.ts';
import { askForAmendment } from './ask-for-amendment.ts';
import { readPreflight } from './preflight.ts';
import { takePlanStep } from './take-plan-step.ts';
import { findPlanHistory } from './find-plan-history.ts';

const tags = ['vessel plans'];
const config = { access: planReadersAccess };
const response = { 200: resourceSchema(planResourceSchema) };

const historyRows = createInMemoryCollection('history', planHistoryEntrySchema);

const stepRoute = (
  app: App,
  step: PlanStep,
  body: typeof stepNoteSchema | typeof reasonSchema | typeof amendmentSchema,
): void => {
  app.post(
    `/vessel_plans/:id/${step}`,
    { config, schema: { tags, params: idParams, body, response } },
    async (request, reply) => {
      const { id } = request.params;
      await app.inTransaction((tx) =>
        takePlanStep(tx, request.actor, id, step, request.body, createPlanVersionCheck(tx, request)),
      );
      return presentResource(reply, await readPlan(app.db, await requirePlan(app.db, id), request));
    },
  );
};

export const stepRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const step of planSteps.filter((name) => !isStepDown(name))) stepRoute(app, step, stepNoteSchema);
  stepRoute(app, 'return', reasonSchema);
  stepRoute(app, 'reopen', amendmentSchema);

  app.post(
    '/vessel_plans/:id/amendment_request',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: amendmentRequestSchema,
        response: { 204: noContentSchema },
      },
    },
    async ({ actor, params, body }, reply) => {
      await app.inTransaction((tx) => askForAmendment(tx, actor, params.id, body));
      return reply.code(204).send();
    },
  );

  app.get(
    '/vessel_plans/:id/preflight',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: z.looseObject({ step: z.enum(planSteps).optional() }),
        response: { 200: resourceSchema(preflightSchema) },
      },
    },
    async ({ actor, language, params, query }) => ({
      data: await readPreflight(app.db, { actor, language }, params.id, query.step),
    }),
  );

  app.get(
    '/vessel_plans/:id/history',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: historyRows.querystring,
        response: historyRows.response,
      },
    },
    async (request) => {
      await requirePlan(app.db, request.params.id);
      return historyRows.answer(request, await findPlanHistory(app.db, request.params.id));
    },
  );
};
