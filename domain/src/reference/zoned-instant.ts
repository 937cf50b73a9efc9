import type { CalendarDay } from '../shared/calendar-day.ts';
import { type Instant, instantFromMs } from '../shared/instant.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, made);
  return made;
};

export const isTimeZone = (name: string): boolean => {
  try {
    clockOf(name);
    return name.includes('/');
  } catch {
    return false;
  }
};

/** Local time of a zone as milliseconds, encoded as if it were UTC. */
export const toWallTimeMs = (milliseconds: number, zone: string): number => {
  const parts = clockOf(zone).formatToParts(milliseconds);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
};

/** Looks up the offset twice, because the first guess may lie across a clock change. */
export const instantFromWallTime = (day: CalendarDay, time: string, zone: string): Instant => {
  const wanted = Date.parse(`${day}T${time}Z`);
  const first = wanted - (toWallTimeMs(wanted, zone) - wanted);
  const second = wanted - (toWallTimeMs(first, zone) - first);
  return instantFromMs(second);
};
