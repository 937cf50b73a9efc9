import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readBackRow, readBackTotals } from '@shiptime/domain/applications/wire/read-back';
import type { TableRead } from '@shiptime/domain/applications/stations-file/bounded-table';
import type { Actor } from '@shiptime/domain/shared/actor';
import { isUploadedFile } from '#http/bodies.ts';
import { invalid, Refusal } from '#http/refusal.ts';
import { openTableReader, type TableReader } from '#spreadsheet/table-reader.ts';
import { WorkshopProblem } from '#workshop/workshop.ts';
import { applyRows, compareRows } from './reading-back.ts';
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

const readTableIn = async (reader: TableReader, actor: Actor, bytes: Buffer): Promise<TableRead> => {
  try {
    return await reader.do(String(actor.id), { bytes });
  } catch (error) {
    if (!(error instanceof WorkshopProblem)) throw error;
    if (error.kind === 'too_heavy') throw unreadable('too_large');
    throw new Refusal('unavailable', { message: 'errors:http.not_read', retryAfter: 10 });
  }
};

const rowsIn = async (reader: TableReader, actor: Actor, file: unknown): Promise<readonly WorkbookRow[]> => {
  if (!isUploadedFile(file)) throw invalid([{ field: 'file', code: 'required' }]);
  const table = await readTableIn(reader, actor, file.bytes);
  if ('problem' in table) throw unreadable(table.problem.code === 'unreadable' ? 'unreadable' : 'too_large');
  const rows = readApplicationRows(table.rows);
  if (!rows) throw unreadable('no_header');
  return rows;
};

/** The workbook of applications, changed and sent back: what differs, and its saving (record 0110). */
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
            data: z.array(readBackRow),
            meta: readBackTotals.extend({
              unknown_rows: z
                .array(z.int())
                .meta({ description: 'rows whose number is of no application that one may see' }),
            }),
          }),
        },
      },
    },
    async (request) => {
      const { actor, body, language } = request;
      const rows = await rowsIn(reader, actor, body.file);
      return app.inTransaction(async (tx) => {
        const { compared, unknown } = await compareRows(tx, { actor, language }, rows);
        const changed = compared.filter(({ state }) => state === 'changed').length;
        const dry_run = body.dry_run ?? false;
        const applied = dry_run ? 0 : (await applyRows(tx, { actor, language }, rows)).size;
        return { data: [...compared], meta: { dry_run, changed, applied, unknown_rows: [...unknown] } };
      });
    },
  );
};
