import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentHeader } from '#http/answers/file-name.ts';
import { Refusal } from '#http/refusal.ts';
import { serverRoot } from '#package-root.ts';
import { WorkshopProblem } from '#workshop/workshop.ts';

export const templateNamed = (name: string): string =>
  readFileSync(path.join(serverRoot, 'templates', name), 'utf8');

const notPrinted = (): Refusal =>
  new Refusal('unavailable', { message: 'errors:http.not_printed', retryAfter: 10 });

type Paper = {
  readonly template: string;
  readonly document: object;
  readonly name: string;
};

export const sendPdf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { template, document, name }: Paper,
) => {
  const { actor, server } = request;
  const pdf = await server.press.print(String(actor.id), template, document).catch((error: unknown) => {
    if (!(error instanceof WorkshopProblem)) throw error;
    request.log.error({ err: error }, 'a document could not be printed');
    throw notPrinted();
  });
  return reply
    .type('application/pdf')
    .header('content-disposition', attachmentHeader(`${name}.pdf`))
    .send(pdf);
};
