import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { blankFormSchema } from '@shiptime/domain/applications/wire/blank-form';
import type { Language } from '@shiptime/domain/shared/text';
import { z } from 'zod';
import { translate } from '#http/language.ts';
import { languageQuerySchema } from '#http/query/query-schema.ts';
import { sendPdfBytes, renderPdf, readPdfTemplate } from '#pdf/send-pdf.ts';
import { readSettings } from '#features/reference/settings.ts';
import { buildBlankForm } from './blank-form.ts';
import { buildBlankFormDocument } from './blank-form-document.ts';
import { readFieldChoices } from './choices.ts';

const template = readPdfTemplate('application.typ');
const querystring = z.object({ lang: languageQuerySchema });

type Printed = { readonly of: string; readonly pdf: Buffer };

export const blankFormRoutes: FastifyPluginAsyncZod = async (app) => {
  const describe = async (language: Language) => {
    const [choices, settings] = await Promise.all([readFieldChoices(app.db, language), readSettings(app.db)]);
    return buildBlankForm({ language, choices, settings });
  };
  const printed = new Map<Language, Printed>();

  app.get(
    '/application_form',
    {
      config: { access: 'public', cacheable: true },
      schema: {
        tags: ['applications'],
        querystring,
        response: { 200: z.object({ data: blankFormSchema }) },
      },
    },
    async ({ language }) => ({ data: await describe(language) }),
  );

  app.get(
    '/application_form/export.pdf',
    { config: { access: 'public' }, schema: { tags: ['applications'], querystring } },
    async (request, reply) => {
      const { language } = request;
      const document = buildBlankFormDocument(await describe(language), language);
      const of = JSON.stringify(document);
      const known = printed.get(language);
      const pdf = known?.of === of ? known.pdf : await renderPdf(request, 'blank form', template, document);
      printed.set(language, { of, pdf });
      return sendPdfBytes(reply, translate(language, 'export:blank_form.filename'), pdf);
    },
  );
};
