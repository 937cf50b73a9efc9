import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reasonSchema } from '@shiptime/domain/plans/schema';
import { parseCollectionQuery, type CollectionSpec } from '../../../http/collection-query.ts';
import { querySchemaOf } from '../../../http/query-schema.ts';
import { collection, idParams, listOf, oneOf } from '../../../http/resource.ts';
import { planReaders } from '../access.ts';
import { inNumberOrder, shownPage } from '../shown-page.ts';
import { findPlan } from '../plan-queries.ts';
import { compareVersions, planDifference } from './comparing.ts';
import { restored, restoreVersion } from './restoring.ts';
import { addVersion, snapshotNow } from './taking.ts';
import { findVersion, planVersion, versionsOfPlans } from './version-queries.ts';

const tags = ['versions'];
const config = { access: planReaders };
const number = idParams.shape.id;
const versionParams = idParams.extend({ version: number });

const spec: CollectionSpec<never, never, 'number'> = {
  resource: 'vessel_plan_versions',
  includes: [],
  filters: [],
  sorts: ['number'],
  fields: Object.keys(planVersion.shape),
};

/** Plans as they were, each whole; what is written once stays (PUT and DELETE: 405). */
export const versionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vessel_plans/:id/versions',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: querySchemaOf(spec),
        response: { 200: listOf(planVersion) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, spec);
      await findPlan(app.db, request.params.id);
      const snapshots = query.fields === null || query.fields.has('snapshot');
      const rows = await versionsOfPlans(app.db, [request.params.id], request.language, { snapshots });
      return collection(request, query, shownPage(inNumberOrder(rows, query), query), rows.length);
    },
  );

  app.post(
    '/vessel_plans/:id/versions',
    {
      config,
      schema: { tags, params: idParams, body: reasonSchema, response: { 201: oneOf(planVersion) } },
    },
    async (request, reply) => {
      const { actor, params, body, language } = request;
      const taken = await app.inTransaction((tx) => addVersion(tx, actor, params.id, body.reason));
      reply.code(201);
      return { data: await findVersion(app.db, params.id, taken, language) };
    },
  );

  app.get(
    '/vessel_plans/:id/versions/:version',
    { config, schema: { tags, params: versionParams, response: { 200: oneOf(planVersion) } } },
    async ({ params, language }) => ({
      data: await findVersion(app.db, params.id, params.version, language),
    }),
  );

  app.post(
    '/vessel_plans/:id/versions/:version/restore',
    { config, schema: { tags, params: versionParams, response: { 200: oneOf(restored) } } },
    async ({ actor, params, language }) => ({
      data: await app.inTransaction((tx) => restoreVersion(tx, actor, params.id, params.version, language)),
    }),
  );

  app.get(
    '/vessel_plans/:id/snapshot',
    {
      config,
      schema: { tags, params: idParams, response: { 200: z.object({ data: z.looseObject({}) }) } },
    },
    async ({ params }) => ({ data: await snapshotNow(app.db, await findPlan(app.db, params.id)) }),
  );

  app.get(
    '/vessel_plans/:id/versions/:version/difference/:other',
    {
      config,
      schema: {
        tags,
        params: versionParams.extend({ other: number }),
        response: { 200: listOf(planDifference) },
      },
    },
    async ({ params }) => ({
      data: await compareVersions(app.db, params.id, params.version, params.other),
    }),
  );
};
