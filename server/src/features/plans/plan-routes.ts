import { planResourceSchema as planAnswer } from '@shiptime/domain/plans/wire/plan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planChangeSchema, newPlanSchema } from '@shiptime/domain/plans/schema';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf, rowQuerySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
  pickFields,
} from '#http/answers/resource.ts';
import { planReadersAccess } from './plan-route-access.ts';
import { createMissingPlans, createPlan, missingPlansSchema } from './create-plans.ts';
import { savePlanNotes } from './save-plan-notes.ts';
import { requirePlan, findPlans, listPlans, planCollection } from './plan-queries.ts';
import { createPlanVersionCheck, readPlan, readPlans } from './read-plans.ts';

const tags = ['vessel plans'];
const readingRoutes = (app: App): void => {
  app.get(
    '/vessel_plans',
    {
      config: { access: planReadersAccess },
      schema: {
        tags,
        querystring: querySchemaOf(planCollection),
        response: { 200: resourceListSchema(planAnswer) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, planCollection);
      const { rows, total } = await listPlans(app.db, query, request.language);
      return presentCollection(request, query, await readPlans(app.db, rows, request, query), total);
    },
  );

  app.get(
    '/vessel_plans/:id',
    {
      config: { access: planReadersAccess },
      schema: {
        tags,
        params: idParams,
        querystring: rowQuerySchemaOf(planCollection),
        response: { 200: resourceSchema(planAnswer) },
      },
    },
    async (request, reply) => {
      const query = parseCollectionQuery(request.query, planCollection);
      const plan = await requirePlan(app.db, request.params.id);
      return presentResource(reply, pickFields(await readPlan(app.db, plan, request, query), query));
    },
  );
};

const writingRoutes = (app: App): void => {
  app.post(
    '/vessel_plans',
    {
      config: { access: planReadersAccess },
      schema: { tags, body: newPlanSchema, response: { 201: resourceSchema(planAnswer) } },
    },
    async (request, reply) => {
      const id = await app.inTransaction((tx) => createPlan(tx, request.actor, request.body));
      reply.code(201);
      return presentResource(reply, await readPlan(app.db, await requirePlan(app.db, id), request));
    },
  );

  app.post(
    '/vessel_plans/missing',
    {
      config: { access: ['regional_vessel_coordinator', 'national_science_representative', 'administrator'] },
      schema: { tags, body: missingPlansSchema, response: { 201: resourceListSchema(planAnswer) } },
    },
    async (request, reply) => {
      const ids = await app.inTransaction((tx) =>
        createMissingPlans(tx, request.actor, request.body.fiscal_year_id),
      );
      const plans = await findPlans(app.db, ids);
      reply.code(201);
      return { data: await readPlans(app.db, plans, request) };
    },
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: '/vessel_plans/:id',
    config: { access: planReadersAccess },
    schema: { tags, params: idParams, body: planChangeSchema, response: { 200: resourceSchema(planAnswer) } },
    handler: async (request, reply) => {
      const { id } = request.params;
      await app.inTransaction((tx) =>
        savePlanNotes(tx, request.actor, id, request.body, createPlanVersionCheck(tx, request)),
      );
      return presentResource(reply, await readPlan(app.db, await requirePlan(app.db, id), request));
    },
  });
};

export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  readingRoutes(app);
  writingRoutes(app);
};
