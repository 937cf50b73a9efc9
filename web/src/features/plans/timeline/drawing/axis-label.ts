import { dayOfTick, ticksInDay } from '@shiptime/domain/plans/ticks';
import type { Mark } from '@shiptime/domain/plans/timeline/axis';
import { type Language, localeOf } from '#lib/language.ts';

// Making an Intl formatter costs milliseconds; each is made once.
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatter = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options });
  formatters.set(key, made);
  return made;
};

/** Months of 28 and of 31 days carry the year alike. */
const monthOptions = (width: number, days: number): Intl.DateTimeFormatOptions => {
  const ofThirtyOne = (width * 31) / days;
  if (width < 34) return { month: 'narrow' };
  if (ofThirtyOne < 93) return { month: 'short' };
  return { month: ofThirtyOne < 145 ? 'short' : 'long', year: 'numeric' };
};

const dayOptions: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };

/** Pixels that the number of a week takes. */
const weekNumber = 17;

/** Where weeks are too narrow for their numbers, every second one has its number, over two of them. */
export const spills = ({ unit, start }: Mark, width: number): boolean =>
  unit === 'week' &&
  width < weekNumber &&
  width * 2 >= weekNumber &&
  Math.floor(start / (7 * ticksInDay)) % 2 === 0;

const daysOf = ({ start, end }: Mark): number => (end - start) / ticksInDay;

/** The words of a mark in the width that it has; nothing where they would not fit. */
export const axisLabel = (mark: Mark, language: Language, width: number): string => {
  const day = dayOfTick(mark.start);
  const date = new Date(`${day}T00:00:00Z`);
  switch (mark.unit) {
    case 'month':
      return width < 12 ? '' : formatter(language, monthOptions(width, daysOf(mark))).format(date);
    case 'week':
      return width < weekNumber && !spills(mark, width) ? '' : String(Number(day.slice(8)));
    case 'day':
      if (width >= 90) return formatter(language, dayOptions).format(date);
      return width < 16 ? '' : String(Number(day.slice(8)));
    case 'quarter_day':
      return '';
  }
};
