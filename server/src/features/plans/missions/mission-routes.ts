import { missionSchema as missionAnswer } from '@shiptime/domain/plans/wire/mission';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  missionMoveSchema,
  missionSplitSchema,
  missionUndoSchema,
  newOrphanMissionSchema,
} from '@shiptime/domain/plans/schema';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { requirePlan } from '../plan-queries.ts';
import { addMission } from './add-mission.ts';
import { missionBatchSchema } from './mission-schema.ts';
import { listMissions, missionCollection } from './mission-list.ts';
import { singleMissionRoutes } from './single-mission-routes.ts';
import { saveMissions } from './save-missions.ts';
import { joinMissions, joinMissionsSchema, splitMission } from './split-mission.ts';
import { undoOwnMissionChange } from './undo-missions.ts';
import { transferMissionToPlan } from './transfer-mission.ts';
import { renumberMissions } from './renumber-missions.ts';

const tags = ['missions'];
const config = { access: planReadersAccess };
const querystring = querySchemaOf(missionCollection);
const splitAnswer = resourceSchema(missionAnswer).extend({ meta: z.object({ first: missionAnswer }) });
const response = { 200: resourceSchema(missionAnswer) };

const missionListRoutes = (app: App): void => {
  app.get(
    '/vessel_plans/:id/missions',
    {
      config,
      schema: { tags, params: idParams, querystring, response: { 200: resourceListSchema(missionAnswer) } },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, missionCollection);
      const plan = await requirePlan(app.db, request.params.id);
      const { rows, total } = await listMissions(app.db, request.actor, { query, planId: plan.id });
      return presentCollection(request, query, rows, total);
    },
  );

  app.get(
    '/missions',
    { config, schema: { tags, querystring, response: { 200: resourceListSchema(missionAnswer) } } },
    async (request) => {
      const query = parseCollectionQuery(request.query, missionCollection);
      const { rows, total } = await listMissions(app.db, request.actor, { query });
      return presentCollection(request, query, rows, total);
    },
  );
};

const planRoutes = (app: App): void => {
  app.post(
    '/vessel_plans/:id/missions',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: newOrphanMissionSchema,
        response: { 201: resourceSchema(missionAnswer) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      reply.code(201);
      return presentResource(reply, await app.inTransaction((tx) => addMission(tx, actor, params.id, body)));
    },
  );

  app.post(
    '/vessel_plans/:id/missions/batch',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: missionBatchSchema,
        response: { 200: resourceListSchema(missionAnswer) },
      },
    },
    async ({ actor, params, body }) => ({
      data: await app.inTransaction((tx) => saveMissions(tx, actor, params.id, body)),
    }),
  );

  app.post(
    '/vessel_plans/:id/missions/renumber',
    { config, schema: { tags, params: idParams, response: { 200: resourceListSchema(missionAnswer) } } },
    async ({ actor, params }) => ({
      data: await app.inTransaction((tx) => renumberMissions(tx, actor, params.id)),
    }),
  );
};

const movingRoutes = (app: App): void => {
  app.post(
    '/missions/:id/move',
    { config, schema: { tags, params: idParams, body: missionMoveSchema, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      const move = app.inTransaction((tx) => transferMissionToPlan(tx, actor, params.id, body, expected));
      return presentResource(reply, await move);
    },
  );

  app.post(
    '/missions/:id/take_back',
    { config, schema: { tags, params: idParams, body: missionUndoSchema, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const back = app.inTransaction((tx) => undoOwnMissionChange(tx, actor, params.id, body.vessel_plan_id));
      return presentResource(reply, await back);
    },
  );

  app.post(
    '/missions/:id/split',
    {
      config,
      schema: { tags, params: idParams, body: missionSplitSchema, response: { 201: splitAnswer } },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      const parts = await app.inTransaction((tx) => splitMission(tx, actor, params.id, body, expected));
      reply.code(201);
      return { ...presentResource(reply, parts.second), meta: { first: parts.first } };
    },
  );

  app.post(
    '/missions/:id/join',
    { config, schema: { tags, params: idParams, body: joinMissionsSchema, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      const join = app.inTransaction((tx) => joinMissions(tx, actor, params.id, body, expected));
      return presentResource(reply, await join);
    },
  );
};

export const missionRoutes: FastifyPluginAsyncZod = async (app) => {
  missionListRoutes(app);
  planRoutes(app);
  singleMissionRoutes(app);
  movingRoutes(app);
};
