import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rolesReadingWeights, weightsPatchSchema } from '@shiptime/domain/proposals/proposal-weights';
import { proposalWeightsSchema } from '@shiptime/domain/proposals/weights-wire';
import { idParams, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { changeWeights, readWeights } from './weights.ts';

const tags = ['proposals'];
const url = '/fiscal_years/:id/weights';
const response = { 200: resourceSchema(proposalWeightsSchema) };

export const weightRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    url,
    { config: { access: rolesReadingWeights }, schema: { tags, params: idParams, response } },
    async ({ actor, params }, reply) => presentResource(reply, await readWeights(app.db, actor, params.id)),
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url,
    config: { access: ['administrator'] },
    schema: { tags, params: idParams, body: weightsPatchSchema, response },
    handler: async (request, reply) => {
      const { actor, body, params } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => changeWeights(tx, actor, target, body));
      return presentResource(reply, await readWeights(app.db, actor, params.id));
    },
  });
};
