import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDispositionHeader } from '#http/answers/content-disposition.ts';
import { Refusal } from '#http/refusal.ts';
import { serverRoot } from '#package-root.ts';
import { ProcessError } from '#process-pool/process-pool.ts';

export const readPdfTemplate = (name: string): string =>
  readFileSync(path.join(serverRoot, 'templates', name), 'utf8');

const notPrinted = (): Refusal =>
  new Refusal('unavailable', { message: 'answers:http.not_printed', retryAfter: 10 });

type Paper = {
  readonly template: string;
  readonly document: object;
  readonly name: string;
};

export const renderPdf = async (
  { log, server }: FastifyRequest,
  owner: string,
  template: string,
  document: object,
): Promise<Buffer> =>
  server.pdfRenderer.print(owner, template, document).catch((error: unknown) => {
    if (!(error instanceof ProcessError)) throw error;
    log.error({ err: error }, 'a document could not be printed');
    throw notPrinted();
  });

export const sendPdfBytes = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', contentDispositionHeader(`${name}.pdf`))
    .send(pdf);

export const sendPdf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { template, document, name }: Paper,
) => sendPdfBytes(reply, name, await renderPdf(request, String(request.actor.id), template, document));
