import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { yearRowSchema } from '@shiptime/domain/reference/reference-wire';
import { z } from 'zod';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { fiscalYearCollection, listFiscalYears } from './fiscal-years.ts';
import { referenceLists } from './lists.ts';
import { localizeRow, rowSchemaOfList } from './reference-presenter.ts';
import { listReferenceRows, collectionSpecOf } from './reference-queries.ts';

const byName = Object.fromEntries(referenceLists.map((list) => [list.table, list]));
const names = ['fiscal_years', ...Object.keys(byName)] as const;

const querystring = z.object({
  names: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(names)).min(1)),
  lang: languageQuerySchema,
});
const row = {
  fiscal_years: z.array(yearRowSchema),
  ...Object.fromEntries(referenceLists.map((list) => [list.table, z.array(rowSchemaOfList(list))])),
};

export const allReferenceListsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/reference_lists',
    {
      config: { access: 'public', cacheable: true },
      schema: {
        tags: ['reference'],
        querystring,
        response: { 200: z.object({ data: z.object(row).partial() }) },
      },
    },
    async ({ query, language }) => {
      const rowsOf = async (name: string) => {
        const list = byName[name];
        if (!list)
          return (await listFiscalYears(app.db, parseCollectionQuery({}, fiscalYearCollection))).rows;
        const { rows } = await listReferenceRows(
          app.db,
          list,
          parseCollectionQuery({}, collectionSpecOf(list)),
          language,
        );
        return rows.map((found) => localizeRow(found, language, list.texts));
      };
      const lists = await Promise.all(query.names.map(async (name) => [name, await rowsOf(name)] as const));
      return { data: Object.fromEntries(lists) };
    },
  );
};
