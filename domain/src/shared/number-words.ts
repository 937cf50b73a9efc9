import { replaceHyphenWithMinus } from './minus.ts';
import type { Language } from './text.ts';

const made = new Map<string, Intl.NumberFormat>();
const formatter = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const name = `${language} ${JSON.stringify(options)}`;
  const known = made.get(name) ?? new Intl.NumberFormat(`${language}-CA`, options);
  made.set(name, known);
  return known;
};

export const formatNumber = (language: Language, value: number, most = 2, least = 0): string =>
  replaceHyphenWithMinus(
    formatter(language, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value),
  );

/** `1 day`, `1.5 days`; `1,5 jour`: in French the plural starts at two. */
export const formatDays = (language: Language, value: number): string =>
  replaceHyphenWithMinus(
    formatter(language, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
      maximumFractionDigits: 2,
    }).format(value),
  );

export const formatMoney = (language: Language, value: number): string =>
  replaceHyphenWithMinus(formatter(language, { style: 'currency', currency: 'CAD' }).format(value));
