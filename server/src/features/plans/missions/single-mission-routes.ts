import { type MissionResource, missionSchema as missionAnswer } from '@shiptime/domain/plans/wire/mission';
import { missionChangeSchema } from '@shiptime/domain/plans/schema';
import type { FastifyRequest } from 'fastify';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { rowQuerySchemaOf } from '#http/query/query-schema.ts';
import {
  idParams,
  noContentSchema,
  presentResource,
  resourceSchema,
  pickFields,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { missionCollection, requireMissionOnPlan } from './mission-list.ts';
import { readMission, addApplicationsToMissions } from './mission-queries.ts';
import { removeMission } from './remove-mission.ts';
import { saveMission } from './save-missions.ts';

const tags = ['missions'];
const config = { access: planReadersAccess };
const querystring = rowQuerySchemaOf(missionCollection);
const response = { 200: resourceSchema(missionAnswer) };
const onPlan = idParams.extend({ mission: idParams.shape.id });
const path = '/missions/:id';
const pathOnPlan = '/vessel_plans/:id/missions/:mission';

const readingRoutes = (app: App): void => {
  const readOne = async (request: FastifyRequest, id: number): Promise<MissionResource> => {
    const query = parseCollectionQuery(request.query as Record<string, unknown>, missionCollection);
    const mission = await readMission(app.db, request.actor, id);
    const [whole] = query.includes.has('shipTimeRequest')
      ? await addApplicationsToMissions(app.db, [mission])
      : [mission];
    return pickFields(whole!, query);
  };

  app.get(
    path,
    { config, schema: { tags, params: idParams, querystring, response } },
    async (request, reply) => presentResource(reply, await readOne(request, request.params.id)),
  );

  app.get(
    pathOnPlan,
    { config, schema: { tags, params: onPlan, querystring, response } },
    async (request, reply) => {
      const { id, mission } = request.params;
      await requireMissionOnPlan(app.db, mission, id);
      return presentResource(reply, await readOne(request, mission));
    },
  );
};

const savingRoutes = (app: App): void => {
  const method = ['PATCH', 'PUT'];
  const body = missionChangeSchema;

  app.route({
    method,
    url: path,
    config,
    schema: { tags, params: idParams, body, response },
    handler: async (request, reply) => {
      const { actor, params, body: change } = request;
      const expected = readExpectedVersion(request);
      return presentResource(
        reply,
        await app.inTransaction((tx) => saveMission(tx, actor, params.id, change, expected)),
      );
    },
  });

  app.route({
    method,
    url: pathOnPlan,
    config,
    schema: { tags, params: onPlan, body, response },
    handler: async (request, reply) => {
      const { actor, params, body: change } = request;
      const expected = readExpectedVersion(request);
      const saved = app.inTransaction(async (tx) => {
        await requireMissionOnPlan(tx, params.mission, params.id);
        return saveMission(tx, actor, params.mission, change, expected);
      });
      return presentResource(reply, await saved);
    },
  });
};

const removingRoutes = (app: App): void => {
  app.delete(
    path,
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      await app.inTransaction((tx) => removeMission(tx, actor, params.id, readExpectedVersion(request)));
      return reply.code(204).send();
    },
  );

  app.delete(
    pathOnPlan,
    { config, schema: { tags, params: onPlan, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      await app.inTransaction(async (tx) => {
        await requireMissionOnPlan(tx, params.mission, params.id);
        await removeMission(tx, actor, params.mission, readExpectedVersion(request));
      });
      return reply.code(204).send();
    },
  );
};

export const singleMissionRoutes = (app: App): void => {
  readingRoutes(app);
  savingRoutes(app);
  removingRoutes(app);
};
