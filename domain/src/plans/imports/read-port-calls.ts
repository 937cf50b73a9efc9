import { type CalendarDay, countDaysInclusive, isCalendarDay } from '../../shared/calendar-day.ts';
import type { FieldProblem } from '../../shared/field-problem.ts';
import type { PortCallStop } from '../port-calls.ts';
import { ticksInDay, daysToTicks } from '../ticks.ts';
import type { VoyageDates } from './crew-change-days.ts';
import { findIdByName, type NameIndex, suggestNames } from './name-index.ts';

type ReadCall = Omit<PortCallStop, 'day'> & { readonly date: CalendarDay };
type CallProblem = FieldProblem & { readonly near?: readonly string[] };

const field = 'port_call_stops';
const pattern = /^(.+?)[\s,]+(\d{4}-\d{2}-\d{2})(?:[\s,]+(\d+(?:\.\d+)?))?$/;

export const readPortCalls = (
  text: string,
  ports: NameIndex,
  row: VoyageDates | null,
): { readonly calls: readonly ReadCall[] | null; readonly problems: readonly CallProblem[] } => {
  if (text.trim() === '') return { calls: null, problems: [] };
  const calls: ReadCall[] = [];
  const problems: CallProblem[] = [];
  for (const piece of text.split(';').map((each) => each.trim())) {
    if (piece === '') continue;
    const [, name = '', date = '', told] = pattern.exec(piece) ?? [];
    const port_id = findIdByName(ports, name);
    const days = told === undefined ? null : Number(told);
    if (!isCalendarDay(date) || (row && (date < row.start || date > row.end)))
      problems.push({ field, code: 'invalid_date' });
    else if (port_id === null)
      problems.push({ field, code: 'not_known', params: { name }, near: suggestNames(ports, name) });
    else if (days !== null && daysToTicks(days) !== days * ticksInDay)
      problems.push({ field, code: 'quarter_days' });
    else calls.push({ port_id, date, days });
  }
  return { calls, problems };
};

export const selectPortCallStops = (
  calls: readonly ReadCall[],
  { start, end }: VoyageDates,
): readonly PortCallStop[] =>
  calls.flatMap(({ date, ...call }) =>
    date < start || date > end ? [] : [{ ...call, day: countDaysInclusive(start, date) }],
  );
