import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inboxItemSchema } from '@shiptime/domain/review/review-wire';
import { pageMetaSchema } from '@shiptime/domain/shared/wire';
import { refused } from '@shiptime/domain/shared/permission-decision';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { presentCollection, idParams, resourceListSchema } from '#http/answers/resource.ts';
import { presentApplications } from '../applications/read/application-response.ts';
import { applicationCollection } from '../applications/read/collection-spec.ts';
import { countProposedCorrectionsByApplication } from '../applications/stages/corrections.ts';
import { findInbox, toInboxFacts } from './inbox.ts';

const inboxPage = resourceListSchema(inboxItemSchema).extend({ meta: pageMetaSchema });

export const inboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/:id/inbox',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['review'],
        params: idParams,
        querystring: querySchemaOf(applicationCollection),
        response: { 200: inboxPage },
      },
    },
    async (request) => {
      const { actor, language, params } = request;
      if (params.id !== actor.id) throwIfRefused(refused('forbidden'));
      const query = parseCollectionQuery(request.query, applicationCollection);
      const { rows, total } = await findInbox(app.db, actor, { ...query, fields: null }, language);
      const resources = await presentApplications(app.db, request, rows, query);
      const proposed = await countProposedCorrectionsByApplication(
        app.db,
        rows.map(({ id }) => id),
      );
      const items = resources.map((resource, index) => ({
        ...resource,
        ...toInboxFacts(rows[index]!, proposed),
      }));
      const kept = {
        ...query,
        appends: new Set([...query.appends, 'deadline_at', 'readiness', 'age_days', 'proposed_corrections']),
      };
      const page = presentCollection(request, kept, items, total);
      return { ...page, meta: { ...page.meta, total } };
    },
  );
};
