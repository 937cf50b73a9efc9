import { mayPublishFleetPlan } from '@shiptime/domain/plans/decisions';
import { fleetPlanSchema, fleetVersionSchema } from '@shiptime/domain/plans/wire/fleet';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reasonSchema } from '@shiptime/domain/plans/schema';
import { requireFreshProof } from '#features/accounts/second-factor/fresh-proof.ts';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { presentCollection, idParams, resourceListSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { scheduleReadersAccess } from '../plan-route-access.ts';
import {
  requireFleetPlan,
  requireFleetVersion,
  fleetPlanCollection,
  listFleetVersions,
  listFleetPlans,
} from './fleet-queries.ts';
import { addFleetVersion } from './publish-fleet-plan.ts';

const tags = ['fleet plans'];
const config = { access: scheduleReadersAccess };
const versionRows = createInMemoryCollection('fleet_plan_versions', fleetVersionSchema, {
  alias: 'versions',
  grows: true,
});
const versionParams = idParams.extend({
  version: z.union([z.literal('latest'), idParams.shape.id]),
});

const scheduleRoutes = (app: App): void => {
  app.get(
    '/fleet_plans',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(fleetPlanCollection),
        response: { 200: resourceListSchema(fleetPlanSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, fleetPlanCollection);
      const { rows, total } = await listFleetPlans(app.db, request.actor, query);
      return presentCollection(request, query, rows, total);
    },
  );

  app.get(
    '/fleet_plans/:id',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(fleetPlanSchema) } } },
    async ({ actor, params }) => ({ data: await requireFleetPlan(app.db, actor, params.id) }),
  );
};

const fleetVersionRoutes = (app: App): void => {
  app.get(
    '/fleet_plans/:id/versions',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: versionRows.querystring,
        response: versionRows.response,
      },
    },
    async (request) => {
      const { fields } = parseCollectionQuery(request.query, versionRows.spec);
      await requireFleetPlan(app.db, request.actor, request.params.id);
      const snapshots = fields === null || fields.has('snapshot');
      const rows = await listFleetVersions(app.db, request.params.id, request, snapshots);
      return versionRows.answer(request, rows);
    },
  );

  app.post(
    '/fleet_plans/:id/versions',
    {
      config: { access: mayPublishFleetPlan },
      schema: {
        tags,
        params: idParams,
        body: reasonSchema,
        response: { 201: resourceSchema(fleetVersionSchema) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const number = await app.inTransaction(async (tx) => {
        await requireFreshProof(tx, actor);
        return addFleetVersion(tx, actor, params.id, body.reason);
      });
      reply.code(201);
      return { data: await requireFleetVersion(app.db, params.id, number, request) };
    },
  );

  app.get(
    '/fleet_plans/:id/versions/:version',
    {
      config,
      schema: { tags, params: versionParams, response: { 200: resourceSchema(fleetVersionSchema) } },
    },
    async (request) => {
      const { id, version } = request.params;
      const { latest_version } = await requireFleetPlan(app.db, request.actor, id);
      const number = version === 'latest' ? latest_version : version;
      if (number === null) throw notFoundRefusal();
      return { data: await requireFleetVersion(app.db, id, number, request) };
    },
  );
};

export const fleetPlanRoutes: FastifyPluginAsyncZod = async (app) => {
  scheduleRoutes(app);
  fleetVersionRoutes(app);
};
