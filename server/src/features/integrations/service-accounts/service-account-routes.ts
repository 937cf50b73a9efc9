import {
  ownTokenSchema,
  serviceAccountRowSchema as serviceAccountAnswer,
  serviceTokenRowSchema as serviceTokenAnswer,
} from '@shiptime/domain/integrations/integration-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  serviceAccountChangeSchema,
  newServiceAccountSchema,
  newServiceTokenSchema,
} from '@shiptime/domain/integrations/schema';
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
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { addServiceAccount, changeServiceAccount, revokeServiceAccount } from './manage-service-accounts.ts';
import { findServiceAccount, listServiceAccounts, serviceAccountCollection } from './service-account-list.ts';
import { findOwnToken } from './service-queries.ts';
import { addServiceToken, revokeServiceToken } from './tokens.ts';
import { z } from 'zod';

const tags = ['integrations'];
const config = { access: ['administrator'] } as const;

const readingRoutes = (app: App): void => {
  app.get(
    '/service_accounts',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(serviceAccountCollection),
        response: { 200: resourceListSchema(serviceAccountAnswer) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, serviceAccountCollection);
      const { rows, total } = await listServiceAccounts(app.db, query);
      return presentCollection(request, query, rows, total);
    },
  );
  app.get(
    '/service_accounts/:id',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(serviceAccountAnswer) } } },
    async (request, reply) => {
      const account = await findServiceAccount(app.db, request.params.id);
      if (!account) throw notFoundRefusal();
      return presentResource(reply, account);
    },
  );
};

const keepingRoutes = (app: App): void => {
  app.post(
    '/service_accounts',
    {
      config,
      schema: {
        tags,
        body: newServiceAccountSchema,
        response: { 201: resourceSchema(serviceAccountAnswer) },
      },
    },
    async ({ actor, body }, reply) => {
      const account = await app.inTransaction((tx) => addServiceAccount(tx, actor, body));
      return presentResource(reply.code(201), account);
    },
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/service_accounts/:id',
    config,
    schema: {
      tags,
      params: idParams,
      body: serviceAccountChangeSchema,
      response: { 200: resourceSchema(serviceAccountAnswer) },
    },
    handler: async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      const { actor, body } = request;
      return presentResource(
        reply,
        await app.inTransaction((tx) => changeServiceAccount(tx, actor, target, body)),
      );
    },
  });
  app.delete(
    '/service_accounts/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => revokeServiceAccount(tx, request.actor, target));
      return reply.code(204).send();
    },
  );
};

const tokenList = createInMemoryCollection('service_tokens', serviceTokenAnswer, { alias: 'tokens' });
const tokenParams = idParams.extend({ token: idParams.shape.id });

const tokenRoutes = (app: App): void => {
  app.get(
    '/service_accounts/:id/tokens',
    {
      config,
      schema: { tags, params: idParams, querystring: tokenList.querystring, response: tokenList.response },
    },
    async (request) => {
      const account = await findServiceAccount(app.db, request.params.id);
      if (!account) throw notFoundRefusal();
      return tokenList.page(request, account.tokens);
    },
  );
  app.post(
    '/service_accounts/:id/tokens',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: newServiceTokenSchema,
        response: {
          201: resourceSchema(serviceTokenAnswer.extend({ token: z.string().describe('shown only once') })),
        },
      },
    },
    async ({ actor, params, body }, reply) => {
      const data = await app.inTransaction((tx) => addServiceToken(tx, actor, params.id, body));
      return reply.code(201).send({ data });
    },
  );
  app.delete(
    '/service_accounts/:id/tokens/:token',
    { config, schema: { tags, params: tokenParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => revokeServiceToken(tx, actor, params.id, params.token));
      return reply.code(204).send();
    },
  );
};

export const serviceAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/auth/token',
    { config: { access: 'signed_in' }, schema: { tags, response: { 200: resourceSchema(ownTokenSchema) } } },
    async ({ actor }) => ({ data: await findOwnToken(app.db, actor) }),
  );
  readingRoutes(app);
  keepingRoutes(app);
  tokenRoutes(app);
};
