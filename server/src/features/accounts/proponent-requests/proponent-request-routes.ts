import type { Actor } from '@shiptime/domain/shared/actor';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  mayCreateProponentRequest,
  refuseProponentRequestBody,
  proponentRequestSchema,
  proponentRequestBody,
} from '@shiptime/domain/accounts/proponent-requests';
import { idParams, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { requireProponentRequest, listProponentRequests } from './proponent-request-queries.ts';
import {
  createProponentRequest,
  grantProponentRequest,
  refuseProponentRequest,
} from './write-proponent-request.ts';

const tags = ['accounts'];
const config = { access: 'signed_in' } as const;
const forAdministrators = { access: ['administrator'] } as const;
const url = '/proponent_requests';
const rows = createInMemoryCollection('proponent_requests', proponentRequestSchema, { grows: true });
const response = { 200: resourceSchema(proponentRequestSchema) };

export const proponentRequestRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    url,
    { config, schema: { tags, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await listProponentRequests(app.db, request.actor)),
  );

  app.get(`${url}/:id`, { config, schema: { tags, params: idParams, response } }, async (request, reply) =>
    presentResource(reply, await requireProponentRequest(app.db, request.actor, request.params.id)),
  );

  app.post(
    url,
    {
      config: { access: (actor: Actor) => mayCreateProponentRequest(actor, false) },
      schema: { tags, body: proponentRequestBody, response: { 201: resourceSchema(proponentRequestSchema) } },
    },
    async ({ actor, body }, reply) => {
      const row = await app.inTransaction((tx) => createProponentRequest(tx, actor, body));
      reply.code(201);
      return presentResource(reply, row);
    },
  );

  app.post(
    `${url}/:id/grant`,
    { config: forAdministrators, schema: { tags, params: idParams, response } },
    async (request, reply) => {
      const { actor, params } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      return presentResource(
        reply,
        await app.inTransaction((tx) => grantProponentRequest(tx, actor, target)),
      );
    },
  );

  app.post(
    `${url}/:id/refuse`,
    {
      config: forAdministrators,
      schema: { tags, params: idParams, body: refuseProponentRequestBody, response },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const target = { id: params.id, expected: readExpectedVersion(request) };
      return presentResource(
        reply,
        await app.inTransaction((tx) => refuseProponentRequest(tx, actor, target, body.reason)),
      );
    },
  );
};
