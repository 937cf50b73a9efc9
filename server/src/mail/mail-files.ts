import type { Language } from '@shiptime/domain/shared/text';

export type AttachedFile = {
  readonly filename: string;
  readonly content: string;
  /** Nothing that a browser shows as a page: mails carry files to keep. */
  readonly contentType: 'text/calendar; charset=utf-8';
};

/** The days at sea of an application as a calendar file; null: none are published. */
export type CalendarOf = (applicationId: number, language: Language) => Promise<AttachedFile | null>;

type Mail = { readonly calendars_of: readonly number[]; readonly language: Language };

/** What goes along with a mail, as it is now. */
export const filesOf = async (
  { calendars_of, language }: Mail,
  calendarOf: CalendarOf,
): Promise<AttachedFile[]> =>
  (await Promise.all(calendars_of.map((id) => calendarOf(id, language)))).filter((file) => file !== null);
