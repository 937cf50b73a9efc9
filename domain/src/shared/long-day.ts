import type { CalendarDay } from './calendar-day.ts';
import type { Language } from './text.ts';

// Making a formatter costs milliseconds; each is made once, when it is first needed.
const formatters = new Map<Language, Intl.DateTimeFormat>();
const formatterOf = (language: Language): Intl.DateTimeFormat => {
  const known = formatters.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(language, made);
  return made;
};

/** `April 1, 2027`; `1er avril 2027`. A calendar day has no zone. */
export const longDay = (language: Language, day: CalendarDay): string => {
  const words = formatterOf(language).format(new Date(`${day}T00:00:00Z`));
  // The day and its month stay on one line.
  const text = words.replace(/\s/, '\u00A0');
  // Not every Node and browser knows that the first of a month is an ordinal in French.
  return language === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
};
