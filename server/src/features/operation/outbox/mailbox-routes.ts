import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mail } from '@shiptime/domain/accounts/administration-wire';
import { z } from 'zod';
import type { Db } from '#db/connection.ts';
import { asSent } from '#mail/as-sent.ts';

const shown = 100;

/** The newest mails. Their links lead to wherever the reader has found the portal. */
const listMails = async (db: Db, secretKey: Buffer | undefined) => {
  const place = { portalAddress: '', secretKey };
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(shown).execute();
  return rows.map(
    ({
      id,
      kind,
      user_id,
      to_address,
      language,
      subject,
      body_text,
      body_html,
      secret,
      created_at,
      sent_at,
    }) => ({
      id,
      kind,
      to: to_address,
      language: language === 'fr' ? ('fr' as const) : ('en' as const),
      subject,
      text: asSent(body_text, { kind, user_id, secret }, place),
      html: asSent(body_html, { kind, user_id, secret }, place),
      created_at,
      sent_at,
    }),
  );
};

/** The mailbox of a demonstration, open to everyone: without a demonstration there is no such thing. */
export const mailboxRoutes: FastifyPluginAsyncZod = async (app) => {
  if (!app.settings.demo) return;
  app.get(
    '/mailbox',
    {
      config: { access: 'public' },
      schema: { tags: ['portal'], response: { 200: z.object({ data: z.array(mail) }) } },
    },
    async () => ({ data: await listMails(app.db, app.settings.secretKey) }),
  );
};
