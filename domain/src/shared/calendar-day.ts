/** `YYYY-MM-DD` without time or zone, so that daylight saving cannot shift vessel plans. */
export type CalendarDay = string;

const millisecondsInDay = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01; throws on an invalid day. */
export const dayNumber = (day: CalendarDay): number => {
  const match = pattern.exec(day);
  const time = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new RangeError(`not a calendar day: ${day}`);
  }
  return time / millisecondsInDay;
};

export const dayFromNumber = (number: number): CalendarDay =>
  new Date(number * millisecondsInDay).toISOString().slice(0, 10);

export const isCalendarDay = (text: unknown): text is CalendarDay => {
  if (typeof text !== 'string') return false;
  try {
    return dayNumber(text) !== undefined;
  } catch {
    return false;
  }
};

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayFromNumber(dayNumber(day) + days);

export const countDaysInclusive = (start: CalendarDay, end: CalendarDay): number =>
  dayNumber(end) - dayNumber(start) + 1;
