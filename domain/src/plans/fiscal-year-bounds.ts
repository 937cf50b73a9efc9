import type { CalendarDay } from '../shared/calendar-day.ts';
import type { FieldProblem } from '../shared/field-problem.ts';
import { occupiedSpan, occupiedTicks, type Span, type MissionTiming } from './missions.ts';
import { type Tick, tickAfterDay, tickOfDay } from './ticks.ts';

export type YearBounds = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };

/** From 1 April to the end of 31 March, in ticks; the end is exclusive. */
export const yearSpan = (year: YearBounds): Span => ({
  start: tickOfDay(year.start_date),
  end: tickAfterDay(year.end_date),
});

/** Missions must lie in the plan's fiscal year (docs/specification.md, "Validation rules"); unscheduled missions pass. */
export const findFiscalYearProblem = (mission: MissionTiming, year: YearBounds): FieldProblem | null => {
  const occupied = occupiedSpan(mission);
  const whole = yearSpan(year);
  if (occupied === null) return null;
  if (occupied.start < whole.start) return { field: 'start_date', code: 'before_fiscal_year' };
  if (occupied.start >= whole.end) return { field: 'start_date', code: 'after_fiscal_year' };
  return occupied.end > whole.end ? { field: 'end_date', code: 'after_fiscal_year' } : null;
};

export type YearEdge = 'start' | 'end' | null;

/**
 * Limits a move in ticks so that missions stay in the fiscal year; a mission outside it may only move towards
 * it.
 */
export const clipMoveToYear = (
  spans: readonly Span[],
  grip: 'move' | 'start' | 'end',
  ticks: number,
  year: YearBounds,
): { readonly ticks: number; readonly stop: YearEdge } => {
  const whole = yearSpan(year);
  const back = Math.min(0, Math.max(...spans.map(({ start }) => whole.start - start)));
  const ahead = Math.max(0, Math.min(...spans.map(({ end }) => whole.end - end)));
  if (grip !== 'end' && ticks < back) return { ticks: back, stop: 'start' };
  if (grip !== 'start' && ticks > ahead) return { ticks: ahead, stop: 'end' };
  return { ticks, stop: null };
};

export const clipStartToYear = (mission: MissionTiming, wanted: Tick, year: YearBounds): Tick => {
  const { start, end } = yearSpan(year);
  return Math.max(start, Math.min(wanted, end - occupiedTicks(mission)));
};
