import { mayApply } from '@shiptime/domain/applications/policy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { z } from 'zod';
import { copyApplicationBody, newApplicationBody } from '@shiptime/domain/applications/application-bodies';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf, rowQuerySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
  pickFields,
} from '#http/answers/resource.ts';
import {
  chooseColumnsToRead,
  createApplicationVersionCheck,
  presentApplications,
  presentApplication,
  responseShapeOfWrite,
} from './read/application-response.ts';
import { singleApplicationCollection, applicationCollection } from './read/collection-spec.ts';
import { copyApplicationToYear } from './write/copy-application-to-year.ts';
import { createApplication } from './write/create-application.ts';
import { listApplications } from './read/application-list.ts';
import { requireVisibleApplication } from './application-queries.ts';
import { removeApplication } from './write/remove-application.ts';
import { findStages } from './stages/stage-facts.ts';
import { applicationChangeSchema, saveApplication } from './write/save-application.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];

const readingRoutes = (app: App): void => {
  app.get(
    '/ship_time_requests',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(applicationCollection),
        response: { 200: resourceListSchema(applicationSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, applicationCollection);
      const { actor, language } = request;
      const read = { ...query, fields: chooseColumnsToRead(query) };
      const { rows, total } = await listApplications(app.db, { actor, query: read, language });
      return presentCollection(
        request,
        query,
        await presentApplications(app.db, request, rows, query),
        total,
      );
    },
  );

  app.get(
    '/ship_time_requests/:id',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: rowQuerySchemaOf(singleApplicationCollection),
        response: { 200: resourceSchema(applicationSchema) },
      },
    },
    async (request, reply) => {
      const query = parseCollectionQuery(request.query, singleApplicationCollection);
      const fields = chooseColumnsToRead(query);
      const row = await requireVisibleApplication(app.db, request.actor, request.params.id, fields);
      const resource = pickFields(await presentApplication(app.db, request, row, query), query);
      if (!query.appends.has('stages')) return presentResource(reply, resource);
      return presentResource(reply, { ...resource, stages: await findStages(app.db, row) });
    },
  );
};

const creationRoutes = (app: App): void => {
  app.post(
    '/ship_time_requests',
    {
      config: { access: mayApply },
      schema: { tags, body: newApplicationBody, response: { 201: resourceSchema(applicationSchema) } },
    },
    async (request, reply) => {
      const shape = responseShapeOfWrite(request);
      const row = await app.inTransaction((tx) => createApplication(tx, request.actor, request.body));
      reply.code(201).header('location', `/api/ship_time_requests/${row.id}`);
      return presentResource(reply, await presentApplication(app.db, request, row, shape));
    },
  );

  app.post(
    '/ship_time_requests/:id/copy',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: copyApplicationBody,
        response: {
          201: resourceSchema(applicationSchema).extend({
            meta: z.object({ not_copied: z.array(z.string()) }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const shape = responseShapeOfWrite(request);
      const { row, notCopied } = await app.inTransaction((tx) =>
        copyApplicationToYear(tx, actor, params.id, body.fiscal_year_id, body.with_attachments ?? false),
      );
      reply.code(201).header('location', `/api/ship_time_requests/${row.id}`);
      return {
        ...presentResource(reply, await presentApplication(app.db, request, row, shape)),
        meta: { not_copied: [...notCopied] },
      };
    },
  );
};

const changeRoutes = (app: App): void => {
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/ship_time_requests/:id',
    config,
    schema: {
      tags,
      params: idParams,
      body: applicationChangeSchema,
      response: { 200: resourceSchema(applicationSchema) },
    },
    handler: async (request, reply) => {
      const shape = responseShapeOfWrite(request);
      const row = await app.inTransaction((tx) =>
        saveApplication(
          tx,
          request.actor,
          request.params.id,
          request.body,
          createApplicationVersionCheck(tx, request),
        ),
      );
      return presentResource(reply, await presentApplication(app.db, request, row, shape));
    },
  });

  app.delete(
    '/ship_time_requests/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      await app.inTransaction((tx) =>
        removeApplication(tx, request.actor, request.params.id, createApplicationVersionCheck(tx, request)),
      );
      return reply.code(204).send();
    },
  );
};

export const applicationCrudRoutes: FastifyPluginAsyncZod = async (app) => {
  readingRoutes(app);
  creationRoutes(app);
  changeRoutes(app);
};
