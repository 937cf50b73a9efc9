import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { translate } from '#http/language.ts';
import { Refusal } from '#http/refusal.ts';
import { idParams } from '#http/answers/resource.ts';
import { serverRoot } from '#package-root.ts';
import { Press } from '#pdf/press.ts';
import { WorkshopProblem } from '#workshop/workshop.ts';
import { findHistory, findThread } from '../stages/clarification.ts';
import { outcomesOf } from '../reading/outcomes.ts';
import { visibleApplication } from '../queries.ts';
import { applicationDocument } from './application-document.ts';
import { findFacts } from './printed-facts.ts';

const template = readFileSync(path.join(serverRoot, 'templates/application.typ'), 'utf8');

const notPrinted = (): Refusal =>
  new Refusal(503, { message: 'errors:http.not_printed', headers: { 'retry-after': '10' } });

/** An application as a tagged PDF in the reader's language: whoever may read it may print it. */
export const pdfRoutes: FastifyPluginAsyncZod = async (app) => {
  const press = new Press();
  app.addHook('onClose', async () => press.close());

  app.get(
    '/ship_time_requests/:id/export.pdf',
    { config: { access: 'signed_in' }, schema: { tags: ['applications'], params: idParams } },
    async (request, reply) => {
      const { actor, language } = request;
      const { id } = request.params;
      const row = await visibleApplication(app.db, actor, id);
      const [facts, thread, history, [outcome = null]] = await Promise.all([
        findFacts(app.db, id, language),
        findThread(app.db, actor, id),
        findHistory(app.db, actor, id),
        outcomesOf(app.db, [row]),
      ]);
      const document = applicationDocument({ row, facts, thread, history, outcome, language });
      const pdf = await press.print(String(actor.id), template, document).catch((error: unknown) => {
        if (!(error instanceof WorkshopProblem)) throw error;
        request.log.error({ err: error }, 'an application could not be printed');
        throw notPrinted();
      });
      const name = translate(language, 'export:pdf.filename', { id });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}.pdf"`)
        .send(pdf);
    },
  );
};
