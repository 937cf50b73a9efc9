import { mayApply } from '@shiptime/domain/applications/policy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letterBody, letterChangeBody, applyWithLetterBody } from '@shiptime/domain/applications/letters';
import { foreseenDemandSchema, letterOfIntentSchema } from '@shiptime/domain/applications/wire/letters';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import type { RouteAccess } from '#http/access.ts';
import type { App } from '#http/app.ts';
import { translate } from '#http/language.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import { buildLettersSheet } from './letters-sheet.ts';
import {
  demandCollection,
  sumForeseenDemand,
  findAllLetters,
  letterCollection,
  listLetters,
  readLetterOfIntent,
} from './letter-queries.ts';
import { changeLetterOfIntent, withdrawLetterOfIntent, createLetterOfIntent } from './write-letter.ts';
import { applyWithLetterOfIntent } from './apply-with-letter.ts';

const config = { access: 'signed_in' } as const;
const readers: RouteAccess = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
];

const tags = ['letters of intent'];
const response = { 200: resourceSchema(letterOfIntentSchema) };
const url = '/letters_of_intent';
const asked = querySchemaOf(letterCollection);

const letterListRoutes = (app: App): void => {
  app.get(
    url,
    {
      config,
      schema: { tags, querystring: asked, response: { 200: resourceListSchema(letterOfIntentSchema) } },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, letterCollection);
      const { letters, total } = await listLetters(app.db, request.actor, query);
      return presentCollection(request, query, letters, total);
    },
  );

  app.get(
    `${url}/demand`,
    {
      config: { access: readers },
      schema: {
        tags,
        querystring: querySchemaOf(demandCollection),
        response: { 200: resourceSchema(foreseenDemandSchema) },
      },
    },
    async ({ actor, query: given }) => {
      const query = parseCollectionQuery(given, demandCollection);
      return { data: { years: await sumForeseenDemand(app.db, actor, query) } };
    },
  );

  app.get(
    `${url}/export`,
    { config: { access: readers }, schema: { tags: ['spreadsheets'], querystring: asked } },
    async (request, reply) => {
      const { actor, language } = request;
      const query = parseCollectionQuery(request.query, letterCollection);
      return sendWorkbook(request, reply, {
        file: translate(language, 'letters:file'),
        title: translate(language, 'letters:sheet'),
        sheets: async () => [
          await buildLettersSheet(app.db, await findAllLetters(app.db, actor, query), language),
        ],
      });
    },
  );
};

export const letterRoutes: FastifyPluginAsyncZod = async (app) => {
  letterListRoutes(app);

  app.post(
    url,
    {
      config: { access: mayApply },
      schema: { tags, body: letterBody, response: { 201: resourceSchema(letterOfIntentSchema) } },
    },
    async ({ actor, body }, reply) => {
      const id = await app.inTransaction((tx) => createLetterOfIntent(tx, actor, body));
      reply.code(201);
      return presentResource(reply, await readLetterOfIntent(app.db, actor, id));
    },
  );

  app.get(
    `${url}/:id`,
    { config, schema: { tags, params: idParams, response } },
    async ({ actor, params }, reply) =>
      presentResource(reply, await readLetterOfIntent(app.db, actor, params.id)),
  );

  app.route({
    method: ['PATCH', 'PUT'],
    url: `${url}/:id`,
    config,
    schema: { tags, params: idParams, body: letterChangeBody, response },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => changeLetterOfIntent(tx, actor, target, body));
      return presentResource(reply, await readLetterOfIntent(app.db, actor, params.id));
    },
  });

  app.post(
    `${url}/:id/withdraw`,
    { config, schema: { tags, params: idParams, response } },
    async (request, reply) => {
      const { actor, params } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => withdrawLetterOfIntent(tx, actor, target));
      return presentResource(reply, await readLetterOfIntent(app.db, actor, params.id));
    },
  );

  app.post(
    `${url}/:id/apply`,
    { config, schema: { tags, params: idParams, body: applyWithLetterBody, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => applyWithLetterOfIntent(tx, actor, target, body.fiscal_year_id));
      return presentResource(reply, await readLetterOfIntent(app.db, actor, params.id));
    },
  );
};
