import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  applyProposalBody,
  proposalBody,
  revertProposalBody,
} from '@shiptime/domain/proposals/proposal-bodies';
import { explanationSchema, proposalSchema } from '@shiptime/domain/proposals/proposal-wire';
import { idParams, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { planReadersAccess } from '../plans/plan-route-access.ts';
import { outageRoutes } from './outages/outage-routes.ts';
import { applyProposal } from './apply-proposal.ts';
import { readExplanation } from './explain-proposal.ts';
import { listRunningProposals, readProposal } from './proposal-queries.ts';
import { ProposalRunner } from './proposal-runner.ts';
import { startProposal } from './start-proposal.ts';
import { weightRoutes } from './weight-routes.ts';
import { stopProposal } from './stop-proposal.ts';
import { revertProposal } from './revert-proposal.ts';

const tags = ['proposals'];
const config = { access: planReadersAccess };
const response = { 200: resourceSchema(proposalSchema) };
const running = createInMemoryCollection('proposals', proposalSchema);
const explainedParams = idParams.extend({ request: idParams.shape.id });

export const proposalRoutes: FastifyPluginAsyncZod = async (app) => {
  const desk = new ProposalRunner(app);
  app.addHook('preClose', () => desk.close());
  await app.register(outageRoutes(desk));
  await app.register(weightRoutes);

  app.get(
    '/proposals',
    { config, schema: { tags, querystring: running.querystring, response: running.response } },
    async (request) => running.answer(request, await listRunningProposals(app.db, desk, request.actor)),
  );

  app.post(
    '/proposals',
    { config, schema: { tags, body: proposalBody, response: { 202: resourceSchema(proposalSchema) } } },
    async ({ actor, body }, reply) => {
      const id = await startProposal(app, desk, actor, body);
      reply.code(202);
      return presentResource(reply, await readProposal(app.db, desk, actor, id));
    },
  );

  app.get(
    '/proposals/:id',
    { config, schema: { tags, params: idParams, response } },
    async ({ actor, params }, reply) =>
      presentResource(reply, await readProposal(app.db, desk, actor, params.id)),
  );

  app.delete(
    '/proposals/:id',
    { config, schema: { tags, params: idParams, response } },
    async ({ actor, params }, reply) => {
      await stopProposal(app.db, desk, actor, params.id);
      return presentResource(reply, await readProposal(app.db, desk, actor, params.id));
    },
  );

  app.post(
    '/proposals/:id/apply',
    { config, schema: { tags, params: idParams, body: applyProposalBody, response } },
    async ({ actor, params, body }, reply) => {
      await app.inTransaction((tx) => applyProposal(tx, actor, params.id, body));
      return presentResource(reply, await readProposal(app.db, desk, actor, params.id));
    },
  );

  app.post(
    '/proposals/:id/take_back',
    { config, schema: { tags, params: idParams, body: revertProposalBody, response } },
    async ({ actor, params, body }, reply) => {
      await app.inTransaction((tx) => revertProposal(tx, actor, params.id, body));
      return presentResource(reply, await readProposal(app.db, desk, actor, params.id));
    },
  );

  app.get(
    '/proposals/:id/explanations/:request',
    {
      config,
      schema: { tags, params: explainedParams, response: { 200: resourceSchema(explanationSchema) } },
    },
    async ({ actor, params }) => ({
      data: await readExplanation(app.db, actor, params.id, params.request),
    }),
  );
};
