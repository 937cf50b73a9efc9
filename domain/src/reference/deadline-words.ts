import type { Instant } from '../shared/instant.ts';
import type { Language } from '../shared/text.ts';
import { defaultDeadline } from './fiscal-year.ts';

/** Time zone of timestamps in e-mails, PDFs and pages. */
export const easternZone = 'America/Toronto';

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatter = (language: Language, zone: string): Intl.DateTimeFormat => {
  const key = `${language} ${zone}`;
  const made =
    formatters.get(key) ??
    new Intl.DateTimeFormat(`${language}-CA`, {
      timeZone: zone,
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longGeneric',
    });
  formatters.set(key, made);
  return made;
};

const lowerCase = (zoneName: string): string =>
  zoneName.replace(/( (Standard|Mean))? Time$/, (words) => words.toLowerCase());

const clockIn = (language: Language, at: Instant, zone: string): { clock: string; zoneName: string } => {
  const parts = formatter(language, zone).formatToParts(new Date(at));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const zoneName = read('timeZoneName').replace(/^(GMT|UTC)\+00:00$/, 'UTC');
  const [day, month, year] = [read('day'), read('month'), read('year')];
  return language === 'fr'
    ? {
        clock: `${day === '1' ? '1er' : day}\u00A0${month} ${year}, ${Number(read('hour'))}\u00A0h\u00A0${read('minute')},`,
        zoneName,
      }
    : {
        clock: `${day}\u00A0${month} ${year}, ${read('hour')}:${read('minute')}`,
        zoneName: lowerCase(zoneName),
      };
};

export const formatInstantInEasternTime = (language: Language, at: Instant): string => {
  const { clock, zoneName } = clockIn(language, at, easternZone);
  return `${clock} ${zoneName}`;
};

export type DeadlineTexts = {
  /** In the time zone of the deadline: `30 April 2027, 23:59 Pacific time`. */
  readonly rule: string;
  /** In the reader's time zone, if different: `1 May 2027, 02:59 Eastern time`. */
  readonly own: string | null;
};

export const formatDeadlineInZones = (language: Language, at: Instant, readerZone: string): DeadlineTexts => {
  const rule = clockIn(language, at, defaultDeadline.zone);
  const own = clockIn(language, at, readerZone);
  return {
    rule: `${rule.clock} ${rule.zoneName}`,
    own: own.clock === rule.clock ? null : `${own.clock} ${own.zoneName}`,
  };
};

export const formatDeadline = (language: Language, at: Instant, readerZone: string = easternZone): string => {
  const { rule, own } = formatDeadlineInZones(language, at, readerZone);
  return own === null ? rule : `${rule} (${own})`;
};
