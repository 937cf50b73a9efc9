import { mayApply } from '@shiptime/domain/applications/policy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { application } from '@shiptime/domain/applications/wire/application';
import { z } from 'zod';
import { copyBody, newApplicationBody } from '@shiptime/domain/applications/bodies';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/asking/collection-query.ts';
import { querySchemaOf, rowQuerySchemaOf } from '#http/asking/query-schema.ts';
import { collection, idParams, listOf, noContent, one, oneOf, sparse } from '#http/answers/resource.ts';
import {
  fieldsToRead,
  knownApplication,
  presentApplications,
  presentOne,
  shapeOf,
} from './reading/answer.ts';
import { applicationSpec, applicationsSpec } from './reading/collection-spec.ts';
import { copyToYear } from './writing/copy-to-year.ts';
import { createApplication } from './writing/creation.ts';
import { listApplications } from './reading/list.ts';
import { visibleApplication } from './queries.ts';
import { removeApplication } from './writing/remove-application.ts';
import { findStages } from './stages/stage-facts.ts';
import { applicationChange, saveApplication } from './writing/save-application.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];

const readingRoutes = (app: App): void => {
  app.get(
    '/ship_time_requests',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(applicationsSpec),
        response: { 200: listOf(application) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, applicationsSpec);
      const { actor, language } = request;
      const read = { ...query, fields: fieldsToRead(query) };
      const { rows, total } = await listApplications(app.db, { actor, query: read, language });
      return collection(request, query, await presentApplications(app.db, request, rows, query), total);
    },
  );

  app.get(
    '/ship_time_requests/:id',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: rowQuerySchemaOf(applicationSpec),
        response: { 200: oneOf(application) },
      },
    },
    async (request, reply) => {
      const query = parseCollectionQuery(request.query, applicationSpec);
      const fields = fieldsToRead(query);
      const row = await visibleApplication(app.db, request.actor, request.params.id, fields);
      const resource = sparse(await presentOne(app.db, request, row, query), query);
      if (!query.appends.has('stages')) return one(reply, resource);
      return one(reply, { ...resource, stages: await findStages(app.db, row) });
    },
  );
};

const creationRoutes = (app: App): void => {
  app.post(
    '/ship_time_requests',
    {
      config: { access: mayApply },
      schema: { tags, body: newApplicationBody, response: { 201: oneOf(application) } },
    },
    async (request, reply) => {
      const shape = shapeOf(request);
      const row = await app.inTransaction((tx) => createApplication(tx, request.actor, request.body));
      reply.code(201).header('location', `/api/ship_time_requests/${row.id}`);
      return one(reply, await presentOne(app.db, request, row, shape));
    },
  );

  app.post(
    '/ship_time_requests/:id/copy',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: copyBody,
        response: {
          201: oneOf(application).extend({ meta: z.object({ not_copied: z.array(z.string()) }) }),
        },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const shape = shapeOf(request);
      const { row, notCopied } = await app.inTransaction((tx) =>
        copyToYear(tx, actor, params.id, body.fiscal_year_id, body.with_attachments ?? false),
      );
      reply.code(201).header('location', `/api/ship_time_requests/${row.id}`);
      return {
        ...one(reply, await presentOne(app.db, request, row, shape)),
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
      body: applicationChange,
      response: { 200: oneOf(application) },
    },
    handler: async (request, reply) => {
      const shape = shapeOf(request);
      const row = await app.inTransaction((tx) =>
        saveApplication(tx, request.actor, request.params.id, request.body, knownApplication(tx, request), {
          isLast: true,
        }),
      );
      return one(reply, await presentOne(app.db, request, row, shape));
    },
  });

  app.delete(
    '/ship_time_requests/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContent } } },
    async (request, reply) => {
      await app.inTransaction((tx) =>
        removeApplication(tx, request.actor, request.params.id, knownApplication(tx, request)),
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
