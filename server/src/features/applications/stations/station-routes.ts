import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partRowSchemas } from '@shiptime/domain/applications/wire/parts';
import { requiredIdSchema } from '@shiptime/domain/applications/field-schemas';
import { stationInputSchema } from '@shiptime/domain/applications/stations';
import { hardLimits } from '@shiptime/domain/reference/settings';
import type { App } from '#http/app.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import {
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { partRowParams } from '../parts/part-routes.ts';
import {
  addStation,
  changeStation,
  findStations,
  requireStation,
  appendOrReplaceStations,
  removeStation,
  removeStations,
} from './station-rows.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const list = '/ship_time_requests/:id/stations';
const resource = partRowSchemas.stations;
const rows = createInMemoryCollection('stations', resource);

const wholeList = z.preprocess(
  (body) => {
    if (Array.isArray(body)) return { stations: body };
    return body !== null && typeof body === 'object' && 'data' in body ? { stations: body.data } : body;
  },
  z.object({ stations: z.array(stationInputSchema).max(hardLimits.stations) }),
);

const several = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(requiredIdSchema).min(1).max(hardLimits.stations)),
});

const readingRoutes = (app: App): void => {
  app.get(
    list,
    { config, schema: { tags, params: idParams, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await findStations(app.db, request.actor, request.params.id)),
  );

  app.get(
    `${list}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 200: resourceSchema(resource) } } },
    async (request, reply) => {
      const { id, row } = request.params;
      return presentResource(reply, requireStation(await findStations(app.db, request.actor, id), row));
    },
  );
};

const writingRoutes = (app: App): void => {
  app.post(
    list,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: stationInputSchema,
        response: { 201: resourceSchema(resource) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const station = { ...body, type: body.type ?? null };
      const row = await app.inTransaction((tx) => addStation(tx, actor, params.id, station));
      reply.code(201).header('location', `/api/ship_time_requests/${params.id}/stations/${row.id}`);
      return presentResource(reply, row);
    },
  );

  app.put(
    list,
    {
      config,
      schema: { tags, params: idParams, body: wholeList, response: { 200: resourceListSchema(resource) } },
    },
    async (request) => {
      const { actor, params, body } = request;
      const stations = body.stations.map((station) => ({ ...station, type: station.type ?? null }));
      return {
        data: await app.inTransaction((tx) =>
          appendOrReplaceStations(tx, actor, params.id, stations, 'replace'),
        ),
      };
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: `${list}/:row`,
    config,
    schema: {
      tags,
      params: partRowParams,
      body: stationInputSchema.partial(),
      response: { 200: resourceSchema(resource) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      return presentResource(
        reply,
        await app.inTransaction((tx) => changeStation(tx, actor, params, body, expected)),
      );
    },
  });
};

const removingRoutes = (app: App): void => {
  app.delete(
    list,
    {
      config,
      schema: { tags, params: idParams, querystring: several, response: { 204: noContentSchema } },
    },
    async (request, reply) => {
      const { actor, params, query } = request;
      await app.inTransaction((tx) => removeStations(tx, actor, params.id, query.ids));
      return reply.code(204).send();
    },
  );

  app.delete(
    `${list}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const expected = readExpectedVersion(request);
      await app.inTransaction((tx) => removeStation(tx, request.actor, request.params, expected));
      return reply.code(204).send();
    },
  );
};

/** Stations are listed in the order of the visits. */
export const stationRoutes: FastifyPluginAsyncZod = async (app) => {
  readingRoutes(app);
  writingRoutes(app);
  removingRoutes(app);
};
