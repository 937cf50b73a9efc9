import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDispositionHeader } from '#http/answers/content-disposition.ts';
import { translate } from '#http/language.ts';
import { runInExportQueue } from './export-queue.ts';
import { type Sheet, xlsxMediaType } from './sheet.ts';
import { createWorkbookStream } from './workbook.ts';

type Sent = {
  readonly file: string;
  readonly title: string;
  readonly sheets: () => readonly Sheet[] | Promise<readonly Sheet[]>;
};

export const sendWorkbook = async (
  { actor, language, server }: FastifyRequest,
  reply: FastifyReply,
  { file, title, sheets }: Sent,
) => {
  const creator = translate(language, 'app:portal_name');
  const make = () =>
    createWorkbookStream(async () => ({
      title,
      creator,
      language,
      made: new Date(),
      sheets: await sheets(),
    }));
  return reply
    .type(xlsxMediaType)
    .header('content-disposition', contentDispositionHeader(`${file}.xlsx`))
    .send(await runInExportQueue(server.exportTurns, String(actor.id), make));
};
