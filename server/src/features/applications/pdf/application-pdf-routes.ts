import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { translate } from '#http/language.ts';
import { idParams } from '#http/answers/resource.ts';
import { sendPdf, readPdfTemplate } from '#pdf/send-pdf.ts';
import { findApplicationHistory, findClarificationThread } from '../stages/clarification.ts';
import { findOutcomes } from '../read/outcomes.ts';
import { requireVisibleApplication } from '../application-queries.ts';
import type { TrackCalculator } from '../tracks/tracks.ts';
import { buildApplicationDocument } from './application-document.ts';
import { findPrintedFacts } from './printed-facts.ts';

const template = readPdfTemplate('application.typ');

/** On timeout, draws tracks as straight lines. */
const timeoutMs = 4000;

export const pdfRoutes: FastifyPluginAsyncZod<{ tracks: TrackCalculator }> = async (app, { tracks }) => {
  app.get(
    '/ship_time_requests/:id/export.pdf',
    { config: { access: 'signed_in' }, schema: { tags: ['applications'], params: idParams } },
    async (request, reply) => {
      const { actor, language } = request;
      const { id } = request.params;
      const row = await requireVisibleApplication(app.db, actor, id);
      const [facts, thread, history, [outcome = null], legs] = await Promise.all([
        findPrintedFacts(app.db, id, language),
        findClarificationThread(app.db, actor, id),
        findApplicationHistory(app.db, actor, id),
        findOutcomes(app.db, [row]),
        tracks.find(actor, id, timeoutMs),
      ]);
      const document = buildApplicationDocument({ row, facts, thread, history, outcome, legs, language });
      const name = translate(language, 'export:pdf.filename', { id });
      return sendPdf(request, reply, { template, document, name });
    },
  );
};
