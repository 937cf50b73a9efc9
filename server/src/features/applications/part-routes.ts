import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams, listOf, noContent, one, oneOf } from '../../http/resource.ts';
import { expectedVersion } from '../../http/versions.ts';
import { addPartRow, changePartRow, findPartRows, removePartRow } from './part-rows.ts';
import { partOf, partResources, plainParts } from './parts.ts';

const config = { access: 'signed_in' } as const;
export const rowParams = idParams.extend({ row: idParams.shape.id });

/** Funding sources, collaborators, areas of consideration: one set of routes for each (CONTRACT 5). */
export const partRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const part of plainParts) {
    const { schema: body, bareList } = partOf(part);
    const resource: z.ZodObject = partResources[part];
    const tags = ['applications'];
    const list = `/ship_time_requests/:id/${part}`;
    const answer = oneOf(resource);

    app.get(
      list,
      {
        config,
        schema: {
          tags,
          params: idParams,
          response: { 200: bareList ? z.array(resource) : listOf(resource) },
        },
      },
      async (request) => {
        const rows = await findPartRows(app.db, request.actor, request.params.id, part);
        return bareList ? rows : { data: rows };
      },
    );

    app.post(
      list,
      { config, schema: { tags, params: idParams, body, response: { 201: answer } } },
      async (request, reply) => {
        const { actor, params, body: values } = request;
        const row = await app.inTransaction((tx) => addPartRow(tx, actor, params.id, part, values));
        reply.code(201).header('location', `/api/ship_time_requests/${params.id}/${part}/${row.id}`);
        return one(reply, row);
      },
    );

    app.route({
      method: ['PUT', 'PATCH'],
      url: `${list}/:row`,
      config,
      schema: { tags, params: rowParams, body: body.partial(), response: { 200: answer } },
      handler: async (request, reply) => {
        const { actor, params, body: values } = request;
        const expected = expectedVersion(request);
        const change = await app.inTransaction((tx) =>
          changePartRow(tx, actor, params, part, values, expected),
        );
        return one(reply, change);
      },
    });

    app.delete(
      `${list}/:row`,
      { config, schema: { tags, params: rowParams, response: { 204: noContent } } },
      async (request, reply) => {
        const expected = expectedVersion(request);
        await app.inTransaction((tx) => removePartRow(tx, request.actor, request.params, part, expected));
        return reply.code(204).send();
      },
    );
  }
};
