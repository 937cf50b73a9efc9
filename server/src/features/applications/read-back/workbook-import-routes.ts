import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  workbookRowResultSchema,
  workbookImportTotalsSchema,
} from '@shiptime/domain/applications/wire/read-back';
import type { StationsFileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import type { Actor } from '@shiptime/domain/shared/actor';
import { runOrDryRun } from '#db/dry-run.ts';
import { isUploadedFile } from '#http/body-parsers.ts';
import type { Params } from '#http/language.ts';
import { invalidRefusal, Refusal } from '#http/refusal.ts';
import { openTableReader, type TableReader } from '#spreadsheet/table-reader.ts';
import { runInProcess } from '#process-pool/run-in-process.ts';
import { exportColumns } from '../export/export-columns.ts';
import { saveWorkbookChanges } from './read-back.ts';
import { parseWorkbookRows } from './read-workbook.ts';

const upload = z.object({
  file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
  dry_run: z.boolean().nullish(),
});

const unreadable = (code: string, params?: Params) =>
  new Refusal('invalid', {
    message: `export:read_back.problems.${code}`,
    ...(params && { params }),
    fieldMessages: [
      { field: 'file', message: `export:read_back.problems.${code}`, ...(params && { params }) },
    ],
  });

const widestWorkbook = 2 * exportColumns.length;

const refusedBecause = ({ code, params }: StationsFileProblem): Refusal =>
  ['unreadable', 'formula_without_value'].includes(code) ? unreadable(code, params) : unreadable('too_large');

const readFile = async (reader: TableReader, actor: Actor, file: unknown) => {
  if (!isUploadedFile(file)) throw invalidRefusal([{ field: 'file', code: 'required' }]);
  const job = { bytes: file.bytes, columns: widestWorkbook };
  const table = await runInProcess(reader, actor, job, () => unreadable('too_large'));
  if ('problem' in table) throw refusedBecause(table.problem);
  const applications = parseWorkbookRows(table.rows);
  if ('code' in applications) throw unreadable(applications.code, { name: applications.name });
  return { applications, otherSheets: table.otherSheets ?? [] };
};

export const workbookImportRoutes: FastifyPluginAsyncZod = async (app) => {
  const reader = openTableReader();
  app.addHook('onClose', async () => reader.close());

  app.post(
    '/ship_time_requests/import',
    {
      config: { access: ['administrator'] as const },
      schema: {
        tags: ['spreadsheets'],
        consumes: ['multipart/form-data'],
        body: upload,
        response: {
          200: z.object({
            data: z.array(workbookRowResultSchema),
            meta: workbookImportTotalsSchema.extend({
              unknown_rows: z
                .array(z.int())
                .meta({ description: 'numbers of the rows that do not match any application you may see' }),
            }),
          }),
        },
      },
    },
    async (request) => {
      const { actor, body, language } = request;
      const { applications, otherSheets } = await readFile(reader, actor, body.file);
      const dry_run = body.dry_run ?? false;
      const { data, meta } = await runOrDryRun(app.db, dry_run, (tx) =>
        saveWorkbookChanges(tx, { actor, language }, applications, otherSheets),
      );
      return { data, meta: { ...meta, dry_run, applied: dry_run ? 0 : meta.changed } };
    },
  );
};
