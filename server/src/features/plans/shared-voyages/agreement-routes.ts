import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reasonBody } from '@shiptime/domain/applications/application-bodies';
import {
  agreeToSailTogetherBody,
  askToSailTogetherBody,
  declineToSailTogetherBody,
  joinVoyagesBody,
  voyageAgreementSchema,
  voyageLetterSchema,
} from '@shiptime/domain/plans/wire/shared-voyages';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import type { RouteAccess } from '#http/access.ts';
import type { App } from '#http/app.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { agreeToSailTogether, declineToSailTogether, withdrawAgreement } from './answer-agreement.ts';
import { askToSailTogether } from './ask-to-sail-together.ts';
import { joinAgreedVoyages, separateVoyage } from './join-voyages.ts';
import { agreementCollection, listAgreements, readAgreement } from './agreement-queries.ts';
import { draftVoyageLetter } from './voyage-letter.ts';

const config = { access: 'signed_in' } as const;
const planners: RouteAccess = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
];
const tags = ['sailing together'];
const response = { 200: resourceSchema(voyageAgreementSchema) };
const applicationId = z.coerce.number().int().positive().max(2_147_483_647);
const letterQuery = z.looseObject({ first: applicationId, second: applicationId });

const answerRoutes = (app: App): void => {
  for (const [action, command, schema] of [
    ['agree', agreeToSailTogether, agreeToSailTogetherBody],
    ['decline', declineToSailTogether, declineToSailTogetherBody],
  ] as const) {
    app.post(
      `/voyage_agreements/:id/${action}`,
      { config, schema: { tags, params: idParams, body: schema, response } },
      async ({ actor, body, params }, reply) => {
        await app.inTransaction((tx) => command(tx, actor, params.id, body));
        return presentResource(reply, await readAgreement(app.db, actor, params.id));
      },
    );
  }

  for (const [action, command] of [
    ['take_back', withdrawAgreement],
    ['part', separateVoyage],
  ] as const) {
    app.post(
      `/voyage_agreements/:id/${action}`,
      { config, schema: { tags, params: idParams, body: reasonBody, response } },
      async ({ actor, body, params }, reply) => {
        await app.inTransaction((tx) => command(tx, actor, params.id, body.reason));
        return presentResource(reply, await readAgreement(app.db, actor, params.id));
      },
    );
  }

  app.post(
    '/voyage_agreements/:id/join',
    { config, schema: { tags, params: idParams, body: joinVoyagesBody, response } },
    async ({ actor, body, params }, reply) => {
      await app.inTransaction((tx) => joinAgreedVoyages(tx, actor, params.id, body));
      return presentResource(reply, await readAgreement(app.db, actor, params.id));
    },
  );
};

export const agreementRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/voyage_agreements',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(agreementCollection),
        response: { 200: resourceListSchema(voyageAgreementSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, agreementCollection);
      const { agreements, total } = await listAgreements(app.db, request.actor, query);
      return presentCollection(request, query, agreements, total);
    },
  );

  app.get(
    '/voyage_agreements/:id',
    { config, schema: { tags, params: idParams, response } },
    async ({ actor, params }, reply) => presentResource(reply, await readAgreement(app.db, actor, params.id)),
  );

  app.get(
    '/shared_voyages/letter',
    {
      config: { access: planReadersAccess },
      schema: { tags, querystring: letterQuery, response: { 200: resourceSchema(voyageLetterSchema) } },
    },
    async ({ actor, query }) => ({
      data: { texts: await draftVoyageLetter(app.db, actor, [query.first, query.second]) },
    }),
  );

  app.post(
    '/voyage_agreements',
    {
      config: { access: planners },
      schema: { tags, body: askToSailTogetherBody, response: { 201: resourceSchema(voyageAgreementSchema) } },
    },
    async ({ actor, body }, reply) => {
      const id = await app.inTransaction((tx) => askToSailTogether(tx, actor, body));
      reply.code(201);
      return presentResource(reply, await readAgreement(app.db, actor, id));
    },
  );

  answerRoutes(app);
};
