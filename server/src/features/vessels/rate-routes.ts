import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  rolesReadingCosts,
  newVesselRatesSchema,
  vesselRatesChangeSchema,
} from '@shiptime/domain/vessels/vessel-rates';
import { vesselRatesSchema } from '@shiptime/domain/vessels/vessel-rates-wire';
import { idParams, noContentSchema, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import {
  addRates,
  changeRates,
  requireVesselRates,
  listRates,
  presentRates,
  removeRates,
} from './vessel-rates.ts';

const tags = ['vessels'];
const forReaders = { access: rolesReadingCosts } as const;
const forAdministrators = { access: ['administrator'] } as const;
const rows = createInMemoryCollection('vessel_rates', vesselRatesSchema);

export const rateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vessel_rates',
    { config: forReaders, schema: { tags, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await listRates(app.db, request.actor)),
  );
  app.get(
    '/vessel_rates/:id',
    {
      config: forReaders,
      schema: { tags, params: idParams, response: { 200: resourceSchema(vesselRatesSchema) } },
    },
    async ({ actor, params }, reply) =>
      presentResource(reply, presentRates(await requireVesselRates(app.db, params.id), actor)),
  );
  app.post(
    '/vessel_rates',
    {
      config: forAdministrators,
      schema: { tags, body: newVesselRatesSchema, response: { 201: resourceSchema(vesselRatesSchema) } },
    },
    async ({ actor, body }, reply) => {
      const added = await app.inTransaction((tx) => addRates(tx, actor, body));
      return presentResource(reply.code(201), presentRates(added, actor));
    },
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/vessel_rates/:id',
    config: forAdministrators,
    schema: {
      tags,
      params: idParams,
      body: vesselRatesChangeSchema,
      response: { 200: resourceSchema(vesselRatesSchema) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      const changed = await app.inTransaction((tx) => changeRates(tx, actor, target, body));
      return presentResource(reply, presentRates(changed, actor));
    },
  });
  app.delete(
    '/vessel_rates/:id',
    { config: forAdministrators, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => removeRates(tx, actor, target));
      return reply.code(204).send();
    },
  );
};
