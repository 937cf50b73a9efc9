import { activityEntrySchema } from '@shiptime/domain/plans/wire/activity';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { presentCollection, idParams, resourceListSchema, resourceSchema } from '#http/answers/resource.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { requireMission } from '../missions/mission-queries.ts';
import { requirePlan } from '../plan-queries.ts';
import { presentActivity } from './activity-presenter.ts';
import { activityCollection, type ActivityScope, listActivity } from './activity-queries.ts';
import { revertActivityEntry } from './revert-entry.ts';

const config = { access: planReadersAccess };
const tags = ['activity'];
const querystring = querySchemaOf(activityCollection);
const entryParams = idParams.extend({ entry: idParams.shape.id });
const response = { 200: resourceListSchema(activityEntrySchema) };

export const activityRoutes: FastifyPluginAsyncZod = async (app) => {
  const answer = async (request: FastifyRequest, of: ActivityScope) => {
    const { actor, language } = request;
    const query = parseCollectionQuery(request.query as Record<string, unknown>, activityCollection);
    const { rows, total } = await listActivity(app.db, of, query, language);
    // A deleted mission keeps its activity; one that never existed is 404.
    if (total === 0 && 'missionId' in of) await requireMission(app.db, of.missionId);
    return presentCollection(request, query, await presentActivity(app.db, actor, of, rows, language), total);
  };
  const newest = async (request: FastifyRequest, of: ActivityScope) => {
    const { actor, language } = request;
    const query = parseCollectionQuery({ limit: '1' }, activityCollection);
    const { rows } = await listActivity(app.db, of, query, language);
    return { data: (await presentActivity(app.db, actor, of, rows, language))[0]! };
  };
  const places = [
    ['/vessel_plans/:id', (id: number): ActivityScope => ({ planId: id })],
    ['/missions/:id', (id: number): ActivityScope => ({ missionId: id })],
  ] as const;
  for (const [url, of] of places) {
    app.get(
      `${url}/activity`,
      { config, schema: { tags, params: idParams, querystring, response } },
      async (request) => {
        const place = of(request.params.id);
        if ('planId' in place) await requirePlan(app.db, place.planId);
        return answer(request, place);
      },
    );

    app.post(
      `${url}/activity/:entry/revert`,
      {
        config,
        schema: { tags, params: entryParams, response: { 200: resourceSchema(activityEntrySchema) } },
      },
      async (request) => {
        const { actor, params } = request;
        const place = of(params.id);
        await app.inTransaction((tx) => revertActivityEntry(tx, actor, place, params.entry));
        return newest(request, place);
      },
    );
  }
};
