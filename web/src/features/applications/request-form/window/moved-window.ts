import { type CalendarDay, calendarDay, dayNumber } from '@shiptime/domain/shared/calendar-day';

export type WindowDays = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };
/** What of the window is taken hold of. */
export const grips = ['start', 'whole', 'end'] as const;
export type Grip = (typeof grips)[number];

const within = (number: number, least: number, most: number): number =>
  Math.min(Math.max(number, least), most);

/** The window so many days later, earlier if negative: it stays in the year, as long as it was, or a day at least. */
export const movedWindow = (window: WindowDays, grip: Grip, days: number, year: WindowDays): WindowDays => {
  const [start, end] = [dayNumber(window.start_date), dayNumber(window.end_date)];
  const [first, last] = [dayNumber(year.start_date), dayNumber(year.end_date)];
  if (grip === 'start')
    return { ...window, start_date: calendarDay(within(start + days, Math.min(first, start), end)) };
  if (grip === 'end')
    return { ...window, end_date: calendarDay(within(end + days, start, Math.max(last, end))) };
  const by = within(days, Math.min(0, first - start), Math.max(0, last - end));
  return { start_date: calendarDay(start + by), end_date: calendarDay(end + by) };
};
