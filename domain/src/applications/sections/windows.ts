import type { FiscalYear } from '../../reference/fiscal-year.ts';
import { type CalendarDay, isCalendarDay } from '../../shared/calendar-day.ts';
import type { FieldProblem, FieldProblemCode } from '../../shared/field-problem.ts';

type Windows = {
  readonly operational_window_start: CalendarDay | null;
  readonly operational_window_end: CalendarDay | null;
  readonly preferred_start_window_start: CalendarDay | null;
  readonly preferred_start_window_end: CalendarDay | null;
};

type Rule = (value: CalendarDay) => FieldProblemCode | null;

const withinYear =
  (year: Pick<FiscalYear, 'start_date' | 'end_date'>): Rule =>
  (value) => {
    if (value < year.start_date) return 'before_fiscal_year';
    return value > year.end_date ? 'after_fiscal_year' : null;
  };

const notBefore =
  (start: CalendarDay | null): Rule =>
  (value) =>
    isCalendarDay(start) && value < start ? 'end_before_start' : null;

const withinOperations =
  ({ operational_window_start: start, operational_window_end: end }: Windows): Rule =>
  (value) =>
    (isCalendarDay(start) && value < start) || (isCalendarDay(end) && value > end)
      ? 'outside_operational_window'
      : null;

const check = (windows: Windows, field: keyof Windows, rules: readonly Rule[]): FieldProblem[] => {
  const value = windows[field];
  if (!isCalendarDay(value)) return [];
  for (const rule of rules) {
    const code = rule(value);
    if (code) return [{ field, code }];
  }
  return [];
};

/** Compares days as text, because `YYYY-MM-DD` sorts chronologically; invalid days are skipped. */
export const findWindowProblems = (
  windows: Windows,
  year: Pick<FiscalYear, 'start_date' | 'end_date'>,
): FieldProblem[] => {
  const inYear = withinYear(year);
  const inOperations = withinOperations(windows);
  return [
    ...check(windows, 'operational_window_start', [inYear]),
    ...check(windows, 'operational_window_end', [notBefore(windows.operational_window_start), inYear]),
    ...check(windows, 'preferred_start_window_start', [inYear, inOperations]),
    ...check(windows, 'preferred_start_window_end', [
      notBefore(windows.preferred_start_window_start),
      inYear,
      inOperations,
    ]),
  ];
};
