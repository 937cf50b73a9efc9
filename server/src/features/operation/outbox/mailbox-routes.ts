import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mailboxMailSchema } from '@shiptime/domain/accounts/administration-wire';
import { z } from 'zod';
import type { Db } from '#db/connection.ts';
import { contentDispositionHeader } from '#http/answers/content-disposition.ts';
import { idParams } from '#http/answers/resource.ts';
import { resolvePublicOrigin } from '#http/public-origin.ts';
import type { CalendarLoader } from '#mail/mail-files.ts';
import { listMails, requireFileOfMail } from './mailbox.ts';

const fileParams = idParams.extend({ position: idParams.shape.id });

export const mailboxRoutes =
  (calendarIn: (db: Db, address: string) => CalendarLoader): FastifyPluginAsyncZod =>
  async (app) => {
    if (!app.settings.demo) return;
    app.get(
      '/mailbox',
      {
        config: { access: 'public' },
        schema: { tags: ['portal'], response: { 200: z.object({ data: z.array(mailboxMailSchema) }) } },
      },
      async (request) => ({
        data: await listMails(
          app.db,
          app.settings.secretKey,
          calendarIn(app.db, resolvePublicOrigin(request)),
        ),
      }),
    );

    // Sends a download, with headers that prevent scripts if a browser opens it.
    app.get(
      '/mailbox/:id/files/:position',
      { config: { access: 'public' }, schema: { tags: ['portal'], params: fileParams } },
      async (request, reply) => {
        const calendarOf = calendarIn(app.db, resolvePublicOrigin(request));
        const file = await requireFileOfMail(app.db, request.params, calendarOf);
        return reply
          .type(file.contentType)
          .header('content-disposition', contentDispositionHeader(file.filename))
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(file.content);
      },
    );
  };
