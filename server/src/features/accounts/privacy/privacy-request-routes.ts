import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  privacyDataSchema,
  privacyRefusalBody,
  privacyRequestBody,
  privacyRequestSchema,
} from '@shiptime/domain/accounts/privacy-requests';
import type { App } from '#http/app.ts';
import { idParams, noContentSchema, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';
import { collectPersonData } from '../users/person-data.ts';
import { requirePrivacyRequest, listPrivacyRequests } from './privacy-request-queries.ts';
import { decidePrivacyRequest, addPrivacyRequest, withdrawPrivacyRequest } from './write-privacy-request.ts';

const tags = ['accounts'];
const config = { access: 'signed_in' } as const;
const forAdministrators = { access: ['administrator'] } as const;
const url = '/privacy_requests';
const rows = createInMemoryCollection('privacy_requests', privacyRequestSchema, { grows: true });
const response = { 200: resourceSchema(privacyRequestSchema) };

export const privacyRequestRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    url,
    { config, schema: { tags, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await listPrivacyRequests(app.db, request.actor)),
  );

  app.get(`${url}/:id`, { config, schema: { tags, params: idParams, response } }, async (request, reply) =>
    presentResource(reply, await requirePrivacyRequest(app.db, request.actor, request.params.id)),
  );

  app.get(
    `${url}/:id/data`,
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(privacyDataSchema) } } },
    async ({ actor, params }) => {
      const data = await app.inTransaction(async (tx) => {
        const { can, email, user_id } = await requirePrivacyRequest(tx, actor, params.id);
        if (!can.read_data) throw notFoundRefusal();
        await requireFreshProof(tx, actor);
        return { email, kept: await collectPersonData(tx, { id: user_id, email }) };
      });
      return { data: { ...data, written_at: new Date().toISOString() } };
    },
  );

  app.post(
    url,
    {
      config,
      schema: { tags, body: privacyRequestBody, response: { 201: resourceSchema(privacyRequestSchema) } },
    },
    async ({ actor, body }, reply) => {
      const made = await app.inTransaction((tx) => addPrivacyRequest(tx, actor, body.kind));
      reply.code(201);
      return presentResource(reply, made);
    },
  );

  app.delete(
    `${url}/:id`,
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => withdrawPrivacyRequest(tx, actor, params.id));
      return reply.code(204).send();
    },
  );

  decisionRoutes(app);
};

const decisionRoutes = (app: App): void => {
  app.post(
    `${url}/:id/grant`,
    { config: forAdministrators, schema: { tags, params: idParams, response } },
    async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      return presentResource(
        reply,
        await app.inTransaction((tx) => decidePrivacyRequest(tx, request.actor, target, null)),
      );
    },
  );

  app.post(
    `${url}/:id/refuse`,
    { config: forAdministrators, schema: { tags, params: idParams, body: privacyRefusalBody, response } },
    async (request, reply) => {
      const target = { id: request.params.id, expected: readExpectedVersion(request) };
      const { reason } = request.body;
      return presentResource(
        reply,
        await app.inTransaction((tx) => decidePrivacyRequest(tx, request.actor, target, reason)),
      );
    },
  );
};
