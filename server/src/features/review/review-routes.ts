import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  acceptApplicationBody,
  askForClarificationBody,
  decideCorrectionsBody,
  reasonBody,
  reassignApplicationBody,
} from '@shiptime/domain/applications/application-bodies';
import type { Tx } from '#db/connection.ts';
import { z } from 'zod';
import { transferOfferSchema } from '@shiptime/domain/applications/wire/offers';
import type { Viewer } from '#http/access.ts';
import type { App } from '#http/app.ts';
import { idParams, presentResource, resourceSchema } from '#http/answers/resource.ts';
import type { VersionCheck } from '#http/answers/versions.ts';
import {
  createApplicationVersionCheck,
  presentApplication,
  responseShapeOfWrite,
} from '../applications/read/application-response.ts';
import type { ApplicationRow } from '../applications/application-row.ts';
import { decideCorrections } from '../applications/stages/corrections.ts';
import {
  acceptApplication,
  askForClarification,
  rejectApplication,
  withdrawApplication,
} from './decide-application.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { readOffer } from './offers/offer-queries.ts';
import { offerRoutes } from './offers/offer-routes.ts';
import { reassignApplication } from './reassignment.ts';
import { standingRoutes } from './standings/standing-routes.ts';

type AmendPlans = (tx: Tx, actor: Viewer, planIds: readonly number[], reason: string) => Promise<void>;

const config = { access: 'signed_in' } as const;
const tags = ['review'];
const url = '/ship_time_requests/:id';
const response = { 200: resourceSchema(applicationSchema) };

const answer = async (
  app: FastifyInstance,
  request: FastifyRequest,
  decide: (tx: Tx, known: VersionCheck<ApplicationRow>) => Promise<ApplicationRow>,
) => {
  const shape = responseShapeOfWrite(request);
  const row = await app.inTransaction((tx) => decide(tx, createApplicationVersionCheck(tx, request)));
  return presentApplication(app.db, request, row, shape);
};

const decisionRoutes = (app: App): void => {
  app.post(
    `${url}/accept`,
    { config, schema: { tags, params: idParams, body: acceptApplicationBody, response } },
    async (request, reply) => {
      const { actor, body, params } = request;
      const vessel = body.vessel_id ?? null;
      return presentResource(
        reply,
        await answer(app, request, (tx, known) => acceptApplication(tx, actor, params.id, vessel, known)),
      );
    },
  );

  for (const [action, command] of [
    ['reject', rejectApplication],
    ['withdraw', withdrawApplication],
  ] as const) {
    app.post(
      `${url}/${action}`,
      { config, schema: { tags, params: idParams, body: reasonBody, response } },
      async (request, reply) => {
        const { actor, body, params } = request;
        return presentResource(
          reply,
          await answer(app, request, (tx, known) => command(tx, actor, params.id, body.reason, known)),
        );
      },
    );
  }

  app.post(
    `${url}/clarify`,
    { config, schema: { tags, params: idParams, body: askForClarificationBody, response } },
    async (request, reply) => {
      const { actor, body, params } = request;
      return presentResource(
        reply,
        await answer(app, request, (tx, known) => askForClarification(tx, actor, params.id, body, known)),
      );
    },
  );

  app.post(
    `${url}/correct`,
    { config, schema: { tags, params: idParams, body: decideCorrectionsBody, response } },
    async (request, reply) => {
      const { actor, body, params } = request;
      return presentResource(
        reply,
        await answer(app, request, (tx, known) => decideCorrections(tx, actor, params.id, body, known)),
      );
    },
  );
};

const reassignRoute = (app: App, amend: AmendPlans): void => {
  app.post(
    `${url}/reassign`,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: reassignApplicationBody,
        response: { ...response, 202: z.object({ data: z.object({ offer: transferOfferSchema }) }) },
      },
    },
    async (request, reply) => {
      const { actor, body, params } = request;
      const shape = responseShapeOfWrite(request);
      const done = await app.inTransaction((tx) =>
        reassignApplication(tx, actor, params.id, body, {
          amend: (planIds, reason) => amend(tx, actor, planIds, reason),
          known: createApplicationVersionCheck(tx, request),
        }),
      );
      if ('application' in done)
        return presentResource(reply, await presentApplication(app.db, request, done.application, shape));
      reply.code(202);
      return { data: { offer: await readOffer(app.db, request, done.offerId) } };
    },
  );
};

export const reviewRoutes =
  (amend: AmendPlans): FastifyPluginAsyncZod =>
  async (app) => {
    decisionRoutes(app);
    reassignRoute(app, amend);
    await app.register(inboxRoutes);
    await app.register(offerRoutes);
    await app.register(standingRoutes);
  };
