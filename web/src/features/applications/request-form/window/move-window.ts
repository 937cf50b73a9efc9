import { addDays, type CalendarDay, dayFromNumber, dayNumber } from '@shiptime/domain/shared/calendar-day';

export type WindowDates = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };
export const windowDragHandles = ['start', 'whole', 'end'] as const;
export type WindowGrip = (typeof windowDragHandles)[number];

const within = (number: number, least: number, most: number): number =>
  Math.min(Math.max(number, least), most);

export const moveWindow = (
  window: WindowDates,
  grip: WindowGrip,
  days: number,
  year: WindowDates,
): WindowDates => {
  const [start, end] = [dayNumber(window.start_date), dayNumber(window.end_date)];
  const [first, last] = [dayNumber(year.start_date), dayNumber(year.end_date)];
  if (grip === 'start')
    return { ...window, start_date: dayFromNumber(within(start + days, Math.min(first, start), end)) };
  if (grip === 'end')
    return { ...window, end_date: dayFromNumber(within(end + days, start, Math.max(last, end))) };
  const by = within(days, Math.min(0, first - start), Math.max(0, last - end));
  return { start_date: dayFromNumber(start + by), end_date: dayFromNumber(end + by) };
};

export const windowFromDrawing = (from: number, to: number, year: WindowDates): WindowDates => {
  const first = dayNumber(year.start_date);
  const last = dayNumber(year.end_date);
  const dayAt = (share: number) =>
    dayFromNumber(within(first + Math.floor(share * (last - first + 1)), first, last));
  return { start_date: dayAt(Math.min(from, to)), end_date: dayAt(Math.max(from, to)) };
};

/** Same day of a later month, or the last day of a shorter month. Negative `months` go back. */
const monthsLater = (day: CalendarDay, months: number): CalendarDay => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = (later: number) => new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
  const length = dayNumber(first(months + 1)) - dayNumber(first(months));
  return addDays(first(months), Math.min(date, length) - 1);
};

/** Moves by Page Up/Down and Home/End, like sliders. */
const daysOf: Readonly<Record<string, (from: CalendarDay, year: WindowDates) => number>> = {
  PageUp: (from) => dayNumber(monthsLater(from, 1)) - dayNumber(from),
  PageDown: (from) => dayNumber(monthsLater(from, -1)) - dayNumber(from),
  Home: (from, year) => Math.min(0, dayNumber(year.start_date) - dayNumber(from)),
  End: (from, year) => Math.max(0, dayNumber(year.end_date) - dayNumber(from)),
};

export const moveWindowByKey = (
  window: WindowDates,
  grip: WindowGrip,
  key: string,
  year: WindowDates,
): WindowDates | null => {
  const days = daysOf[key]?.(grip === 'end' ? window.end_date : window.start_date, year);
  return days === undefined ? null : moveWindow(window, grip, days, year);
};
