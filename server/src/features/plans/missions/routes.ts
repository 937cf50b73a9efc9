import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  missionChangeSchema,
  missionMoveSchema,
  missionSplitSchema,
  missionTakeBackSchema,
  orphanMissionSchema,
} from '@shiptime/domain/plans/schema';
import { parseCollectionQuery, type CollectionSpec } from '../../../http/collection-query.ts';
import { querySchemaOf } from '../../../http/query-schema.ts';
import { collection, idParams, listOf, noContent, one, oneOf } from '../../../http/resource.ts';
import { expectedVersion } from '../../../http/versions.ts';
import { planReaders } from '../access.ts';
import { shownPage } from '../shown-page.ts';
import { addMission } from './adding.ts';
import { missionResource } from './mission-presenter.ts';
import { missionBatch } from './mission-schema.ts';
import { readMission, readMissionsOfPlan, withApplications } from './mission-queries.ts';
import { removeMission } from './removal.ts';
import { saveMission, saveMissions } from './saving.ts';
import { joinMissions, joinWith, splitMission } from './splitting.ts';
import { takeMissionBack } from './taking-back.ts';
import { moveMission } from './transfer.ts';

const tags = ['missions'];
const config = { access: planReaders };
const spec: CollectionSpec<'shipTimeRequest', never, never> = {
  resource: 'missions',
  includes: ['shipTimeRequest'],
  filters: [],
  sorts: [],
  fields: Object.keys(missionResource.shape),
};
const querystring = querySchemaOf(spec);
/** The second part, which is new; the first, which was the whole. */
const splitAnswer = oneOf(missionResource).extend({ meta: z.object({ first: missionResource }) });
const response = { 200: oneOf(missionResource) };

export const missionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vessel_plans/:id/missions',
    { config, schema: { tags, params: idParams, querystring, response: { 200: listOf(missionResource) } } },
    async (request) => {
      const query = parseCollectionQuery(request.query, spec);
      const missions = await readMissionsOfPlan(app.db, request.actor, request.params.id);
      const rows = query.includes.has('shipTimeRequest')
        ? await withApplications(app.db, missions)
        : missions;
      return collection(request, query, shownPage(rows, query), rows.length);
    },
  );

  app.post(
    '/vessel_plans/:id/missions',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: orphanMissionSchema,
        response: { 201: oneOf(missionResource) },
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
      schema: { tags, params: idParams, body: missionBatch, response: { 200: listOf(missionResource) } },
    },
    async ({ actor, params, body }) => ({
      data: await app.inTransaction((tx) => saveMissions(tx, actor, params.id, body)),
    }),
  );

  app.get(
    '/missions/:id',
    { config, schema: { tags, params: idParams, querystring, response } },
    async (request, reply) => {
      const query = parseCollectionQuery(request.query, spec);
      const mission = await readMission(app.db, request.actor, request.params.id);
      if (!query.includes.has('shipTimeRequest')) return one(reply, mission);
      const [whole] = await withApplications(app.db, [mission]);
      return one(reply, whole!);
    },
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: '/missions/:id',
    config,
    schema: { tags, params: idParams, body: missionChangeSchema, response },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const expected = expectedVersion(request);
      return one(reply, await app.inTransaction((tx) => saveMission(tx, actor, params.id, body, expected)));
    },
  });

  app.delete(
    '/missions/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContent } } },
    async (request, reply) => {
      const { actor, params } = request;
      await app.inTransaction((tx) => removeMission(tx, actor, params.id, expectedVersion(request)));
      return reply.code(204).send();
    },
  );

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
    { config, schema: { tags, params: idParams, body: joinWith, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const expected = expectedVersion(request);
      const join = app.inTransaction((tx) => joinMissions(tx, actor, params.id, body, expected));
      return one(reply, await join);
    },
  );
};
