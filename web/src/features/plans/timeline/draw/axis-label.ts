import { dayOfTick, ticksInDay } from '@shiptime/domain/plans/ticks';
import type { AxisMark } from '@shiptime/domain/plans/timeline/axis';
import { type Language, localeOf } from '#lib/language.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatter = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options });
  formatters.set(key, made);
  return made;
};

/** Scales the width to 31 days, so that all months get the same format. */
const monthOptions = (width: number, days: number): Intl.DateTimeFormatOptions => {
  const ofThirtyOne = (width * 31) / days;
  if (width < 34) return { month: 'narrow' };
  if (ofThirtyOne < 93) return { month: 'short' };
  return { month: ofThirtyOne < 145 ? 'short' : 'long', year: 'numeric' };
};

const dayOptions: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };

const weekNumber = 17;

/** If week cells are narrow, only every second number is shown, across two cells. */
export const spansTwoCells = ({ unit, start }: AxisMark, width: number): boolean =>
  unit === 'week' &&
  width < weekNumber &&
  width * 2 >= weekNumber &&
  Math.floor(start / (7 * ticksInDay)) % 2 === 0;

const daysOf = ({ start, end }: AxisMark): number => (end - start) / ticksInDay;

export const axisLabel = (mark: AxisMark, language: Language, width: number): string => {
  const day = dayOfTick(mark.start);
  const date = new Date(`${day}T00:00:00Z`);
  switch (mark.unit) {
    case 'month':
      return width < 12 ? '' : formatter(language, monthOptions(width, daysOf(mark))).format(date);
    case 'week':
      return width < weekNumber && !spansTwoCells(mark, width) ? '' : String(Number(day.slice(8)));
    case 'day':
      if (width >= 90) return formatter(language, dayOptions).format(date);
      return width < 16 ? '' : String(Number(day.slice(8)));
    case 'quarter_day':
      return '';
  }
};
