import type { CalendarDay } from './calendar-day.ts';
import type { Language } from './text.ts';

const months = new Map<Language, Intl.DateTimeFormat>();
const monthOf = (language: Language, day: CalendarDay): string => {
  const made =
    months.get(language) ?? new Intl.DateTimeFormat(`${language}-CA`, { month: 'long', timeZone: 'UTC' });
  months.set(language, made);
  return made.format(new Date(`${day.slice(0, 7)}-15T00:00:00Z`));
};

const noBreak = '\u00A0';

const dayOfMonth = (language: Language, day: CalendarDay): string => {
  const number = Number(day.slice(8));
  return language === 'fr' && number === 1 ? '1er' : String(number);
};

const dayAndMonth = (language: Language, day: CalendarDay): string =>
  `${dayOfMonth(language, day)}${noBreak}${monthOf(language, day)}`;

/** `12 May 2026`; `12 mai 2026`. Tables use ISO dates instead. */
export const formatDay = (language: Language, day: CalendarDay): string =>
  `${dayAndMonth(language, day)} ${day.slice(0, 4)}`;

export const formatDayRange = (language: Language, start: CalendarDay, end: CalendarDay): string => {
  const last = formatDay(language, end);
  if (start === end) return language === 'fr' ? `le ${last}` : last;
  const first = () => {
    if (start.slice(0, 7) === end.slice(0, 7)) return dayOfMonth(language, start);
    if (start.slice(0, 4) === end.slice(0, 4)) return dayAndMonth(language, start);
    return formatDay(language, start);
  };
  return language === 'fr' ? `du ${first()} au ${last}` : `${first()} to ${last}`;
};
