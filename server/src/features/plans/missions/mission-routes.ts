import { missionSchema as missionAnswer, type PlannedMission } from '@shiptime/domain/plans/wire/mission';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  missionMoveSchema,
  missionSplitSchema,
  missionTakeBackSchema,
  orphanMissionSchema,
} from '@shiptime/domain/plans/schema';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { collection, idParams, listOf, one, oneOf } from '#http/answers/resource.ts';
import { expectedVersion } from '#http/answers/versions.ts';
import { planReaders } from '../access.ts';
import { findPlan, lockPlan } from '../plan-queries.ts';
import { addMission } from './add-mission.ts';
import { missionBatchSchema } from './mission-schema.ts';
import { listMissions, missionSpec } from './mission-list.ts';
import { oneMissionRoutes } from './one-mission-routes.ts';
import { saveMissions } from './save-missions.ts';
import { joinMissions, joinMissionsSchema, splitMission } from './split-mission.ts';
import { takeMissionBack } from './undo-missions.ts';
import { moveMission } from './transfer.ts';
import { sql } from 'kysely';
import { editMission } from '@shiptime/domain/plans/mission-decisions';
import { renumberByOrder } from '@shiptime/domain/plans/missions';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { writeAuditForActor } from '#audit/audit.ts';
import { enforce } from '#http/refusal.ts';
import { missionsOfPlans, readMissions } from './mission-queries.ts';
import { deferOverlap, requireNoOverlaps } from './settle.ts';

/** Numbers missions by date, undated ones last; returns those that changed. */
const renumberMissions = async (tx: Tx, actor: Actor, planId: number): Promise<PlannedMission[]> => {
  const plan = await lockPlan(tx, planId);
  enforce(editMission(actor, plan));
  const missions = await missionsOfPlans(tx, [planId]);
  const changes = renumberByOrder(missions);
  if (changes.size === 0) return [];
  await deferOverlap(tx);
  const ids = [...changes.keys()];
  await sql`
    update missions m set number = n.number
    from unnest(${ids}::int[], ${[...changes.values()]}::int[]) n(id, number) where m.id = n.id`.execute(tx);
  await writeAuditForActor(
    tx,
    actor,
    missions
      .filter(({ id }) => changes.has(id))
      .map(({ id, number }) => ({
        action: 'missions.updated',
        subject_type: 'missions',
        subject_id: id,
        before: { id, number },
        after: { id, number: changes.get(id)! },
      })),
  );
  await requireNoOverlaps(tx, planId, ids, actor.id);
  return readMissions(tx, actor, ids);
};

const tags = ['missions'];
const config = { access: planReaders };
const querystring = querySchemaOf(missionSpec);
const splitAnswer = oneOf(missionAnswer).extend({ meta: z.object({ first: missionAnswer }) });
const response = { 200: oneOf(missionAnswer) };

const listRoutes = (app: App): void => {
  app.get(
    '/vessel_plans/:id/missions',
    { config, schema: { tags, params: idParams, querystring, response: { 200: listOf(missionAnswer) } } },
    async (request) => {
      const query = parseCollectionQuery(request.query, missionSpec);
      const plan = await findPlan(app.db, request.params.id);
      const { rows, total } = await listMissions(app.db, request.actor, { query, planId: plan.id });
      return collection(request, query, rows, total);
    },
  );

  app.get(
    '/missions',
    { config, schema: { tags, querystring, response: { 200: listOf(missionAnswer) } } },
    async (request) => {
      const query = parseCollectionQuery(request.query, missionSpec);
      const { rows, total } = await listMissions(app.db, request.actor, { query });
      return collection(request, query, rows, total);
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
        body: orphanMissionSchema,
        response: { 201: oneOf(missionAnswer) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      reply.code(201);
      return one(reply, await app.inTransaction((tx) => addMission(tx, actor, params.id, body)));
    },
  );

  app.post(
    '/vessel_plans/:id/missions/batch',
    {
      config,
      schema: { tags, params: idParams, body: missionBatchSchema, response: { 200: listOf(missionAnswer) } },
    },
    async ({ actor, params, body }) => ({
      data: await app.inTransaction((tx) => saveMissions(tx, actor, params.id, body)),
    }),
  );

  app.post(
    '/vessel_plans/:id/missions/renumber',
    { config, schema: { tags, params: idParams, response: { 200: listOf(missionAnswer) } } },
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
      const expected = expectedVersion(request);
      const move = app.inTransaction((tx) => moveMission(tx, actor, params.id, body, expected));
      return one(reply, await move);
    },
  );

  app.post(
    '/missions/:id/take_back',
    { config, schema: { tags, params: idParams, body: missionTakeBackSchema, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const back = app.inTransaction((tx) => takeMissionBack(tx, actor, params.id, body.vessel_plan_id));
      return one(reply, await back);
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
      const expected = expectedVersion(request);
      const parts = await app.inTransaction((tx) => splitMission(tx, actor, params.id, body, expected));
      reply.code(201);
      return { ...one(reply, parts.second), meta: { first: parts.first } };
    },
  );

  app.post(
    '/missions/:id/join',
    { config, schema: { tags, params: idParams, body: joinMissionsSchema, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const expected = expectedVersion(request);
      const join = app.inTransaction((tx) => joinMissions(tx, actor, params.id, body, expected));
      return one(reply, await join);
    },
  );
};

export const missionRoutes: FastifyPluginAsyncZod = async (app) => {
  listRoutes(app);
  planRoutes(app);
  oneMissionRoutes(app);
  movingRoutes(app);
};
