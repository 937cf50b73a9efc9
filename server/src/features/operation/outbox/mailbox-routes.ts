import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mailSchema } from '@shiptime/domain/accounts/administration-wire';
import type { Language } from '@shiptime/domain/shared/text';
import { z } from 'zod';
import type { Db } from '#db/connection.ts';
import { attachmentHeader } from '#http/answers/file-name.ts';
import { idParams } from '#http/answers/resource.ts';
import { publicOrigin } from '#http/own-address.ts';
import { notFound } from '#http/refusal.ts';
import { renderAsSent } from '#mail/render-as-sent.ts';
import { filesOf } from '#mail/mail-files.ts';
import type { AttachedFile, CalendarOf } from '#mail/mail-files.ts';

const shown = 100;
const fileParams = idParams.extend({ position: idParams.shape.id });

const languageOf = (language: string): Language => (language === 'fr' ? 'fr' : 'en');

const sizeOf = ({ content }: AttachedFile): number => Buffer.byteLength(content);

const listMails = async (db: Db, secretKey: Buffer | undefined, calendarOf: CalendarOf) => {
  const place = { portalAddress: '', secretKey };
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(shown).execute();
  return Promise.all(
    rows.map(async (row) => {
      const { id, kind, to_address, subject, body_text, body_html, created_at, sent_at } = row;
      const language = languageOf(row.language);
      const files = await filesOf({ ...row, language }, calendarOf);
      return {
        ...{ id, kind, to: to_address, language, subject, created_at, sent_at },
        text: renderAsSent(body_text, row, place),
        html: renderAsSent(body_html, row, place),
        files: files.map((file) => ({ name: file.filename, size: sizeOf(file) })),
      };
    }),
  );
};

const fileOfMail = async (
  db: Db,
  { id, position }: z.infer<typeof fileParams>,
  calendarOf: CalendarOf,
): Promise<AttachedFile> => {
  const row = await db
    .selectFrom('outbox')
    .select(['language', 'calendars_of'])
    .where('id', '=', id)
    .executeTakeFirst();
  const files = row ? await filesOf({ ...row, language: languageOf(row.language) }, calendarOf) : [];
  const file = files[position - 1];
  if (!file) throw notFound();
  return file;
};

export const mailboxRoutes =
  (calendarIn: (db: Db, address: string) => CalendarOf): FastifyPluginAsyncZod =>
  async (app) => {
    if (!app.settings.demo) return;
    app.get(
      '/mailbox',
      {
        config: { access: 'public' },
        schema: { tags: ['portal'], response: { 200: z.object({ data: z.array(mailSchema) }) } },
      },
      async (request) => ({
        data: await listMails(app.db, app.settings.secretKey, calendarIn(app.db, publicOrigin(request))),
      }),
    );

    // Sent as a download: opened as a page, it could run nothing.
    app.get(
      '/mailbox/:id/files/:position',
      { config: { access: 'public' }, schema: { tags: ['portal'], params: fileParams } },
      async (request, reply) => {
        const calendarOf = calendarIn(app.db, publicOrigin(request));
        const file = await fileOfMail(app.db, request.params, calendarOf);
        return reply
          .type(file.contentType)
          .header('content-disposition', attachmentHeader(file.filename))
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(file.content);
      },
    );
  };
