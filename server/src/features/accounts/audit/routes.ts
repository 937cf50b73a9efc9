import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseCollectionQuery } from '#http/collection-query.ts';
import { querySchemaOf } from '#http/query-schema.ts';
import { collection, listOf } from '#http/resource.ts';
import { csvType } from '#spreadsheet/csv.ts';
import { inTurn } from '#spreadsheet/in-turn.ts';
import { xlsxType } from '#spreadsheet/workbook.ts';
import { auditRows, auditSpec, listAudit } from './audit-log.ts';
import { auditCsv, auditWorkbook } from './audit-sheet.ts';

const config = { access: ['administrator'] } as const;
const tags = ['administration'];
const state = z.record(z.string(), z.unknown()).nullable();

const entry = z.object({
  id: z.int(),
  created_at: z.string(),
  actor_id: z.int().nullable(),
  actor: z
    .string()
    .nullable()
    .describe('null: from the command line of the server, or with an address somebody who was not signed in'),
  action: z.string().describe('subject and past participle: vessels.updated'),
  subject_type: z.string().describe('the table'),
  subject_id: z.int().nullable(),
  before: state.describe('what differed'),
  after: state,
  reason: z.string().nullable(),
  address: z.string().nullable().describe('shortened'),
});

const exportQuery = z.looseObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

/** Who changed what, and when: read and written out, never changed. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/audit_log',
    { config, schema: { tags, querystring: querySchemaOf(auditSpec), response: { 200: listOf(entry) } } },
    async (request) => {
      const query = parseCollectionQuery(request.query, auditSpec);
      const { rows, total } = await listAudit(app.db, query);
      return collection(request, query, rows, total);
    },
  );

  app.get(
    '/audit_log/export',
    { config, schema: { tags, querystring: exportQuery } },
    async (request, reply) => {
      const { format, ...rest } = request.query;
      const rows = auditRows(app.db, parseCollectionQuery(rest, auditSpec));
      const [type, file] =
        format === 'csv' ? ([csvType, auditCsv] as const) : ([xlsxType, auditWorkbook] as const);
      const sent = await inTurn(app.exportTurns, String(request.actor.id), () =>
        file(rows, request.language),
      );
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="audit-log.${format}"`)
        .send(sent);
    },
  );
};
