import type { z } from 'zod';
import {
  planDifferenceSchema,
  planSnapshotSchema,
  planVersionSchema,
  versionRestoreResultSchema,
} from '@shiptime/domain/plans/wire/versions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reasonSchema } from '@shiptime/domain/plans/schema';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { idParams, resourceListSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { requirePlan } from '../plan-queries.ts';
import { restoreVersion } from './restore-version.ts';
import { addPlanVersion, snapshotCurrentPlan } from './take-version.ts';
import { requireVersion, listVersionsOfPlans } from './version-queries.ts';
import { compareVersions } from './compare-versions.ts';

const tags = ['versions'];
const config = { access: planReadersAccess };
const number = idParams.shape.id;
const versionParams = idParams.extend({ version: number });

const versionRows = createInMemoryCollection('vessel_plan_versions', planVersionSchema, {
  alias: 'versions',
  grows: true,
});

const keptRoutes = (app: App): void => {
  app.get(
    '/vessel_plans/:id/versions',
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
      await requirePlan(app.db, request.params.id);
      const snapshots = fields === null || fields.has('snapshot');
      const rows = await listVersionsOfPlans(app.db, [request.params.id], request.language, { snapshots });
      return versionRows.answer(request, rows);
    },
  );

  app.post(
    '/vessel_plans/:id/versions',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: reasonSchema,
        response: { 201: resourceSchema(planVersionSchema) },
      },
    },
    async (request, reply) => {
      const { actor, params, body, language } = request;
      const taken = await app.inTransaction((tx) => addPlanVersion(tx, actor, params.id, body.reason));
      reply.code(201);
      return { data: await requireVersion(app.db, params.id, taken, language) };
    },
  );

  app.get(
    '/vessel_plans/:id/versions/:version',
    { config, schema: { tags, params: versionParams, response: { 200: resourceSchema(planVersionSchema) } } },
    async ({ params, language }) => ({
      data: await requireVersion(app.db, params.id, params.version, language),
    }),
  );

  app.post(
    '/vessel_plans/:id/versions/:version/restore',
    {
      config,
      schema: { tags, params: versionParams, response: { 200: resourceSchema(versionRestoreResultSchema) } },
    },
    async ({ actor, params, language }) => ({
      data: await app.inTransaction((tx) => restoreVersion(tx, actor, params.id, params.version, language)),
    }),
  );
};

const comparisonRoutes = (app: App): void => {
  app.get(
    '/vessel_plans/:id/snapshot',
    {
      config,
      schema: { tags, params: idParams, response: { 200: resourceSchema(planSnapshotSchema) } },
    },
    async ({ params }) => ({
      data: (await snapshotCurrentPlan(app.db, await requirePlan(app.db, params.id))) as z.infer<
        typeof planSnapshotSchema
      >,
    }),
  );

  app.get(
    '/vessel_plans/:id/versions/:version/difference/:other',
    {
      config,
      schema: {
        tags,
        params: versionParams.extend({ other: number }),
        response: { 200: resourceListSchema(planDifferenceSchema) },
      },
    },
    async ({ params }) => ({
      data: (await compareVersions(app.db, params.id, params.version, params.other)) as z.infer<
        typeof planDifferenceSchema
      >[],
    }),
  );
};

/** Versions are immutable: PUT and DELETE answer 405. */
export const versionRoutes: FastifyPluginAsyncZod = async (app) => {
  keptRoutes(app);
  comparisonRoutes(app);
};
