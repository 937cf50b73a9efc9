import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarTimes, WallTime } from '@shiptime/domain/plans/calendar-times';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import { timeZone } from './time-zones.ts';

export type CalendarEvent = {
  readonly uid: string;
  readonly sequence: number;
  readonly changed_at: Instant;
  readonly times: CalendarTimes;
  readonly summary: string;
  readonly location: string | null;
  readonly description: string;
  readonly url: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
};

export type CalendarFile = {
  readonly name: string;
  readonly language: Language;
  /** Voyages of the calendar's reader: busy, with a reminder a week before. */
  readonly isOwn: boolean;
  readonly events: readonly CalendarEvent[];
};

const refreshSeconds = 3600;
const reminderSeconds = 7 * 24 * 3600;

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Midnight UTC stands for the day; the event carries dates without time or zone. */
const dayOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** The calendar library prints the local time of this machine beside the zone. */
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

/** Writes an iCalendar file (RFC 5545). */
export const calendarFile = ({ name, language, isOwn, events }: CalendarFile): string =>
  `${ical({
    name,
    prodId: { company: 'Shiptime', product: 'Ship schedules', language: language.toUpperCase() },
    ttl: refreshSeconds,
    timezone: { name: null, generator: (zone) => timeZone(zone, yearsOf(events)) },
    events: events.map(({ uid, sequence, changed_at, times, status, ...words }) => ({
      ...words,
      ...timesOf(times),
      id: uid,
      sequence,
      stamp: changed_at,
      lastModified: changed_at,
      status: statuses[status],
      transparency: isOwn ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      alarms:
        isOwn && status !== 'cancelled'
          ? [{ type: ICalAlarmType.display, trigger: reminderSeconds, description: words.summary }]
          : [],
    })),
  }).toString()}\r\n`;
