import type { z } from 'zod';
import {
  planDifferenceSchema,
  planSnapshotSchema,
  planVersionSchema,
  restoredVersionSchema,
} from '@shiptime/domain/plans/wire/versions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reasonSchema } from '@shiptime/domain/plans/schema';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { idParams, listOf, oneOf } from '#http/answers/resource.ts';
import { rowList } from '#http/answers/row-list.ts';
import { planReaders } from '../access.ts';
import { findPlan } from '../plan-queries.ts';
import { restoreVersion } from './restore-version.ts';
import { addVersion, snapshotNow } from './take-version.ts';
import { findVersion, versionsOfPlans } from './version-queries.ts';
import { compareVersions } from './compare-versions.ts';

const tags = ['versions'];
const config = { access: planReaders };
const number = idParams.shape.id;
const versionParams = idParams.extend({ version: number });

const versionRows = rowList('vessel_plan_versions', planVersionSchema, { alias: 'versions', grows: true });

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
      await findPlan(app.db, request.params.id);
      const snapshots = fields === null || fields.has('snapshot');
      const rows = await versionsOfPlans(app.db, [request.params.id], request.language, { snapshots });
      return versionRows.answer(request, rows);
    },
  );

  app.post(
    '/vessel_plans/:id/versions',
    {
      config,
      schema: { tags, params: idParams, body: reasonSchema, response: { 201: oneOf(planVersionSchema) } },
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
    { config, schema: { tags, params: versionParams, response: { 200: oneOf(planVersionSchema) } } },
    async ({ params, language }) => ({
      data: await findVersion(app.db, params.id, params.version, language),
    }),
  );

  app.post(
    '/vessel_plans/:id/versions/:version/restore',
    { config, schema: { tags, params: versionParams, response: { 200: oneOf(restoredVersionSchema) } } },
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
      schema: { tags, params: idParams, response: { 200: oneOf(planSnapshotSchema) } },
    },
    async ({ params }) => ({
      data: (await snapshotNow(app.db, await findPlan(app.db, params.id))) as z.infer<
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
        response: { 200: listOf(planDifferenceSchema) },
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
