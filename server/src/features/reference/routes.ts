import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseCollectionQuery } from '../../http/collection-query.ts';
import { collection, listOf } from '../../http/resource.ts';
import { referenceLists } from './lists.ts';
import { presentBilingual, referenceRow } from './presenter.ts';
import { listReference, referenceFilters } from './queries.ts';

const filters = Object.keys(referenceFilters) as (keyof typeof referenceFilters)[];

/** Bilingual lists, open to everyone: forms and public pages are made of them (CONTRACT 6). */
export const referenceRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const list of referenceLists) {
    for (const path of list.paths) {
      app.get(
        `/${path}`,
        {
          config: { access: 'public' },
          schema: { tags: ['reference'], response: { 200: listOf(referenceRow) } },
        },
        async (request) => {
          const query = parseCollectionQuery(request.query as Record<string, unknown>, {
            resource: list.table,
            includes: [],
            filters,
            sorts: ['id', 'name', 'position'],
          });
          const { rows, total } = await listReference(app.db, list, query, request.language);
          return collection(
            request,
            query,
            rows.map((row) => presentBilingual(row, request.language)),
            total,
          );
        },
      );
    }
  }
};
