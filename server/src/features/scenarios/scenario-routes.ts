import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requiredIdSchema } from '@shiptime/domain/applications/field-schemas';
import { missionChangeSchema, newOrphanMissionSchema } from '@shiptime/domain/plans/schema';
import {
  adoptScenarioBody,
  scenarioBody,
  renameScenarioBody,
} from '@shiptime/domain/scenarios/scenario-bodies';
import { scenarioComparisonSchema, scenarioResourceSchema } from '@shiptime/domain/scenarios/scenario-wire';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf, rowQuerySchemaOf } from '#http/query/query-schema.ts';
import { invalidRefusal } from '#http/refusal.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
  pickFields,
} from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { planReadersAccess } from '../plans/plan-route-access.ts';
import { addMission } from '../plans/missions/add-mission.ts';
import { listMissions, missionCollection } from '../plans/missions/mission-list.ts';
import { missionSchema as missionAnswer } from '@shiptime/domain/plans/wire/mission';
import { readMission, addApplicationsToMissions } from '../plans/missions/mission-queries.ts';
import { removeMission } from '../plans/missions/remove-mission.ts';
import { saveMission } from '../plans/missions/save-missions.ts';
import { adoptScenario } from './adopt-scenario.ts';
import { compareScenario } from './comparison.ts';
import { createScenario } from './create-scenario.ts';
import { deleteScenario, renameScenario } from './manage-scenarios.ts';
import {
  requireScenario,
  listScenarios,
  findPlanIdInScenario,
  readScenario,
  requireMissionInScenario,
} from './scenario-queries.ts';

const tags = ['scenarios'];
const config = { access: planReadersAccess };
const response = { 200: resourceSchema(scenarioResourceSchema) };
const scenarioRows = createInMemoryCollection('scenarios', scenarioResourceSchema);
const missionParams = idParams.extend({ mission: idParams.shape.id });
const comparisonQuery = z.looseObject({
  with: z
    .union([
      z.literal('current'),
      z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    ])
    .default('current'),
});
const missionQuery = querySchemaOf(missionCollection);

const ownRoutes = (app: App): void => {
  app.get(
    '/scenarios',
    { config, schema: { tags, querystring: scenarioRows.querystring, response: scenarioRows.response } },
    async (request) => scenarioRows.answer(request, await listScenarios(app.db, request.actor)),
  );

  app.post(
    '/scenarios',
    {
      config,
      schema: { tags, body: scenarioBody, response: { 201: resourceSchema(scenarioResourceSchema) } },
    },
    async ({ actor, body }, reply) => {
      const id = await app.inTransaction((tx) => createScenario(tx, actor, body));
      reply.code(201);
      return presentResource(reply, await readScenario(app.db, actor, id));
    },
  );

  app.get(
    '/scenarios/:id',
    { config, schema: { tags, params: idParams, response } },
    async (request, reply) =>
      presentResource(reply, await readScenario(app.db, request.actor, request.params.id)),
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: '/scenarios/:id',
    config,
    schema: { tags, params: idParams, body: renameScenarioBody, response },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      await app.inTransaction((tx) => renameScenario(tx, actor, params.id, body.name, expected));
      return presentResource(reply, await readScenario(app.db, actor, params.id));
    },
  });

  app.delete(
    '/scenarios/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      await app.inTransaction((tx) => deleteScenario(tx, actor, params.id, readExpectedVersion(request)));
      return reply.code(204).send();
    },
  );
};

const outcomeRoutes = (app: App): void => {
  app.get(
    '/scenarios/:id/comparison',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: comparisonQuery,
        response: { 200: z.object({ data: scenarioComparisonSchema }) },
      },
    },
    async ({ actor, params, query, language }) => ({
      data: await compareScenario(app.db, params.id, query.with, { actor, language }),
    }),
  );

  app.post(
    '/scenarios/:id/adopt',
    { config, schema: { tags, params: idParams, body: adoptScenarioBody, response } },
    async ({ actor, params, body }, reply) => {
      await app.inTransaction((tx) => adoptScenario(tx, actor, params.id, body));
      return presentResource(reply, await readScenario(app.db, actor, params.id));
    },
  );
};

export const scenarioRoutes: FastifyPluginAsyncZod = async (app) => {
  ownRoutes(app);
  outcomeRoutes(app);
};

const missionListRoutes = (app: App): void => {
  app.get(
    '/scenarios/:id/missions',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: missionQuery,
        response: { 200: resourceListSchema(missionAnswer) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, missionCollection);
      const { id } = await requireScenario(app.db, request.params.id);
      const { rows, total } = await listMissions(app.db, request.actor, { query, scenarioId: id });
      return presentCollection(request, query, rows, total);
    },
  );

  app.post(
    '/scenarios/:id/missions',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: newOrphanMissionSchema.extend({ vessel_id: requiredIdSchema }),
        response: { 201: resourceSchema(missionAnswer) },
      },
    },
    async ({ actor, params, body: { vessel_id, ...mission } }, reply) => {
      const { id } = await requireScenario(app.db, params.id);
      const plan = await findPlanIdInScenario(app.db, id, vessel_id);
      if (plan === null) throw invalidRefusal([{ field: 'vessel_id', code: 'unknown_choice' }]);
      reply.code(201);
      return presentResource(reply, await app.inTransaction((tx) => addMission(tx, actor, plan, mission)));
    },
  );
};

const oneMissionRoutes = (app: App): void => {
  app.get(
    '/scenarios/:id/missions/:mission',
    {
      config,
      schema: {
        tags,
        params: missionParams,
        querystring: rowQuerySchemaOf(missionCollection),
        response: { 200: resourceSchema(missionAnswer) },
      },
    },
    async (request, reply) => {
      const { id, mission } = request.params;
      const query = parseCollectionQuery(request.query, missionCollection);
      await requireMissionInScenario(app.db, id, mission);
      const found = [await readMission(app.db, request.actor, mission)];
      const [whole] = query.includes.has('shipTimeRequest')
        ? await addApplicationsToMissions(app.db, found)
        : found;
      return presentResource(reply, pickFields(whole!, query));
    },
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: '/scenarios/:id/missions/:mission',
    config,
    schema: {
      tags,
      params: missionParams,
      body: missionChangeSchema,
      response: { 200: resourceSchema(missionAnswer) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      await requireMissionInScenario(app.db, params.id, params.mission);
      const expected = readExpectedVersion(request);
      const save = app.inTransaction((tx) => saveMission(tx, actor, params.mission, body, expected));
      return presentResource(reply, await save);
    },
  });

  app.delete(
    '/scenarios/:id/missions/:mission',
    { config, schema: { tags, params: missionParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      await requireMissionInScenario(app.db, params.id, params.mission);
      await app.inTransaction((tx) => removeMission(tx, actor, params.mission, readExpectedVersion(request)));
      return reply.code(204).send();
    },
  );
};

export const scenarioMissionRoutes: FastifyPluginAsyncZod = async (app) => {
  missionListRoutes(app);
  oneMissionRoutes(app);
};
