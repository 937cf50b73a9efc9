import { useMemo } from 'react';
import { formatDay } from '@shiptime/domain/shared/day-words';
import { replaceHyphenWithMinus } from '@shiptime/domain/shared/minus';
import { formatMoney, formatNumber } from '@shiptime/domain/shared/number-words';
import {
  formatDeadline,
  formatDeadlineInZones,
  easternZone,
} from '@shiptime/domain/reference/deadline-words';
import { type Language, localeOf } from './language.ts';
import { useLanguage } from './i18n.ts';

const cache = new Map<string, unknown>();
const cached = <T>(key: string, make: () => T): T => {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
};

const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const formatInstantParts = (
  language: Language,
  zone: string,
  instant: string,
): Record<string, string> => {
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
export const formatZone = (language: Language, given: string, english: string, zone: string): string => {
  if (yukon.includes(zone)) return language === 'fr' ? 'HNY' : 'YST';
  return language === 'fr' && /^(UTC|GMT)./.test(given) ? (french[english] ?? given) : given;
};

/** `2027-05-01, 02:59 EDT`; `2027-05-01, 2 h 59 HAE`. */
export const formatInstant = (language: Language, instant: string, zone: string = readerZone()): string => {
  const { year, month, day, timeZoneName = '' } = formatInstantParts(language, zone, instant);
  const english = formatInstantParts('en', zone, instant)['timeZoneName'] ?? '';
  const named = formatZone(language, timeZoneName, english, zone);
  return `${year}-${month}-${day}, ${hourIn(language, instant, zone)}${noBreak}${named}`;
};

/** Eastern time, as in e-mails and PDFs, plus the reader's own if different. */
export const formatRecordedInstant = (
  language: Language,
  instant: string,
  zone: string = readerZone(),
): { readonly eastern: string; readonly own: string | null } => {
  const eastern = formatInstant(language, instant, easternZone);
  const own = formatInstant(language, instant, zone);
  const day = `${dayOfInstant(instant, easternZone)}, `;
  if (own === eastern) return { eastern, own: null };
  return { eastern, own: own.startsWith(day) ? own.slice(day.length) : own };
};

const hourIn = (language: Language, instant: string, zone: string = readerZone()): string => {
  const { hour, minute } = formatInstantParts(language, zone, instant);
  return language === 'fr' ? `${Number(hour)}${noBreak}h${noBreak}${minute}` : `${hour}:${minute}`;
};

export const dayOfInstant = (instant: string, zone: string = readerZone()): string => {
  const { year, month, day } = formatInstantParts('en', zone, instant);
  return `${year}-${month}-${day}`;
};

export const formatMonth = (language: Language, month: number): string =>
  cached(
    `month ${language}`,
    () => new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }),
  ).format(new Date(`2000-${String(month).padStart(2, '0')}-15T00:00:00Z`));

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

export const formatDayCount = (language: Language, count: number, digits = 2): string =>
  replaceHyphenWithMinus(
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
  replaceHyphenWithMinus(
    cached(
      `percent ${language} ${digits}`,
      () => new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: digits }),
    ).format(value),
  );

export const formatList = (
  language: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction',
): string =>
  cached(`list ${language} ${type}`, () => new Intl.ListFormat(localeOf(language), { type })).format(items);

export const formatShortMoney = (language: Language, value: number): string =>
  cached(
    `short money ${language}`,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: 'CAD',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  ).format(value);

export const collatorOf = (language: Language): Intl.Collator =>
  cached(`collator ${language}`, () => new Intl.Collator(localeOf(language), { numeric: true }));

export const useFormat = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      instant: (instant: string, zone?: string) => formatInstant(language, instant, zone),
      recordedInstant: (instant: string) => formatRecordedInstant(language, instant),
      hour: (instant: string) => hourIn(language, instant),
      deadlineWords: (instant: string) => formatDeadlineInZones(language, instant, readerZone()),
      /** Pacific time, plus the reader's own if different. */
      deadline: (instant: string) => formatDeadline(language, instant, readerZone()),
      longDay: (day: string) => formatDay(language, day),
      yearMonth: (month: string) => yearMonthIn(language, month, 'short'),
      longYearMonth: (month: string) => yearMonthIn(language, month, 'long'),
      number: (value: number, digits?: number) => formatNumber(language, value, digits),
      difference: (value: number) => (value > 0 ? '+' : '') + formatNumber(language, value),
      days: (count: number, digits?: number) => formatDayCount(language, count, digits),
      money: (value: number) => formatMoney(language, value),
      percent: (value: number, digits?: number) => percentIn(language, value, digits),
      shortMoney: (value: number) => formatShortMoney(language, value),
      list: (items: readonly string[]) => formatList(language, items, 'conjunction'),
      eitherOf: (items: readonly string[]) => formatList(language, items, 'disjunction'),
      compare: collatorOf(language).compare,
    }),
    [language],
  );
};
