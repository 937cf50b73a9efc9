import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  requestWithdrawalBody,
  answerClarificationBody,
} from '@shiptime/domain/applications/application-bodies';
import { isComplete } from '@shiptime/domain/applications/completeness';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { demandSchema } from '@shiptime/domain/applications/wire/demand';
import {
  clarificationSchema,
  historyEntrySchema,
  presenceSchema,
  applicationValidationSchema,
} from '@shiptime/domain/applications/wire/history';
import type { App } from '#http/app.ts';
import { translate } from '#http/language.ts';
import { idParams, noContentSchema, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import {
  createApplicationVersionCheck,
  presentApplication,
  responseShapeOfWrite,
} from '../read/application-response.ts';
import { answerClarification, findApplicationHistory, findClarificationThread } from './clarification.ts';
import { findCompetingDemand } from '../read/demand.ts';
import { announcePresence } from '../people/presence.ts';
import { requireVisibleApplication } from '../application-queries.ts';
import { submitApplication } from './submission.ts';
import { requestWithdrawal, cancelWithdrawalRequest } from './withdrawal-request.ts';
import { validateApplication } from '../read/validation.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const url = '/ship_time_requests/:id';

const historyRows = createInMemoryCollection('history', historyEntrySchema);
const demandRows = createInMemoryCollection('demand', demandSchema);
const threadRows = createInMemoryCollection('clarifications', clarificationSchema);
const response = { 200: resourceSchema(applicationSchema) };

const submissionRoutes = (app: App): void => {
  app.post(
    `${url}/validate`,
    {
      config,
      schema: { tags, params: idParams, response: { 200: resourceSchema(applicationValidationSchema) } },
    },
    async (request) => {
      const found = await validateApplication(app.db, request.actor, request.params.id);
      const sections = sectionNames.map((section) => [
        section,
        (found?.[section] ?? []).map(({ field, code, params }) => ({
          field,
          code,
          message: translate(request.language, `errors:fields.${code}`, params),
        })),
      ]);
      return {
        data: {
          complete: found === null || isComplete(found),
          sections: Object.fromEntries(sections) as z.infer<typeof applicationValidationSchema>['sections'],
        },
      };
    },
  );

  app.get(
    `${url}/demand`,
    {
      config,
      schema: { tags, params: idParams, querystring: demandRows.querystring, response: demandRows.response },
    },
    async (request) => {
      const row = await requireVisibleApplication(app.db, request.actor, request.params.id);
      return demandRows.answer(request, await findCompetingDemand(app.db, row));
    },
  );

  app.post(
    `${url}/submit`,
    { config, schema: { tags, params: idParams, response } },
    async (request, reply) => {
      const shape = responseShapeOfWrite(request);
      const row = await app.inTransaction((tx) =>
        submitApplication(tx, request.actor, request.params.id, createApplicationVersionCheck(tx, request)),
      );
      return presentResource(reply, await presentApplication(app.db, request, row, shape));
    },
  );
};

const withdrawalRoutes = (app: App): void => {
  const at = `${url}/withdrawal_request`;
  app.post(
    at,
    { config, schema: { tags, params: idParams, body: requestWithdrawalBody, response } },
    async (request, reply) => {
      const { actor, params, body } = request;
      const row = await app.inTransaction((tx) =>
        requestWithdrawal(tx, actor, params.id, body.reason ?? null),
      );
      return presentResource(
        reply,
        await presentApplication(app.db, request, row, responseShapeOfWrite(request)),
      );
    },
  );

  app.delete(
    at,
    { config, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => cancelWithdrawalRequest(tx, actor, params.id));
      return reply.code(204).send();
    },
  );
};

const storyRoutes = (app: App): void => {
  app.post(
    `${url}/respond`,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: answerClarificationBody,
        response,
      },
    },
    async (request, reply) => {
      const shape = responseShapeOfWrite(request);
      const { actor, params, body } = request;
      const row = await app.inTransaction((tx) =>
        answerClarification(tx, actor, params.id, body, createApplicationVersionCheck(tx, request)),
      );
      return presentResource(reply, await presentApplication(app.db, request, row, shape));
    },
  );

  app.get(
    `${url}/history`,
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: historyRows.querystring,
        response: historyRows.response,
      },
    },
    async (request) =>
      historyRows.answer(request, await findApplicationHistory(app.db, request.actor, request.params.id)),
  );

  app.get(
    `${url}/clarifications`,
    {
      config,
      schema: { tags, params: idParams, querystring: threadRows.querystring, response: threadRows.response },
    },
    async (request) =>
      threadRows.answer(request, await findClarificationThread(app.db, request.actor, request.params.id)),
  );
};

const presenceRoute = (app: App): void => {
  app.post(
    `${url}/presence`,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: z.object({ section: z.enum(sectionNames).nullish() }),
        response: { 200: resourceSchema(presenceSchema) },
      },
    },
    async (request) => {
      const { actor, params, body } = request;
      const section = body.section ?? null;
      return { data: await app.inTransaction((tx) => announcePresence(tx, actor, params.id, section)) };
    },
  );
};

export const applicationLifecycleRoutes: FastifyPluginAsyncZod = async (app) => {
  submissionRoutes(app);
  withdrawalRoutes(app);
  storyRoutes(app);
  presenceRoute(app);
};
