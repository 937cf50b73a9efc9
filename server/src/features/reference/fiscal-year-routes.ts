import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { yearRowSchema } from '@shiptime/domain/reference/reference-wire';
import { newFiscalYearSchema } from '@shiptime/domain/reference/fiscal-year-schema';
import type { App } from '#http/app.ts';
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
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import {
  addFiscalYear,
  changeFiscalYear,
  findFiscalYear,
  fiscalYearChangeSchema,
  fiscalYearCollection,
  listFiscalYears,
  removeFiscalYear,
} from './fiscal-years.ts';

const tags = ['reference'];

const readRoutes = (app: App): void => {
  app.get(
    '/fiscal_years',
    {
      config: { access: 'public', cacheable: true },
      schema: {
        tags,
        querystring: querySchemaOf(fiscalYearCollection),
        response: { 200: resourceListSchema(yearRowSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, fiscalYearCollection);
      const { rows, total } = await listFiscalYears(app.db, query);
      return presentCollection(request, query, rows, total);
    },
  );
  app.get(
    '/fiscal_years/:id',
    {
      config: { access: 'public', cacheable: 'by_version' },
      schema: { tags, params: idParams, response: { 200: resourceSchema(yearRowSchema) } },
    },
    async (request, reply) => {
      const year = await findFiscalYear(app.db, request.params.id);
      if (!year) throw notFoundRefusal();
      return presentResource(reply, year);
    },
  );
};

const writeRoutes = (app: App): void => {
  app.post(
    '/fiscal_years',
    {
      config: { access: ['administrator'] },
      schema: { tags, body: newFiscalYearSchema, response: { 201: resourceSchema(yearRowSchema) } },
    },
    async (request, reply) => {
      const year = await app.inTransaction((tx) => addFiscalYear(tx, request.actor, request.body));
      return presentResource(reply.code(201), year);
    },
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/fiscal_years/:id',
    config: { access: ['administrator'] },
    schema: {
      tags,
      params: idParams,
      body: fiscalYearChangeSchema,
      response: { 200: resourceSchema(yearRowSchema) },
    },
    handler: async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      const year = await app.inTransaction((tx) => changeFiscalYear(tx, request.actor, target, request.body));
      return presentResource(reply, year);
    },
  });
  app.delete(
    '/fiscal_years/:id',
    {
      config: { access: ['administrator'] },
      schema: { tags, params: idParams, response: { 204: noContentSchema } },
    },
    async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => removeFiscalYear(tx, request.actor, target));
      return reply.code(204).send();
    },
  );
};

export const fiscalYearRoutes: FastifyPluginAsyncZod = async (app) => {
  readRoutes(app);
  writeRoutes(app);
};
