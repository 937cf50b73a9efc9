import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partRowSchemas } from '@shiptime/domain/applications/wire/parts';
import { hardLimits } from '@shiptime/domain/reference/settings';
import type { App } from '#http/app.ts';
import {
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
  type Row,
} from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import {
  addPartRow,
  changePartRow,
  findPartRows,
  requirePartRow,
  replacePartRows,
  removePartRow,
} from './part-rows.ts';
import { partByName, plainParts } from './parts.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
export const partRowParams = idParams.extend({ row: idParams.shape.id });

const wholeListOf = (part: string, row: z.ZodObject) =>
  z.preprocess(
    (body) => {
      if (Array.isArray(body)) return { [part]: body };
      return body !== null && typeof body === 'object' && 'data' in body ? { [part]: body.data } : body;
    },
    z.object({ [part]: z.array(row).max(hardLimits.stations) }),
  );

type Part = (typeof plainParts)[number];

const descriptionOf = (part: Part) => {
  const { schema: body, bareList } = partByName(part);
  const resource: z.ZodObject = partRowSchemas[part];
  return {
    body,
    bareList,
    resource,
    list: `/ship_time_requests/:id/${part}`,
    answer: resourceSchema(resource),
  };
};

const wholeRoutes = (app: App, part: Part): void => {
  const { body, bareList, resource, list } = descriptionOf(part);
  const rows = createInMemoryCollection(part, resource, { bare: bareList });

  app.get(
    list,
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: rows.querystring,
        response: rows.response,
      },
    },
    async (request) =>
      rows.answer(request, await findPartRows(app.db, request.actor, request.params.id, part)),
  );

  app.put(
    list,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: wholeListOf(part, body),
        response: { 200: resourceListSchema(resource) },
      },
    },
    async (request) => {
      const { actor, params } = request;
      const whole = (request.body as Record<string, readonly Row[]>)[part] ?? [];
      return { data: await app.inTransaction((tx) => replacePartRows(tx, actor, params.id, part, whole)) };
    },
  );
};

const rowRoutes = (app: App, part: Part): void => {
  const { body, list, answer } = descriptionOf(part);

  app.get(
    `${list}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 200: answer } } },
    async (request, reply) => {
      const { id, row } = request.params;
      return presentResource(reply, requirePartRow(await findPartRows(app.db, request.actor, id, part), row));
    },
  );

  app.post(
    list,
    { config, schema: { tags, params: idParams, body, response: { 201: answer } } },
    async (request, reply) => {
      const { actor, params, body: values } = request;
      const row = await app.inTransaction((tx) => addPartRow(tx, actor, params.id, part, values));
      reply.code(201).header('location', `/api/ship_time_requests/${params.id}/${part}/${row.id}`);
      return presentResource(reply, row);
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: `${list}/:row`,
    config,
    schema: { tags, params: partRowParams, body: body.partial(), response: { 200: answer } },
    handler: async (request, reply) => {
      const { actor, params, body: values } = request;
      const expected = readExpectedVersion(request);
      const change = await app.inTransaction((tx) =>
        changePartRow(tx, actor, params, part, values, expected),
      );
      return presentResource(reply, change);
    },
  });

  app.delete(
    `${list}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const expected = readExpectedVersion(request);
      await app.inTransaction((tx) => removePartRow(tx, request.actor, request.params, part, expected));
      return reply.code(204).send();
    },
  );
};

export const partRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const part of plainParts) {
    wholeRoutes(app, part);
    rowRoutes(app, part);
  }
};
