import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { portalInfoSchema } from '@shiptime/domain/accounts/administration-wire';
import { resourceSchema } from '#http/answers/resource.ts';
import { findOpenFiscalYear } from '../reference/fiscal-years.ts';
import { readSettings } from '../reference/settings.ts';
import { listDemoAccounts } from './demo-accounts.ts';

export const portalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/portal',
    {
      config: { access: 'public' },
      schema: { tags: ['portal'], response: { 200: resourceSchema(portalInfoSchema) } },
    },
    async () => {
      const { version, demo, operator, federation, supportContact, operations } = app.settings;
      const settings = await readSettings(app.db);
      return {
        data: {
          version,
          demo,
          ...(demo && { demo_accounts: await listDemoAccounts(app.db) }),
          operator: operator ?? null,
          support_contact: supportContact ?? null,
          federation: federation ? { name_en: federation.name_en, name_fr: federation.name_fr } : null,
          government_email_domains: settings.government_email_domains,
          results_month: settings.results_month,
          session_idle_minutes: settings.session_idle_minutes,
          open_schedule: settings.open_schedule,
          embeddable: settings.open_schedule && settings.embed_origins.length > 0,
          api_docs: operations.docs,
          open_fiscal_year: (await findOpenFiscalYear(app.db)) ?? null,
        },
      };
    },
  );
};
