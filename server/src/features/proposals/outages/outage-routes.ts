import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { outageBody, type ReplanOutageBody, replanOutageBody } from '@shiptime/domain/proposals/outages';
import { noticeDraftsSchema, outageSchema, outageRowSchema } from '@shiptime/domain/proposals/proposal-wire';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { collection, idParams, listOf, one, oneOf } from '#http/answers/resource.ts';
import { planReaders } from '#features/plans/access.ts';
import type { ProposalDesk } from '../proposal-desk.ts';
import { readOptions, startOptions } from './options.ts';
import { draftNotices, outageNoticesSchema, sendNotices } from './notices.ts';
import { findOutage } from './outage-row.ts';
import { listOutages, outageSpec, presentOutage } from './outage-queries.ts';
import { reportOutage } from './report-outage.ts';

const tags = ['proposals'];
const config = { access: planReaders };
const response = { 200: oneOf(outageSchema) };

const noticeRoutes = (app: App): void => {
  app.get(
    '/outages/:id/notices',
    { config, schema: { tags, params: idParams, response: { 200: oneOf(noticeDraftsSchema) } } },
    async ({ actor, params }) => ({
      data: await draftNotices(app.db, actor, await findOutage(app.db, params.id)),
    }),
  );

  app.post(
    '/outages/:id/notices',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: outageNoticesSchema,
        response: { 200: oneOf(noticeDraftsSchema) },
      },
    },
    async ({ actor, params, body }) => {
      const outage = await findOutage(app.db, params.id);
      await app.inTransaction((tx) => sendNotices(tx, actor, outage, body.notices));
      return { data: await draftNotices(app.db, actor, outage) };
    },
  );
};

/** Plans change only when somebody applies a proposal (docs/contract.md 8). */
export const outageRoutes =
  (desk: ProposalDesk): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (actor: Actor, id: number) => {
      const outage = await findOutage(app.db, id);
      return presentOutage(app.db, actor, outage, await readOptions(app.db, actor, outage));
    };
    const replanned = async (actor: Actor, id: number, asked: ReplanOutageBody = {}) => {
      const outage = await findOutage(app.db, id);
      return presentOutage(app.db, actor, outage, await startOptions(app, desk, actor, outage, asked));
    };

    app.get(
      '/outages',
      {
        config,
        schema: { tags, querystring: querySchemaOf(outageSpec), response: { 200: listOf(outageRowSchema) } },
      },
      async (request) => {
        const query = parseCollectionQuery(request.query, outageSpec);
        const { rows, total } = await listOutages(app.db, request.actor, query);
        return collection(request, query, rows, total);
      },
    );

    app.post(
      '/outages',
      {
        config,
        schema: {
          tags,
          body: outageBody,
          response: { 200: oneOf(outageSchema), 201: oneOf(outageSchema) },
        },
      },
      async ({ actor, body }, reply) => {
        const { id, isNew } = await app.inTransaction((tx) => reportOutage(tx, actor, body));
        return isNew ? one(reply.code(201), await replanned(actor, id)) : one(reply, await read(actor, id));
      },
    );

    app.get(
      '/outages/:id',
      { config, schema: { tags, params: idParams, response } },
      async ({ actor, params }, reply) => one(reply, await read(actor, params.id)),
    );

    app.post(
      '/outages/:id/options',
      { config, schema: { tags, params: idParams, body: replanOutageBody, response } },
      async ({ actor, params, body }, reply) => one(reply, await replanned(actor, params.id, body)),
    );

    noticeRoutes(app);
  };
