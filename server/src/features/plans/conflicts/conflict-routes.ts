import {
  keptConflictSchema,
  planBoardSchema,
  planConflictSchema,
  portDistanceSchema,
} from '@shiptime/domain/plans/wire/conflicts';
import { missionSchema } from '@shiptime/domain/plans/wire/mission';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepConflictSchema, keepConflictsSchema } from '@shiptime/domain/plans/schema';
import type { App } from '#http/app.ts';
import { idParams, noContentSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { requirePlanBoard } from './board-resource.ts';
import {
  keepConflict,
  keepConflicts,
  findKeptConflictsOfMission,
  removeKeptConflict,
} from './keep-conflict.ts';
import { describeConflictsOfPlan } from './plan-conflicts.ts';
import { findRequestedDistances } from './requested-distances.ts';

const tags = ['conflicts'];
const config = { access: planReadersAccess };
const conflictRows = createInMemoryCollection('conflicts', planConflictSchema);
const keptRows = createInMemoryCollection('kept_conflicts', keptConflictSchema);
const keptParams = idParams.extend({ kept: idParams.shape.id });

/** Selects distances between named ports or the ports of a plan; by default, between all ports. */
const distanceQuery = z.looseObject({
  port_ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .optional(),
  vessel_plan_id: idParams.shape.id.optional(),
});

const boardQuery = z.looseObject({ plan_ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,199}$/) });

const boardRoutes = (app: App): void => {
  app.get(
    '/vessel_plans/:id/conflicts',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: conflictRows.querystring,
        response: conflictRows.response,
      },
    },
    async (request) =>
      conflictRows.answer(
        request,
        await describeConflictsOfPlan(app.db, request.params.id, request.language),
      ),
  );

  app.get(
    '/vessel_plans/:id/board',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(planBoardSchema) } } },
    async ({ params }) => ({ data: await requirePlanBoard(app.db, [params.id]) }),
  );

  app.get(
    '/vessel_plans/board',
    {
      config,
      schema: { tags, querystring: boardQuery, response: { 200: resourceSchema(planBoardSchema) } },
    },
    async ({ query }) => ({ data: await requirePlanBoard(app.db, query.plan_ids.split(',').map(Number)) }),
  );

  app.get(
    '/port_distances',
    {
      config,
      schema: {
        tags,
        querystring: distanceQuery,
        response: { 200: z.object({ data: z.array(portDistanceSchema) }) },
      },
    },
    async ({ query }) => ({ data: await findRequestedDistances(app.db, query) }),
  );
};

const keptRoutes = (app: App): void => {
  app.get(
    '/missions/:id/kept_conflicts',
    {
      config,
      schema: { tags, params: idParams, querystring: keptRows.querystring, response: keptRows.response },
    },
    async (request) => keptRows.answer(request, await findKeptConflictsOfMission(app.db, request.params.id)),
  );

  app.post(
    '/missions/:id/kept_conflicts',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: keepConflictSchema,
        response: {
          201: z.object({ data: keptConflictSchema, meta: z.object({ missions: z.array(missionSchema) }) }),
        },
      },
    },
    async ({ actor, params, body }, reply) => {
      const { kept, missions } = await app.inTransaction((tx) => keepConflict(tx, actor, params.id, body));
      reply.code(201);
      return { data: kept, meta: { missions } };
    },
  );

  app.post(
    '/vessel_plans/:id/kept_conflicts',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: keepConflictsSchema,
        response: { 201: z.object({ data: z.array(keptConflictSchema) }) },
      },
    },
    async ({ actor, params, body }, reply) => {
      const kept = await app.inTransaction((tx) => keepConflicts(tx, actor, params.id, body));
      reply.code(201);
      return { data: kept };
    },
  );

  app.delete(
    '/missions/:id/kept_conflicts/:kept',
    { config, schema: { tags, params: keptParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => removeKeptConflict(tx, actor, params.id, params.kept));
      return reply.code(204).send();
    },
  );
};

export const conflictRoutes: FastifyPluginAsyncZod = async (app) => {
  boardRoutes(app);
  keptRoutes(app);
};
