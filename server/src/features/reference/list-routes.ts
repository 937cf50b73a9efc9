import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
  type Row,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { addReferenceRow, changeReferenceRow, removeReferenceRow } from './edit-list.ts';
import type { ReferenceList } from './lists.ts';
import { localizeRow, rowSchemaOfList } from './reference-presenter.ts';
import { findReferenceRow, listReferenceRows, collectionSpecOf } from './reference-queries.ts';

const reading =
  (list: ReferenceList, path: string): FastifyPluginAsyncZod =>
  async (app) => {
    const spec = collectionSpecOf(list);
    const row = rowSchemaOfList(list);
    const config = { access: 'public', cacheable: true } as const;
    app.get(
      `/${path}`,
      {
        config,
        schema: {
          tags: ['reference'],
          querystring: querySchemaOf(spec),
          response: { 200: resourceListSchema(row) },
        },
      },
      async (request) => {
        const query = parseCollectionQuery(request.query, spec);
        const { rows, total } = await listReferenceRows(app.db, list, query, request.language);
        const shown = rows.map((found) => localizeRow(found, request.language, list.texts));
        return presentCollection(request, query, shown, total);
      },
    );
    app.get(
      `/${path}/:id`,
      {
        config: { access: 'public', cacheable: 'by_version' },
        schema: { tags: ['reference'], params: idParams, response: { 200: resourceSchema(row) } },
      },
      async (request, reply) => {
        const found = await findReferenceRow(app.db, list, request.params.id);
        if (!found) throw notFoundRefusal();
        return presentResource(reply, localizeRow(found, request.language, list.texts));
      },
    );
  };

const targetOf = (id: number, request: FastifyRequest) => ({
  id,
  expected: readExpectedVersion(request),
  language: request.language,
});

const editing =
  (list: ReferenceList, path: string, body: NonNullable<ReferenceList['body']>): FastifyPluginAsyncZod =>
  async (app) => {
    const row = rowSchemaOfList(list);
    const config = { access: ['administrator'] } as const;
    app.post(
      `/${path}`,
      { config, schema: { tags: ['reference'], body, response: { 201: resourceSchema(row) } } },
      async (request, reply) => {
        const added = await app.inTransaction((tx) =>
          addReferenceRow(tx, request.actor, list, request.body as Row),
        );
        return presentResource(reply.code(201), localizeRow(added, request.language, list.texts));
      },
    );
    app.route({
      method: ['PATCH', 'PUT'],
      url: `/${path}/:id`,
      config,
      schema: {
        tags: ['reference'],
        params: idParams,
        body: body.partial(),
        response: { 200: resourceSchema(row) },
      },
      handler: async (request, reply) => {
        const target = targetOf(request.params.id, request);
        const body = request.body as Row;
        const changed = await app.inTransaction((tx) =>
          changeReferenceRow(tx, request.actor, list, target, body),
        );
        return presentResource(reply, localizeRow(changed, request.language, list.texts));
      },
    });
    app.delete(
      `/${path}/:id`,
      { config, schema: { tags: ['reference'], params: idParams, response: { 204: noContentSchema } } },
      async (request, reply) => {
        const target = targetOf(request.params.id, request);
        await app.inTransaction((tx) => removeReferenceRow(tx, request.actor, list, target));
        return reply.code(204).send();
      },
    );
  };

export const referenceListRoutes =
  (list: ReferenceList): FastifyPluginAsyncZod =>
  async (app) => {
    for (const path of list.paths) {
      await app.register(reading(list, path));
      if (list.body) await app.register(editing(list, path, list.body));
    }
  };
