import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readBackRowSchema, readBackTotalsSchema } from '@shiptime/domain/applications/wire/read-back';
import type { Actor } from '@shiptime/domain/shared/actor';
import { isUploadedFile } from '#http/bodies.ts';
import { invalid, Refusal } from '#http/refusal.ts';
import { openTableReader, type TableReader } from '#spreadsheet/table-reader.ts';
import { openedInWorkshop } from '#workshop/opened-file.ts';
import { columns } from '../export/columns.ts';
import { readBack } from './read-back.ts';
import { readApplicationRows, type WorkbookRow } from './read-workbook.ts';

const upload = z.object({
  file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
  dry_run: z.boolean().nullish(),
});

const unreadable = (code: string) =>
  new Refusal('invalid', {
    message: `export:read_back.problems.${code}`,
    fieldMessages: [{ field: 'file', message: `export:read_back.problems.${code}` }],
  });

/** Leaves room for extra columns added by the sender. */
const widestWorkbook = 2 * columns.length;

const rowsIn = async (reader: TableReader, actor: Actor, file: unknown): Promise<readonly WorkbookRow[]> => {
  if (!isUploadedFile(file)) throw invalid([{ field: 'file', code: 'required' }]);
  const job = { bytes: file.bytes, columns: widestWorkbook };
  const table = await openedInWorkshop(reader, actor, job, () => unreadable('too_large'));
  if ('problem' in table) throw unreadable(table.problem.code === 'unreadable' ? 'unreadable' : 'too_large');
  const rows = readApplicationRows(table.rows);
  if (!rows) throw unreadable('no_header');
  return rows;
};

export const readBackRoutes: FastifyPluginAsyncZod = async (app) => {
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
            data: z.array(readBackRowSchema),
            meta: readBackTotalsSchema.extend({
              unknown_rows: z
                .array(z.int())
                .meta({ description: 'numbers of rows that match no application you may see' }),
            }),
          }),
        },
      },
    },
    async (request) => {
      const { actor, body, language } = request;
      const rows = await rowsIn(reader, actor, body.file);
      const dry_run = body.dry_run ?? false;
      return app.inTransaction((tx) => readBack(tx, { actor, language }, rows, dry_run));
    },
  );
};
