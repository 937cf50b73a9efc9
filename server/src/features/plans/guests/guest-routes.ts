import { mayApply } from '@shiptime/domain/applications/policy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  acceptBerthsBody,
  guestOpinionBody,
  berthMessageBody,
  berthReasonBody,
  berthRequestBody,
  withdrawBerthsBody,
} from '@shiptime/domain/plans/guests/berth-requests';
import { berthRequestSchema, openVoyageSchema } from '@shiptime/domain/plans/wire/guests';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import type { App } from '#http/app.ts';
import { requestBerths } from './request-berths.ts';
import {
  acceptBerthRequest,
  answerBerthQuestion,
  declineBerthRequest,
  askBerthQuestion,
  recordGuestOpinion,
  revokeBerths,
  withdrawBerthRequest,
} from './decide-berths.ts';
import { listOpenVoyages } from './open-voyages.ts';
import { berthRequestCollection, listBerthRequests, readBerthRequest } from './berth-queries.ts';

const config = { access: 'signed_in' } as const;
const tags = ['guests'];
const response = { 200: resourceSchema(berthRequestSchema) };
const at = (action: string) => `/berth_requests/:id/${action}`;

const deciderRoutes = (app: App): void => {
  app.post(
    at('accept'),
    { config, schema: { tags, params: idParams, body: acceptBerthsBody, response } },
    async ({ actor, body, params }, reply) => {
      await app.inTransaction((tx) => acceptBerthRequest(tx, actor, params.id, body.berths));
      return presentResource(reply, await readBerthRequest(app.db, actor, params.id));
    },
  );
  for (const [action, command] of [
    ['decline', declineBerthRequest],
    ['take_back', revokeBerths],
  ] as const) {
    app.post(
      at(action),
      { config, schema: { tags, params: idParams, body: berthReasonBody, response } },
      async ({ actor, body, params }, reply) => {
        await app.inTransaction((tx) => command(tx, actor, params.id, body.reason));
        return presentResource(reply, await readBerthRequest(app.db, actor, params.id));
      },
    );
  }
};

const detailRoutes = (app: App): void => {
  for (const [action, command] of [
    ['ask', askBerthQuestion],
    ['answer', answerBerthQuestion],
  ] as const) {
    app.post(
      at(action),
      { config, schema: { tags, params: idParams, body: berthMessageBody, response } },
      async ({ actor, body, params }, reply) => {
        await app.inTransaction((tx) => command(tx, actor, params.id, body.details));
        return presentResource(reply, await readBerthRequest(app.db, actor, params.id));
      },
    );
  }
};

const wordRoutes = (app: App): void => {
  for (const [action, word] of [
    ['agree', 'agreed'],
    ['disagree', 'disagreed'],
  ] as const) {
    app.post(
      at(action),
      { config, schema: { tags, params: idParams, body: guestOpinionBody, response } },
      async ({ actor, body, params }, reply) => {
        await app.inTransaction((tx) => recordGuestOpinion(tx, actor, params.id, word, body.note ?? null));
        return presentResource(reply, await readBerthRequest(app.db, actor, params.id));
      },
    );
  }
  app.post(
    at('withdraw'),
    { config, schema: { tags, params: idParams, body: withdrawBerthsBody, response } },
    async ({ actor, body, params }, reply) => {
      await app.inTransaction((tx) => withdrawBerthRequest(tx, actor, params.id, body.reason ?? null));
      return presentResource(reply, await readBerthRequest(app.db, actor, params.id));
    },
  );
};

const voyageRows = createInMemoryCollection('open_voyages', openVoyageSchema);

export const guestRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/open_voyages',
    { config, schema: { tags, querystring: voyageRows.querystring, response: voyageRows.response } },
    async (request) => voyageRows.answer(request, await listOpenVoyages(app.db, request.actor)),
  );

  app.get(
    '/berth_requests',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(berthRequestCollection),
        response: { 200: resourceListSchema(berthRequestSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, berthRequestCollection);
      const { requests, total } = await listBerthRequests(app.db, request.actor, query);
      return presentCollection(request, query, requests, total);
    },
  );

  app.get(
    '/berth_requests/:id',
    { config, schema: { tags, params: idParams, response } },
    async ({ actor, params }, reply) =>
      presentResource(reply, await readBerthRequest(app.db, actor, params.id)),
  );

  app.post(
    '/berth_requests',
    {
      config: { access: mayApply },
      schema: { tags, body: berthRequestBody, response: { 201: resourceSchema(berthRequestSchema) } },
    },
    async ({ actor, body }, reply) => {
      const id = await app.inTransaction((tx) => requestBerths(tx, actor, body));
      reply.code(201);
      return presentResource(reply, await readBerthRequest(app.db, actor, id));
    },
  );

  deciderRoutes(app);
  detailRoutes(app);
  wordRoutes(app);
};
