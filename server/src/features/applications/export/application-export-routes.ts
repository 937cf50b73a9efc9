import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#db/connection.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { translate } from '#http/language.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import { applicationCollection } from '../read/collection-spec.ts';
import type { ApplicationsQuery } from '../read/application-list.ts';
import { findYearName, requireYearName } from '#features/reference/year-name.ts';
import { buildWorkbookSheets } from './workbook-sheets.ts';

const readers = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
] as const;

const exportQuery = z
  .looseObject({
    fiscal_year_id: z.coerce
      .number()
      .int()
      .positive()
      .max(2_147_483_647)
      .optional()
      .meta({ description: 'required, unless another filter of the list is given' }),
    drafts: z.enum(['true', 'false']).default('false'),
  })
  .refine(
    (query) =>
      query.fiscal_year_id !== undefined || Object.keys(query).some((key) => key.startsWith('filter[')),
    {
      path: ['fiscal_year_id'],
      params: { code: 'required' },
    },
  );

const yearOf = async (
  db: Db,
  query: ApplicationsQuery,
  asked: number | undefined,
): Promise<string | null> => {
  if (asked !== undefined) return requireYearName(db, asked);
  const filtered = query.filters.get('fiscal_year_id')?.values ?? [];
  if (filtered.length !== 1) return null;
  return (await findYearName(db, Number(filtered[0]))) ?? null;
};

export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ship_time_requests/export',
    { config: { access: readers }, schema: { tags: ['spreadsheets'], querystring: exportQuery } },
    async (request, reply) => {
      const { fiscal_year_id, drafts, ...rest } = request.query;
      const asked = { ...rest, ...(fiscal_year_id && { 'filter[fiscal_year_id]': String(fiscal_year_id) }) };
      const query = parseCollectionQuery(asked, applicationCollection);
      const { actor, language } = request;
      const year = await yearOf(app.db, query, fiscal_year_id);
      return sendWorkbook(request, reply, {
        file: translate(language, `export:files.applications${year ? '_of_year' : ''}`, { year }),
        title: `${translate(language, 'export:applications.sheet')}${year ? ` ${year}` : ''}`,
        sheets: () => buildWorkbookSheets(app.db, { actor, query, language, drafts: drafts === 'true' }),
      });
    },
  );
};
