import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { transferOfferSchema } from '@shiptime/domain/applications/wire/offers';
import { reasonBody } from '@shiptime/domain/applications/application-bodies';
import type { Tx } from '#db/connection.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { acceptOffer, declineOffer, withdrawOffer } from './answer-offer.ts';
import { listOffers, offerCollection, readOffer } from './offer-queries.ts';

const config = { access: 'signed_in' } as const;
const tags = ['review'];
const response = { 200: resourceSchema(transferOfferSchema) };

export const offerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/transfer_offers',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(offerCollection),
        response: { 200: resourceListSchema(transferOfferSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, offerCollection);
      const { offers, total } = await listOffers(app.db, request, query);
      return presentCollection(request, query, offers, total);
    },
  );

  app.get(
    '/transfer_offers/:id',
    { config, schema: { tags, params: idParams, response } },
    async (request, reply) => presentResource(reply, await readOffer(app.db, request, request.params.id)),
  );

  app.post(
    '/transfer_offers/:id/decline',
    { config, schema: { tags, params: idParams, body: reasonBody, response } },
    async (request, reply) => {
      const { actor, body, params } = request;
      await app.inTransaction((tx) => declineOffer(tx, actor, params.id, body.reason));
      return presentResource(reply, await readOffer(app.db, request, params.id));
    },
  );

  for (const [action, command] of [
    ['accept', acceptOffer],
    ['take_back', withdrawOffer],
  ] as const) {
    app.post(
      `/transfer_offers/:id/${action}`,
      { config, schema: { tags, params: idParams, response } },
      async (request, reply) => {
        const { actor, params } = request;
        await app.inTransaction((tx: Tx) => command(tx, actor, params.id));
        return presentResource(reply, await readOffer(app.db, request, params.id));
      },
    );
  }
};
