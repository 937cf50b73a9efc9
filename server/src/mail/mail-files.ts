import type { Language } from '@shiptime/domain/shared/text';

export type AttachedFile = {
  readonly filename: string;
  readonly content: string;
  /** Allows only calendar files, which browsers never render as a page. */
  readonly contentType: 'text/calendar; charset=utf-8';
};

export type CalendarLoader = (applicationId: number, language: Language) => Promise<AttachedFile | null>;

type Mail = { readonly calendars_of: readonly number[]; readonly language: Language };

export const loadCalendarAttachments = async (
  { calendars_of, language }: Mail,
  calendarOf: CalendarLoader,
): Promise<AttachedFile[]> =>
  (await Promise.all(calendars_of.map((id) => calendarOf(id, language)))).filter((file) => file !== null);
