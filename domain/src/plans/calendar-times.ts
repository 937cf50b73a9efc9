import { toWallTimeMs, instantFromWallTime } from '../reference/zoned-instant.ts';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { instantToMs } from '../shared/instant.ts';
import { missionEndMoment, type MissionTiming } from './missions.ts';

export type WallTime = string;

/** Whole days, or hours in one time zone; `end` is exclusive. */
export type CalendarTimes =
  | { readonly kind: 'days'; readonly start: CalendarDay; readonly end: CalendarDay }
  | { readonly kind: 'hours'; readonly zone: string; readonly start: WallTime; readonly end: WallTime };

type Zones = { readonly start: string | null; readonly end: string | null };

const timeOf = (fraction: number): string => `${String(fraction * 24).padStart(2, '0')}:00:00`;

const inZone = (day: CalendarDay, time: string, from: string, to: string): WallTime =>
  new Date(toWallTimeMs(instantToMs(instantFromWallTime(day, time, from)), to)).toISOString().slice(0, 19);

/**
 * Whole days, or hours in the time zone of the mobilization port if the mission starts or ends during a day.
 */
export const computeCalendarTimes = (
  mission: MissionTiming & { readonly start_date: CalendarDay },
  zones: Zones,
): CalendarTimes => {
  const over = missionEndMoment(mission)!;
  const { start_date, start_fraction } = mission;
  const [zone, endZone] = [zones.start ?? zones.end, zones.end ?? zones.start];
  const after = addDays(over.day, 1);
  if ((start_fraction === 0 && over.fraction === 0) || zone === null || endZone === null)
    return { kind: 'days', start: start_date, end: after };
  const end = over.fraction === 0 ? after : over.day;
  return {
    kind: 'hours',
    zone,
    start: `${start_date}T${timeOf(start_fraction)}`,
    end: inZone(end, timeOf(over.fraction), endZone, zone),
  };
};
