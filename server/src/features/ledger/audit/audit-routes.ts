import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditEntrySchema } from '@shiptime/domain/accounts/administration-wire';
import { z } from 'zod';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { contentDispositionHeader } from '#http/answers/content-disposition.ts';
import { presentCollection, resourceListSchema } from '#http/answers/resource.ts';
import { translate } from '#http/language.ts';
import { csvMediaType } from '#spreadsheet/csv.ts';
import { runInExportQueue } from '#spreadsheet/export-queue.ts';
import { sendWorkbook } from '#spreadsheet/send-workbook.ts';
import { streamAuditEntries, auditCollection, listAuditEntries } from './audit-log.ts';
import { streamAuditCsv, buildAuditSheet } from './audit-sheet.ts';

const config = { access: ['administrator'] } as const;
const tags = ['administration'];

const exportQuery = z.looseObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/audit_log',
    {
      config,
      schema: {
        tags,
        querystring: querySchemaOf(auditCollection),
        response: { 200: resourceListSchema(auditEntrySchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, auditCollection);
      const { rows, total } = await listAuditEntries(app.db, query);
      return presentCollection(request, query, rows, total);
    },
  );

  app.get(
    '/audit_log/export',
    { config, schema: { tags, querystring: exportQuery } },
    async (request, reply) => {
      const { format, ...rest } = request.query;
      const rows = streamAuditEntries(app.db, parseCollectionQuery(rest, auditCollection));
      const { language } = request;
      const file = translate(language, 'export:files.audit_log');
      if (format === 'xlsx') {
        const sheet = buildAuditSheet(rows, language);
        return sendWorkbook(request, reply, { file, title: sheet.name, sheets: () => [sheet] });
      }
      const sent = await runInExportQueue(app.exportTurns, String(request.actor.id), () =>
        streamAuditCsv(rows, language),
      );
      return reply
        .type(csvMediaType)
        .header('content-disposition', contentDispositionHeader(`${file}.csv`))
        .send(sent);
    },
  );
};
