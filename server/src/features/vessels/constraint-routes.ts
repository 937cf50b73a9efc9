import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { constraintRowSchema as constraintAnswer } from '@shiptime/domain/vessels/vessel-wire';
import { constraintChangeSchema, newConstraintSchema } from '@shiptime/domain/vessels/constraints';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import {
  addConstraint,
  changeConstraint,
  constraintCollection,
  requireConstraint,
  listConstraints,
  removeConstraint,
} from './constraints.ts';
import { presentConstraint } from './vessel-presenter.ts';

const tags = ['vessels'];
const config = { access: 'signed_in' } as const;
const rowParams = idParams.extend({ constraint: idParams.shape.id });
const path = '/vessels/:id/scheduling_constraints';

const readingRoutes = (app: App): void => {
  app.get(
    '/scheduling_constraints',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(constraintCollection),
        response: { 200: resourceListSchema(constraintAnswer) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, constraintCollection);
      const { rows, total } = await listConstraints(app.db, null, query);
      const shown = rows.map((row) => presentConstraint(row, request.actor));
      return presentCollection(request, query, shown, total);
    },
  );

  app.get(
    '/scheduling_constraints/:id',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(constraintAnswer) } } },
    async (request, reply) => {
      const found = await requireConstraint(app.db, null, request.params.id);
      return presentResource(reply, presentConstraint(found, request.actor));
    },
  );

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: querySchemaOf(constraintCollection),
        response: { 200: resourceListSchema(constraintAnswer) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, constraintCollection);
      const { rows, total } = await listConstraints(app.db, request.params.id, query);
      const shown = rows.map((row) => presentConstraint(row, request.actor));
      return presentCollection(request, query, shown, total);
    },
  );

  app.get(
    `${path}/:constraint`,
    { config, schema: { tags, params: rowParams, response: { 200: resourceSchema(constraintAnswer) } } },
    async (request, reply) => {
      const { id, constraint } = request.params;
      return presentResource(
        reply,
        presentConstraint(await requireConstraint(app.db, id, constraint), request.actor),
      );
    },
  );
};

const keepingRoutes = (app: App): void => {
  app.post(
    path,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: newConstraintSchema,
        response: { 201: resourceSchema(constraintAnswer) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const added = await app.inTransaction((tx) => addConstraint(tx, actor, params.id, body));
      return presentResource(reply.code(201), presentConstraint(added, actor));
    },
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: `${path}/:constraint`,
    config,
    schema: {
      tags,
      params: rowParams,
      body: constraintChangeSchema,
      response: { 200: resourceSchema(constraintAnswer) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const target = { vesselId: params.id, id: params.constraint, expected: readExpectedVersion(request) };
      const changed = await app.inTransaction((tx) => changeConstraint(tx, actor, target, body));
      return presentResource(reply, presentConstraint(changed, actor));
    },
  });

  app.delete(
    `${path}/:constraint`,
    { config, schema: { tags, params: rowParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      const target = { vesselId: params.id, id: params.constraint, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => removeConstraint(tx, actor, target));
      return reply.code(204).send();
    },
  );
};

/** Start and end days are included; without an end, a constraint lasts one day. */
export const constraintRoutes: FastifyPluginAsyncZod = async (app) => {
  readingRoutes(app);
  keepingRoutes(app);
};
