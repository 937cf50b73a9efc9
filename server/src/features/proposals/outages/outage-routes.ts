import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { outageBody, type ReplanOutageBody, replanOutageBody } from '@shiptime/domain/proposals/outages';
import { noticeDraftsSchema, outageSchema, outageRowSchema } from '@shiptime/domain/proposals/outage-wire';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  presentResource,
  resourceSchema,
} from '#http/answers/resource.ts';
import { planReadersAccess } from '#features/plans/plan-route-access.ts';
import type { ProposalRunner } from '../proposal-runner.ts';
import { readOutageOptions, startOutageOptions } from './outage-options.ts';
import { draftOutageNotices, outageNoticesSchema, sendOutageNotices } from './outage-notices.ts';
import { requireOutage } from './outage-row.ts';
import { listOutages, outageCollection, presentOutage } from './outage-queries.ts';
import { reportOutage } from './report-outage.ts';

const tags = ['proposals'];
const config = { access: planReadersAccess };
const response = { 200: resourceSchema(outageSchema) };

const noticeRoutes = (app: App): void => {
  app.get(
    '/outages/:id/notices',
    { config, schema: { tags, params: idParams, response: { 200: resourceSchema(noticeDraftsSchema) } } },
    async ({ actor, params }) => ({
      data: await draftOutageNotices(app.db, actor, await requireOutage(app.db, params.id)),
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
        response: { 200: resourceSchema(noticeDraftsSchema) },
      },
    },
    async ({ actor, params, body }) => {
      const outage = await requireOutage(app.db, params.id);
      await app.inTransaction((tx) => sendOutageNotices(tx, actor, outage, body.notices));
      return { data: await draftOutageNotices(app.db, actor, outage) };
    },
  );
};

/** Plans change only when somebody applies a proposal (docs/contract.md 8). */
export const outageRoutes =
  (desk: ProposalRunner): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (actor: Actor, id: number) => {
      const outage = await requireOutage(app.db, id);
      return presentOutage(app.db, actor, outage, await readOutageOptions(app.db, actor, outage));
    };
    const replanned = async (actor: Actor, id: number, asked: ReplanOutageBody = {}) => {
      const outage = await requireOutage(app.db, id);
      return presentOutage(app.db, actor, outage, await startOutageOptions(app, desk, actor, outage, asked));
    };

    app.get(
      '/outages',
      {
        config,
        schema: {
          tags,
          querystring: querySchemaOf(outageCollection),
          response: { 200: resourceListSchema(outageRowSchema) },
        },
      },
      async (request) => {
        const query = parseCollectionQuery(request.query, outageCollection);
        const { rows, total } = await listOutages(app.db, request.actor, query);
        return presentCollection(request, query, rows, total);
      },
    );

    app.post(
      '/outages',
      {
        config,
        schema: {
          tags,
          body: outageBody,
          response: { 200: resourceSchema(outageSchema), 201: resourceSchema(outageSchema) },
        },
      },
      async ({ actor, body }, reply) => {
        const { id, isNew } = await app.inTransaction((tx) => reportOutage(tx, actor, body));
        return isNew
          ? presentResource(reply.code(201), await replanned(actor, id))
          : presentResource(reply, await read(actor, id));
      },
    );

    app.get(
      '/outages/:id',
      { config, schema: { tags, params: idParams, response } },
      async ({ actor, params }, reply) => presentResource(reply, await read(actor, params.id)),
    );

    app.post(
      '/outages/:id/options',
      { config, schema: { tags, params: idParams, body: replanOutageBody, response } },
      async ({ actor, params, body }, reply) =>
        presentResource(reply, await replanned(actor, params.id, body)),
    );

    noticeRoutes(app);
  };
