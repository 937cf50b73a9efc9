import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentHeader } from '#http/answers/file-name.ts';
import { translate } from '#http/language.ts';
import { runInExportQueue } from './export-queue.ts';
import { type Sheet, xlsxType } from './sheet.ts';
import { workbookStream } from './workbook.ts';

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
    workbookStream(async () => ({ title, creator, language, made: new Date(), sheets: await sheets() }));
  return reply
    .type(xlsxType)
    .header('content-disposition', attachmentHeader(`${file}.xlsx`))
    .send(await runInExportQueue(server.exportTurns, String(actor.id), make));
};
