import ical, { escape, ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarTimes, WallTime } from '@shiptime/domain/plans/calendar-times';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import { formatTimeZone } from './time-zones.ts';

export type CalendarEvent = {
  readonly mission_id: number;
  readonly sequence: number;
  readonly changed_at: Instant;
  readonly times: CalendarTimes;
  readonly summary: string;
  readonly vessel: string;
  readonly location: string | null;
  readonly description: string;
  readonly url: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
};

export type CalendarFile = {
  readonly name: string;
  readonly description?: string;
  readonly language: Language;
  /** URL whose host makes the UIDs unique among portals (RFC 7986, 5.3). */
  readonly address: string;
  readonly isOwn: boolean;
  readonly events: readonly CalendarEvent[];
};

const refreshing = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];
const reminderSeconds = 7 * 24 * 3600;

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** The library needs an instant, but writes only its date. */
const dayOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** Parses local time of this machine, because the library prints it unchanged next to the time zone. */
const clockTime = (time: WallTime): Date => new Date(time);

const timesOf = (times: CalendarTimes) =>
  times.kind === 'days'
    ? { allDay: true, start: dayOf(times.start), end: dayOf(times.end) }
    : { timezone: times.zone, start: clockTime(times.start), end: clockTime(times.end) };

const yearsOf = (events: readonly CalendarEvent[]) => {
  const years = events
    .flatMap(({ times }) => [times.start, times.end])
    .map((time) => Number(time.slice(0, 4)));
  return { first: Math.min(...years), last: Math.max(...years) };
};

/** Moves the refresh properties before the components (RFC 5545, 3.6); the library writes them later. */
const refreshBeforeComponents = (file: string): string =>
  file.replace(/^PRODID:.*\r\n/m, (line) => [line.trimEnd(), ...refreshing, ''].join('\r\n'));

export const formatCalendarFile = (file: CalendarFile): string => {
  const { name, description, language, address, isOwn, events } = file;
  const { host } = new URL(address);
  const written = ical({
    name: escape(name, false),
    description: description === undefined ? null : escape(description, false),
    prodId: { company: 'Shiptime', product: 'Ship schedules', language: language.toUpperCase() },
    timezone: { name: null, generator: (zone) => formatTimeZone(zone, yearsOf(events)) },
    events: events.map(({ mission_id, sequence, changed_at, times, status, vessel, ...words }) => ({
      ...words,
      ...timesOf(times),
      id: `mission-${mission_id}@${host}`,
      sequence,
      stamp: changed_at,
      lastModified: changed_at,
      status: statuses[status],
      categories: [{ name: vessel }],
      transparency: isOwn ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      alarms:
        isOwn && status !== 'cancelled'
          ? [{ type: ICalAlarmType.display, trigger: reminderSeconds, description: words.summary }]
          : [],
    })),
  }).toString();
  return `${refreshBeforeComponents(written)}\r\n`;
};
