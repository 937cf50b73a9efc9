import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { vesselResourceSchema as vesselAnswer } from '@shiptime/domain/vessels/vessel-wire';
import { vesselInputSchema } from '@shiptime/domain/vessels/vessel';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf, rowQuerySchemaOf } from '#http/query/query-schema.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
  pickFields,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { constraintRoutes } from './constraint-routes.ts';
import { rateRoutes } from './rate-routes.ts';
import { addVessel, changeVessel, removeVessel } from './edit-vessels.ts';
import { presentVessel } from './vessel-presenter.ts';
import { findVessel, listVessels, vesselCollection } from './vessel-queries.ts';
import { includeVesselRelations } from './relations.ts';

const tags = ['vessels'];
const forAdministrators = { access: ['administrator'] } as const;

const readingRoutes = (app: App): void => {
  app.get(
    '/vessels',
    {
      config: { access: 'public', cacheable: true },
      schema: {
        tags,
        querystring: querySchemaOf(vesselCollection),
        response: { 200: resourceListSchema(vesselAnswer) },
      },
    },
    async (request) => {
      const { viewer, language } = request;
      const query = parseCollectionQuery(request.query, vesselCollection);
      const { rows, total } = await listVessels(app.db, query, language);
      const shown = rows.map((row) => presentVessel(row, viewer, language));
      const complete = await includeVesselRelations(app.db, shown, query.includes, language);
      return presentCollection(request, query, complete, total);
    },
  );

  app.get(
    '/vessels/:id',
    {
      config: { access: 'public', cacheable: true },
      schema: {
        tags,
        params: idParams,
        querystring: rowQuerySchemaOf(vesselCollection),
        response: { 200: resourceSchema(vesselAnswer) },
      },
    },
    async (request, reply) => {
      const { viewer, language } = request;
      const query = parseCollectionQuery(request.query, vesselCollection);
      const vessel = await findVessel(app.db, request.params.id);
      if (!vessel) throw notFoundRefusal();
      const shown = presentVessel(vessel, viewer, language);
      const [complete] = await includeVesselRelations(app.db, [shown], query.includes, language);
      return presentResource(reply, pickFields(complete!, query));
    },
  );
};

const keepingRoutes = (app: App): void => {
  app.post(
    '/vessels',
    {
      config: forAdministrators,
      schema: { tags, body: vesselInputSchema, response: { 201: resourceSchema(vesselAnswer) } },
    },
    async (request, reply) => {
      const vessel = await app.inTransaction((tx) => addVessel(tx, request.actor, request.body));
      return presentResource(reply.code(201), presentVessel(vessel, request.actor, request.language));
    },
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: '/vessels/:id',
    config: forAdministrators,
    schema: {
      tags,
      params: idParams,
      body: vesselInputSchema.partial(),
      response: { 200: resourceSchema(vesselAnswer) },
    },
    handler: async (request, reply) => {
      const { actor, language } = request;
      const target = { id: request.params.id, expected: readExpectedVersion(request), language };
      const vessel = await app.inTransaction((tx) => changeVessel(tx, actor, target, request.body));
      return presentResource(reply, presentVessel(vessel, actor, language));
    },
  });

  app.delete(
    '/vessels/:id',
    { config: forAdministrators, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, language } = request;
      const target = { id: request.params.id, expected: readExpectedVersion(request), language };
      await app.inTransaction((tx) => removeVessel(tx, actor, target));
      return reply.code(204).send();
    },
  );
};

export const vesselRoutes: FastifyPluginAsyncZod = async (app) => {
  readingRoutes(app);
  keepingRoutes(app);
  await app.register(constraintRoutes);
  await app.register(rateRoutes);
};
