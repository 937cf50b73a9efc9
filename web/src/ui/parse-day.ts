import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { fold, languages } from '@shiptime/domain/shared/text';

/** `1` to `12` by the name of the month, whole or short, in both languages, without accents. */
const monthNumbers = new Map<string, number>(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${language}-CA`, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        fold(format.format(new Date(Date.UTC(2000, index, 15)))).replace('.', ''),
        index + 1,
      ]);
    }),
  ),
);

const dayIn = (year: number, month: number, day: number): string | null => {
  const text = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return isCalendarDay(text) ? text : null;
};

const yearFirst = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const dayAndName = /^(?:le )?(\d{1,2})(?:er|st|nd|rd|th)?(?: de)?[ -]([a-z]+)\.?,?[ -](\d{4})$/;
const nameAndDay = /^([a-z]+)\.? (\d{1,2})(?:er|st|nd|rd|th)?,? (\d{4})$/;

const inFigures = (text: string): string | null => {
  const first = yearFirst.exec(text);
  if (first) return dayIn(Number(first[1]), Number(first[2]), Number(first[3]));
  const last = yearLast.exec(text);
  if (!last) return null;
  const [one, other, year] = [Number(last[1]), Number(last[2]), Number(last[3])];
  // Where both could be the month nobody knows which one was meant: it stays as it was typed.
  if (one <= 12 && other <= 12 && one !== other) return null;
  return one > 12 ? dayIn(year, other, one) : dayIn(year, one, other);
};

const inWords = (text: string): string | null => {
  const folded = fold(text).replaceAll(/\s+/g, ' ');
  const before = dayAndName.exec(folded);
  if (before) return dayIn(Number(before[3]), monthNumbers.get(before[2] ?? '') ?? 0, Number(before[1]));
  const after = nameAndDay.exec(folded);
  return after ? dayIn(Number(after[3]), monthNumbers.get(after[1] ?? '') ?? 0, Number(after[2])) : null;
};

/**
 * `2027-06-04` from `2027-6-4`, `20270604`, `15/07/2027`, `4 juin 2027`, `June 4, 2027`; what is no day, or could be two,
 * stays as it was typed, for the schema to refuse.
 */
export const parseDay = (text: string): string | null => {
  const tight = text.trim();
  if (tight === '') return null;
  return inFigures(tight) ?? inWords(tight) ?? tight;
};
