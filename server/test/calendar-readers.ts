import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

export type CalendarEntry = {
  readonly uid: string;
  readonly sequence: number;
  readonly isAllDay: boolean;
  readonly start: string;
  readonly end: string;
  readonly status: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
};

const byUid = (a: CalendarEntry, b: CalendarEntry) => a.uid.localeCompare(b.uid);

const withIcalJs = (text: string): CalendarEntry[] => {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { isDate } = event.startDate;
    const told = (time: ICAL.Time) => (isDate ? time.toString() : time.toJSDate().toISOString());
    return {
      uid: event.uid,
      sequence: event.sequence,
      isAllDay: isDate && event.endDate.isDate,
      start: told(event.startDate),
      end: told(event.endDate),
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      url: String(component.getFirstPropertyValue('url')),
    };
  });
};

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'val' in value ? String(value.val) : String(value);

const withNodeIcal = (text: string): CalendarEntry[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter((component) => component?.type === 'VEVENT')
    .map((event) => {
      const isAllDay = event.datetype === 'date';
      const told = (date: Date) => (isAllDay ? localDay(date) : new Date(date).toISOString());
      return {
        uid: event.uid,
        sequence: Number(event.sequence),
        isAllDay,
        start: told(event.start),
        end: told(event.end ?? event.start),
        status: String(event.status),
        summary: String(event.summary),
        location: String(event.location ?? ''),
        description: String(event.description ?? ''),
        url: textOf(event.url),
      };
    });

const withTsIcs = (text: string): CalendarEntry[] =>
  (convertIcsCalendar(undefined, text).events ?? []).map((event) => {
    const isAllDay = event.start.type === 'DATE';
    const told = (date: Date | undefined) => {
      const whole = date?.toISOString() ?? '';
      return isAllDay ? whole.slice(0, 10) : whole;
    };
    return {
      uid: event.uid,
      sequence: event.sequence ?? 0,
      isAllDay,
      start: told(event.start.date),
      end: told(event.end?.date),
      status: event.status ?? '',
      summary: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      url: event.url ?? '',
    };
  });

export const calendarReaders = {
  'ical.js': withIcalJs,
  'node-ical': withNodeIcal,
  'ts-ics': withTsIcs,
} as const;

export const readCalendarWith = (name: keyof typeof calendarReaders, text: string): CalendarEntry[] =>
  calendarReaders[name](text).toSorted(byUid);
