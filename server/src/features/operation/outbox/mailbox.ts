import type { Db } from '#db/connection.ts';
import { toLanguage } from '#http/language.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { renderMailAsSent } from '#mail/render-mail-as-sent.ts';
import { loadCalendarAttachments } from '#mail/mail-files.ts';
import type { AttachedFile, CalendarLoader } from '#mail/mail-files.ts';

const shown = 100;

const sizeOf = ({ content }: AttachedFile): number => Buffer.byteLength(content);

export const listMails = async (db: Db, secretKey: Buffer | undefined, calendarOf: CalendarLoader) => {
  const place = { portalAddress: '', secretKey };
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(shown).execute();
  return Promise.all(
    rows.map(async (row) => {
      const { id, kind, to_address, subject, body_text, body_html, created_at, sent_at } = row;
      const language = toLanguage(row);
      const files = await loadCalendarAttachments({ ...row, language }, calendarOf);
      return {
        ...{ id, kind, to: to_address, language, subject, created_at, sent_at },
        text: renderMailAsSent(body_text, row, place),
        html: renderMailAsSent(body_html, row, place),
        files: files.map((file) => ({ name: file.filename, size: sizeOf(file) })),
      };
    }),
  );
};

export const requireFileOfMail = async (
  db: Db,
  { id, position }: { readonly id: number; readonly position: number },
  calendarOf: CalendarLoader,
): Promise<AttachedFile> => {
  const row = await db
    .selectFrom('outbox')
    .select(['language', 'calendars_of'])
    .where('id', '=', id)
    .executeTakeFirst();
  const files = row ? await loadCalendarAttachments({ ...row, language: toLanguage(row) }, calendarOf) : [];
  const file = files[position - 1];
  if (!file) throw notFoundRefusal();
  return file;
};
