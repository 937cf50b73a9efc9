import { useMemo } from 'react';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { replaceHyphenByMinus } from '@shiptime/domain/shared/minus';
import { formatMoney, formatNumber } from '@shiptime/domain/shared/number-words';
import { deadlineText, deadlineWords } from '@shiptime/domain/reference/deadline-words';
import { type Language, localeOf } from './language.ts';
import { useLanguage } from './i18n.ts';

// Cached, because creating an Intl formatter takes milliseconds.
const cache = new Map<string, unknown>();
const cached = <T>(key: string, make: () => T): T => {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
};

const easternZone = 'America/Toronto';
const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const instantParts = (language: Language, zone: string, instant: string): Record<string, string> => {
  const formatter = cached(
    `parts ${language} ${zone}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        timeZone: zone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
      }),
  );
  return Object.fromEntries(
    formatter.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
};

const noBreak = '\u00A0';

const french: Readonly<Record<string, string>> = {
  ...{ NDT: 'HAT', NST: 'HNT', ADT: 'HAA', AST: 'HNA', EDT: 'HAE', EST: 'HNE', CDT: 'HAC', CST: 'HNC' },
  ...{ MDT: 'HAR', MST: 'HNR', PDT: 'HAP', PST: 'HNP' },
};
/** Yukon has had no daylight saving time since 2020; browsers lack a short name for it. */
const yukon: readonly string[] = ['America/Whitehorse', 'America/Dawson'];

/** Some browsers lack Canadian French zone names and would show a UTC offset. */
export const zoneIn = (language: Language, given: string, english: string, zone: string): string => {
  if (yukon.includes(zone)) return language === 'fr' ? 'HNY' : 'YST';
  return language === 'fr' && /^(UTC|GMT)./.test(given) ? (french[english] ?? given) : given;
};

/** `2027-05-01, 02:59 EDT`; `2027-05-01, 2 h 59 HAE`. */
export const instantIn = (language: Language, instant: string, zone: string = readerZone()): string => {
  const { year, month, day, timeZoneName = '' } = instantParts(language, zone, instant);
  const english = instantParts('en', zone, instant)['timeZoneName'] ?? '';
  const named = zoneIn(language, timeZoneName, english, zone);
  return `${year}-${month}-${day}, ${hourIn(language, instant, zone)}${noBreak}${named}`;
};

/** Eastern time, as in mails and PDFs, plus the reader's own if different. */
export const recordedInstantIn = (
  language: Language,
  instant: string,
  zone: string = readerZone(),
): { readonly eastern: string; readonly own: string | null } => {
  const eastern = instantIn(language, instant, easternZone);
  const own = instantIn(language, instant, zone);
  const day = `${dayOf(instant, easternZone)}, `;
  if (own === eastern) return { eastern, own: null };
  return { eastern, own: own.startsWith(day) ? own.slice(day.length) : own };
};

const hourIn = (language: Language, instant: string, zone: string = readerZone()): string => {
  const { hour, minute } = instantParts(language, zone, instant);
  return language === 'fr' ? `${Number(hour)}${noBreak}h${noBreak}${minute}` : `${hour}:${minute}`;
};

export const dayOf = (instant: string, zone: string = readerZone()): string => {
  const { year, month, day } = instantParts('en', zone, instant);
  return `${year}-${month}-${day}`;
};

export const monthIn = (language: Language, month: number): string =>
  cached(
    `month ${language}`,
    () => new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }),
  ).format(new Date(`2000-${String(month).padStart(2, '0')}-15T00:00:00Z`));

/** `Apr` or `avr.` for `2027-04`. */
const yearMonthIn = (language: Language, month: string, form: 'short' | 'long'): string =>
  cached(
    `year month ${language} ${form}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        month: form,
        timeZone: 'UTC',
        ...(form === 'long' && { year: 'numeric' }),
      }),
  ).format(new Date(`${month}-01T00:00:00Z`));

/** `1 day`, `2.5 days`; `1,5 jour`, `2,5 jours`. */
export const daysIn = (language: Language, count: number, digits = 2): string =>
  replaceHyphenByMinus(
    cached(
      `days ${language} ${digits}`,
      () =>
        new Intl.NumberFormat(localeOf(language), {
          style: 'unit',
          unit: 'day',
          unitDisplay: 'long',
          maximumFractionDigits: digits,
        }),
    ).format(count),
  );

const percentIn = (language: Language, value: number, digits = 0): string =>
  replaceHyphenByMinus(
    cached(
      `percent ${language} ${digits}`,
      () => new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: digits }),
    ).format(value),
  );

export const listIn = (
  language: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction',
): string =>
  cached(`list ${language} ${type}`, () => new Intl.ListFormat(localeOf(language), { type })).format(items);

/** `$2,500`, `$2,500.50`. */
export const shortMoneyIn = (language: Language, value: number): string =>
  cached(
    `short money ${language}`,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: 'CAD',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  ).format(value);

export const collatorIn = (language: Language): Intl.Collator =>
  cached(`collator ${language}`, () => new Intl.Collator(localeOf(language), { numeric: true }));

export const useFormat = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      instant: (instant: string, zone?: string) => instantIn(language, instant, zone),
      recordedInstant: (instant: string) => recordedInstantIn(language, instant),
      hour: (instant: string) => hourIn(language, instant),
      deadlineWords: (instant: string) => deadlineWords(language, instant, readerZone()),
      /** Pacific time, plus the reader's own if different. */
      deadline: (instant: string) => deadlineText(language, instant, readerZone()),
      longDay: (day: string) => formatDay(language, day),
      yearMonth: (month: string) => yearMonthIn(language, month, 'short'),
      longYearMonth: (month: string) => yearMonthIn(language, month, 'long'),
      number: (value: number, digits?: number) => formatNumber(language, value, digits),
      difference: (value: number) => (value > 0 ? '+' : '') + formatNumber(language, value),
      days: (count: number, digits?: number) => daysIn(language, count, digits),
      money: (value: number) => formatMoney(language, value),
      percent: (value: number, digits?: number) => percentIn(language, value, digits),
      shortMoney: (value: number) => shortMoneyIn(language, value),
      list: (items: readonly string[]) => listIn(language, items, 'conjunction'),
      eitherOf: (items: readonly string[]) => listIn(language, items, 'disjunction'),
      compare: collatorIn(language).compare,
    }),
    [language],
  );
};
