import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fiscalYear } from '@shiptime/domain/reference/wire';
import { z } from 'zod';
import { findOpenFiscalYear } from '../reference/fiscal-years.ts';
import { readSettings } from '../reference/settings.ts';
import { listDemoAccounts } from './demo-accounts.ts';

const portal = z.object({
  version: z.string(),
  demo: z.boolean(),
  demo_accounts: z
    .array(
      z.object({
        email: z.string(),
        password: z.string(),
        name: z.string(),
        monogram: z.string(),
        user_type_id: z.int(),
      }),
    )
    .optional(),
  /** The organization that runs this portal, if it gives its name. */
  operator: z.object({ name_en: z.string(), name_fr: z.string() }).nullable(),
  /** Where people can also sign in. */
  federation: z.object({ name_en: z.string(), name_fr: z.string() }).nullable(),
  government_email_domains: z.array(z.string()),
  results_month: z.int(),
  session_idle_minutes: z.int(),
  /** Whether everybody may read published schedules. */
  open_schedule: z.boolean(),
  /** The year that takes applications now, with its deadline. */
  open_fiscal_year: fiscalYear.nullable(),
});

/** What the portal says of itself to everyone. */
export const portalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/portal',
    {
      config: { access: 'public' },
      schema: { tags: ['portal'], response: { 200: z.object({ data: portal }) } },
    },
    async () => {
      const { version, demo, operator, federation } = app.settings;
      const settings = await readSettings(app.db);
      return {
        data: {
          version,
          demo,
          ...(demo && { demo_accounts: await listDemoAccounts(app.db) }),
          operator: operator ?? null,
          federation: federation ? { name_en: federation.name_en, name_fr: federation.name_fr } : null,
          government_email_domains: settings.government_email_domains,
          results_month: settings.results_month,
          session_idle_minutes: settings.session_idle_minutes,
          open_schedule: settings.open_schedule,
          open_fiscal_year: (await findOpenFiscalYear(app.db)) ?? null,
        },
      };
    },
  );
};
