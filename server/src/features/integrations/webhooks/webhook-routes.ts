import {
  webhookDeliverySchema as deliveryAnswer,
  webhookRowSchema as webhookAnswer,
} from '@shiptime/domain/integrations/integration-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { webhookChangeSchema, newWebhookSchema } from '@shiptime/domain/integrations/webhook-schema';
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
import { resendDelivery, testWebhook } from './deliveries.ts';
import { addWebhook, changeWebhook, removeWebhook, renewWebhookSecret } from './manage-webhooks.ts';
import {
  deliveryCollection,
  findWebhookDelivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
  webhookCollection,
} from './webhook-list.ts';

const tags = ['integrations'];
const config = { access: ['administrator'] } as const;
const withSecret = resourceSchema(webhookAnswer.extend({ secret: z.string().describe('shown only once') }));

const readingRoutes = (app: App): void => {
  app.get(
    '/webhooks',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(webhookCollection),
        response: { 200: resourceListSchema(webhookAnswer) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, webhookCollection);
      const { rows, total } = await listWebhooks(app.db, query);
      return presentCollection(request, query, rows, total);
    },
  );
  app.get(
    '/webhooks/:id',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(webhookAnswer) } } },
    async (request, reply) => {
      const webhook = await findWebhook(app.db, request.params.id);
      if (!webhook) throw notFoundRefusal();
      return presentResource(reply, webhook);
    },
  );
};

const changingRoutes = (app: App): void => {
  app.post(
    '/webhooks',
    { config, schema: { tags, body: newWebhookSchema, response: { 201: withSecret } } },
    async ({ actor, body }, reply) => {
      const webhook = await app.inTransaction((tx) => addWebhook(tx, actor, app.settings, body));
      return presentResource(reply.code(201), webhook);
    },
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/webhooks/:id',
    config,
    schema: {
      tags,
      params: idParams,
      body: webhookChangeSchema,
      response: { 200: resourceSchema(webhookAnswer) },
    },
    handler: async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      const { actor, body } = request;
      return presentResource(
        reply,
        await app.inTransaction((tx) => changeWebhook(tx, actor, app.settings, target, body)),
      );
    },
  });
  app.delete(
    '/webhooks/:id',
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      await app.inTransaction((tx) => removeWebhook(tx, request.actor, target));
      return reply.code(204).send();
    },
  );
  app.post(
    '/webhooks/:id/secret',
    { config, schema: { tags, params: idParams, response: { 201: withSecret } } },
    async ({ actor, params }, reply) =>
      presentResource(
        reply.code(201),
        await app.inTransaction((tx) => renewWebhookSecret(tx, actor, app.settings, params.id)),
      ),
  );
};

const deliveryParams = idParams.extend({ delivery: idParams.shape.id });

const deliveryRoutes = (app: App): void => {
  app.get(
    '/webhooks/:id/deliveries',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: querySchemaOf(deliveryCollection),
        response: { 200: resourceListSchema(deliveryAnswer) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const query = parseCollectionQuery(request.query, deliveryCollection);
      if (!(await findWebhook(app.db, id))) throw notFoundRefusal();
      const { rows, total } = await listDeliveries(app.db, id, query);
      return presentCollection(request, query, rows, total);
    },
  );
  app.get(
    '/webhooks/:id/deliveries/:delivery',
    { config, schema: { tags, params: deliveryParams, response: { 200: resourceSchema(deliveryAnswer) } } },
    async ({ params }) => {
      const data = await findWebhookDelivery(app.db, params.id, params.delivery);
      if (!data) throw notFoundRefusal();
      return { data };
    },
  );
  app.post(
    '/webhooks/:id/deliveries/:delivery/resend',
    { config, schema: { tags, params: deliveryParams, response: { 200: resourceSchema(deliveryAnswer) } } },
    async ({ actor, params }) => ({
      data: await app.inTransaction((tx) => resendDelivery(tx, actor, params.id, params.delivery)),
    }),
  );
  app.post(
    '/webhooks/:id/test',
    { config, schema: { tags, params: idParams, response: { 201: resourceSchema(deliveryAnswer) } } },
    async ({ params }, reply) => {
      const data = await app.inTransaction((tx) => testWebhook(tx, params.id));
      return reply.code(201).send({ data });
    },
  );
};

export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  readingRoutes(app);
  changingRoutes(app);
  deliveryRoutes(app);
};
