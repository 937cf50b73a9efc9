import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { foldText, languages } from '@shiptime/domain/shared/text';

/** Month numbers by name or abbreviation in both languages, without accents. */
const monthNumbers = new Map<string, number>(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${language}-CA`, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        foldText(format.format(new Date(Date.UTC(2000, index, 15)))).replace('.', ''),
        index + 1,
      ]);
    }),
  ),
);

const monthNamed = (name: string): number => {
  const known = monthNumbers.get(name);
  if (known !== undefined || name.length < 3) return known ?? 0;
  const meant = new Set(
    [...monthNumbers].filter(([each]) => each.startsWith(name)).map(([, number]) => number),
  );
  return meant.size === 1 ? [...meant][0]! : 0;
};

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
  if (one <= 12 && other <= 12 && one !== other) return null;
  return one > 12 ? dayIn(year, other, one) : dayIn(year, one, other);
};

const inWords = (text: string): string | null => {
  const folded = foldText(text).replaceAll(/\s+/g, ' ');
  const before = dayAndName.exec(folded);
  if (before) return dayIn(Number(before[3]), monthNamed(before[2] ?? ''), Number(before[1]));
  const after = nameAndDay.exec(folded);
  return after ? dayIn(Number(after[3]), monthNamed(after[1] ?? ''), Number(after[2])) : null;
};

/**
 * Returns `2027-06-04` for `2027-6-4`, `20270604`, `4 juin 2027` or `June 4, 2027`, also `15/07/2027`.
 * Invalid or ambiguous input is returned unchanged.
 */
export const parseDay = (text: string): string | null => {
  const tight = text.trim();
  if (tight === '') return null;
  return inFigures(tight) ?? inWords(tight) ?? tight;
};

const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const withoutYear =
  /^(?:le )?(\d{1,2})(?:er|st|nd|rd|th)?(?: de)?[ -]([a-z]+)\.?$|^([a-z]+)\.? (\d{1,2})(?:er|st|nd|rd|th)?$/;

const inYears = (month: number, day: number, min?: string, max?: string): string[] => {
  if (!min || !max) return [];
  const years = new Set([Number(min.slice(0, 4)), Number(max.slice(0, 4))]);
  return [...years].flatMap((year) => dayIn(year, month, day) ?? []);
};

/** Suggestions for an invalid day: two for `02/08/2028`, one between `min` and `max` for `3 août`. */
export const suggestDays = (text: string, min?: string, max?: string): readonly string[] => {
  const folded = foldText(text.trim()).replaceAll(/\s+/g, ' ');
  const both = figures.exec(folded);
  const year = withoutYear.exec(folded);
  const [one, other] = [Number(both?.[1]), Number(both?.[2])];
  const found = both
    ? [dayIn(Number(both[3]), other, one), dayIn(Number(both[3]), one, other)].flatMap((day) => day ?? [])
    : year
      ? inYears(monthNamed(year[2] ?? year[3] ?? ''), Number(year[1] ?? year[4]), min, max)
      : [];
  const distinct = [...new Set(found)];
  const within = distinct.filter((day) => (!min || day >= min) && (!max || day <= max));
  return within.length > 0 ? within : distinct;
};

const openingYear = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

/** Completes `3 août` within a fiscal year, also if that day is before `min` or after `max`. */
export const completeDayInYear = (text: string, min?: string, max?: string): string | null => {
  if (!isCalendarDay(min) || !isCalendarDay(max)) return null;
  const opening = openingYear(min);
  const [from, to] = openingYear(max) === opening ? [`${opening}-04-01`, `${opening + 1}-03-31`] : [min, max];
  if (Number(to.slice(0, 4)) > Number(from.slice(0, 4)) + 1) return null;
  if (!withoutYear.test(foldText(text.trim()).replaceAll(/\s+/g, ' '))) return null;
  const [day, ...others] = suggestDays(text, from, to);
  return day !== undefined && others.length === 0 && day >= from && day <= to ? day : null;
};
