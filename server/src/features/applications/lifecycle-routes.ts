import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { detailsBody } from '@shiptime/domain/applications/bodies';
import { isComplete } from '@shiptime/domain/applications/completeness';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { translate } from '../../http/language.ts';
import { idParams, one, oneOf } from '../../http/resource.ts';
import { rowList } from '../../http/row-list.ts';
import { presentOne, requireFreshApplication, shapeOf } from './answer.ts';
import { answerClarification, findHistory, findThread } from './clarification.ts';
import { announcePresence } from './presence.ts';
import { applicationResource } from './resource-schema.ts';
import { submitApplication, validateApplication } from './submission.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const url = '/ship_time_requests/:id';

const person = z.looseObject({ id: z.int(), first_name: z.string(), last_name: z.string() });
const historyEntry = z.object({
  id: z.int(),
  from_status_id: z.int().nullable(),
  to_status_id: z.int(),
  action: z.string(),
  reason: z.string().nullable(),
  user: person,
  created_at: z.string(),
});
const message = z.object({
  id: z.int(),
  kind: z.enum(['question', 'answer']),
  body: z.string(),
  user: person,
  created_at: z.string(),
});
const historyRows = rowList('history', historyEntry);
const threadRows = rowList('clarifications', message);
const problem = z.object({ field: z.string(), code: z.string(), message: z.string() });
const validation = z.object({
  complete: z.boolean(),
  sections: z.record(z.enum(sectionNames), z.array(problem)),
});

const presence = z.object({ user_id: z.int(), name: z.string(), section: z.enum(sectionNames).nullable() });

const application = { 200: oneOf(applicationResource) };

/** What proponents do with a finished draft, and what happened to it since. */
export const applicationLifecycleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    `${url}/validate`,
    { config, schema: { tags, params: idParams, response: { 200: z.object({ data: validation }) } } },
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
          sections: Object.fromEntries(sections) as z.infer<typeof validation>['sections'],
        },
      };
    },
  );

  app.post(
    `${url}/submit`,
    { config, schema: { tags, params: idParams, response: application } },
    async (request, reply) => {
      const shape = shapeOf(request);
      const row = await app.inTransaction(async (tx) => {
        await requireFreshApplication(tx, request, request.params.id);
        return submitApplication(tx, request.actor, request.params.id);
      });
      return one(reply, await presentOne(app.db, request, row, shape));
    },
  );

  app.post(
    `${url}/respond`,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: detailsBody,
        response: application,
      },
    },
    async (request, reply) => {
      const shape = shapeOf(request);
      const row = await app.inTransaction(async (tx) => {
        await requireFreshApplication(tx, request, request.params.id);
        return answerClarification(tx, request.actor, request.params.id, request.body.details);
      });
      return one(reply, await presentOne(app.db, request, row, shape));
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
      historyRows.answer(request, await findHistory(app.db, request.actor, request.params.id)),
  );

  app.get(
    `${url}/clarifications`,
    {
      config,
      schema: { tags, params: idParams, querystring: threadRows.querystring, response: threadRows.response },
    },
    async (request) => threadRows.answer(request, await findThread(app.db, request.actor, request.params.id)),
  );

  app.post(
    `${url}/presence`,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: z.object({ section: z.enum(sectionNames).nullish() }),
        response: { 200: z.object({ data: presence }) },
      },
    },
    async (request) => {
      const { actor, params, body } = request;
      const section = body.section ?? null;
      return { data: await app.inTransaction((tx) => announcePresence(tx, actor, params.id, section)) };
    },
  );
};
