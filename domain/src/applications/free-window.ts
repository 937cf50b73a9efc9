import { type CalendarDay, dayFromNumber, dayNumber, isCalendarDay } from '../shared/calendar-day.ts';
import { findFreeSpans, type SchedulingConstraint } from '../vessels/constraints.ts';
import type { VesselNeeds } from './feasibility.ts';
import { countRequiredDays, countWindowDays } from './required-days.ts';

type Days = { readonly start: CalendarDay; readonly end: CalendarDay };
type Year = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };
type Block = Pick<SchedulingConstraint, 'vessel_id' | 'start_date' | 'end_date'>;

/**
 * Returns the nearest window of the fiscal year in which all vessels are free, ideally as long as the current
 * one; null if there is none or the days needed are unknown.
 */
export const findFreeWindow = (
  needs: VesselNeeds,
  vesselIds: readonly number[],
  constraints: readonly Block[],
  year: Year,
): Days | null => {
  const needed = countRequiredDays(needs);
  if (needed === null) return null;
  const before = Math.ceil(needs.mobilization_days ?? 0);
  const after = Math.ceil(needs.demobilization_days ?? 0);
  const atSea = Math.ceil(needs.operational_days ?? 0);
  const length = Math.max(countWindowDays(needs) ?? 0, atSea);
  const whole = { start: dayNumber(year.start_date), end: dayNumber(year.end_date) + 1 };
  const own = constraints.filter((block) => vesselIds.includes(block.vessel_id));
  const wished = isCalendarDay(needs.operational_window_start)
    ? dayNumber(needs.operational_window_start)
    : whole.start;
  const windows = findFreeSpans(whole, own)
    .map((free) => ({ first: free.start + before, end: free.end - after }))
    .filter(({ first, end }) => end - first >= atSea)
    .map(({ first, end }) => {
      const start = Math.min(Math.max(wished, first), Math.max(first, end - length));
      return { start, end: Math.min(end, start + length), distance: Math.abs(start - wished) };
    });
  const [nearest] = windows.toSorted((a, b) => a.distance - b.distance);
  return nearest ? { start: dayFromNumber(nearest.start), end: dayFromNumber(nearest.end - 1) } : null;
};

export const shiftDayWithWindow = (day: CalendarDay, from: CalendarDay, to: Days): CalendarDay => {
  const moved = dayNumber(day) + dayNumber(to.start) - dayNumber(from);
  return dayFromNumber(Math.min(Math.max(moved, dayNumber(to.start)), dayNumber(to.end)));
};
