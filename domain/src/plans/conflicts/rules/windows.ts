import type { CalendarDay } from '../../../shared/calendar-day.ts';
import type { Span } from '../../missions.ts';
import { ticksToDays, tickAfterDay, tickOfDay } from '../../ticks.ts';
import type { MissionRule } from '../conflict-context.ts';
import { haveSameApplication } from '../conflict-context.ts';
import { noConflicts, createConflict } from '../conflict.ts';

export const windowSpan = (start: CalendarDay | null, end: CalendarDay | null): Span => ({
  start: start === null ? Number.NEGATIVE_INFINITY : tickOfDay(start),
  end: end === null ? Number.POSITIVE_INFINITY : tickAfterDay(end),
});

const ticksOutside = (span: Span, window: Span): number =>
  Math.max(0, window.start - span.start) + Math.max(0, span.end - window.end);

const namesOf = (start: CalendarDay | null, end: CalendarDay | null) => ({
  window_start: start ?? '',
  window_end: end ?? '',
});

/**
 * Operations outside the operational window are a conflict; mobilization or demobilization outside it only
 * gives a notice.
 */
export const operationalWindowRule: MissionRule = ({ mission, occupied, operations, application }) => {
  if (occupied === null || operations === null || application === null) return noConflicts;
  const { operational_window_start: start, operational_window_end: end } = application;
  if (start === null && end === null) return noConflicts;
  const window = windowSpan(start, end);
  const outside = ticksOutside(operations, window);
  if (outside > 0)
    return [createConflict('outside_window', [mission.id], ticksToDays(outside), namesOf(start, end))];
  const shoulder = ticksOutside(occupied, window);
  if (shoulder === 0) return noConflicts;
  return [
    createConflict('shoulder_outside_window', [mission.id], ticksToDays(shoulder), namesOf(start, end)),
  ];
};

export const preferredStartRule: MissionRule = (
  { mission, operations, application },
  _vessel,
  _conflictContext,
  all,
) => {
  if (operations === null || application === null) return noConflicts;
  const { preferred_start_window_start: start, preferred_start_window_end: end } = application;
  if (start === null && end === null) return noConflicts;
  const window = windowSpan(start, end);
  const early = window.start - operations.start;
  const late = operations.start - (window.end - 1);
  if (early <= 0 && late <= 0) return noConflicts;
  const isLaterLeg = all.some(
    (other) =>
      other.operations !== null &&
      other.operations.start < operations.start &&
      haveSameApplication(other.mission, mission),
  );
  if (isLaterLeg) return noConflicts;
  const cause = early > 0 ? 'before' : 'after';
  const days = ticksToDays(Math.max(early, late));
  return [createConflict('start_not_preferred', [mission.id], days, { cause, ...namesOf(start, end) })];
};
