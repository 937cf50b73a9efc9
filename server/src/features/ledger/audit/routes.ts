import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditEntry } from '@shiptime/domain/accounts/administration-wire';
import { z } from 'zod';
import { parseCollectionQuery } from '#http/asking/collection-query.ts';
import { querySchemaOf } from '#http/asking/query-schema.ts';
import { collection, listOf } from '#http/answers/resource.ts';
import { csvType } from '#spreadsheet/csv.ts';
import { inTurn } from '#spreadsheet/in-turn.ts';
import { xlsxType } from '#spreadsheet/workbook.ts';
import { auditRows, auditSpec, listAudit } from './audit-log.ts';
import { auditCsv, auditWorkbook } from './audit-sheet.ts';

const config = { access: ['administrator'] } as const;
const tags = ['administration'];

const exportQuery = z.looseObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

/** Who changed what, and when: read and written out, never changed. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/audit_log',
    {
      config,
      schema: { tags, querystring: querySchemaOf(auditSpec), response: { 200: listOf(auditEntry) } },
    },
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
