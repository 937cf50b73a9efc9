import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseCollectionQuery } from '#http/asking/collection-query.ts';
import { translate } from '#http/language.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import { applicationsSpec } from '../reading/collection-spec.ts';
import { applicationsSheet } from './applications-sheet.ts';
import { exportedRows } from './export-rows.ts';
import { nameOfYear } from './year.ts';

const readers = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
  'observer',
] as const;

/** Of a fiscal year, or what a filter shows. */
const exportQuery = z
  .looseObject({ fiscal_year_id: z.coerce.number().int().positive().max(2_147_483_647).optional() })
  .refine(
    (query) =>
      query.fiscal_year_id !== undefined || Object.keys(query).some((key) => key.startsWith('filter[')),
    {
      path: ['fiscal_year_id'],
      params: { code: 'required' },
    },
  );

/** Submitted applications as a spreadsheet in the reader's language (docs/contract.md 5). */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ship_time_requests/export',
    { config: { access: readers }, schema: { tags: ['spreadsheets'], querystring: exportQuery } },
    async (request, reply) => {
      const { fiscal_year_id, ...rest } = request.query;
      const year = fiscal_year_id === undefined ? null : await nameOfYear(app.db, fiscal_year_id);
      const asked = { ...rest, ...(year && { 'filter[fiscal_year_id]': String(fiscal_year_id) }) };
      const query = parseCollectionQuery(asked, applicationsSpec);
      const { actor, language } = request;
      const rows = exportedRows(app.db, { actor, query, language });
      const name = `${translate(language, 'export:applications.file')}${year ? `-${year}` : ''}`;
      return sendWorkbook(request, reply, name, () => applicationsSheet(rows, language));
    },
  );
};
