const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const bit = 512;
const highSurrogate = /[\ud800-\udbff]/;
/** Maximum UTF-16 units of one visible character; limits the time spent on combining marks. */
const longestCharacter = 64;

/** Counts grapheme clusters in linear time. */
export const characterCount = (text: string): number => {
  let count = 0;
  let last = '';
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + bit;
    if (highSurrogate.test(text.charAt(end - 1))) end += 1;
    const carried = last.length < longestCharacter ? last : '';
    if (carried !== '') count -= 1;
    for (const { segment } of graphemes.segment(carried + text.slice(start, end))) {
      count += 1;
      last = segment;
    }
  }
  return count;
};

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// Control characters and invisible marks that reorder or hide text (Unicode Bidi_Control).
const unseen = /[\p{Cc}\p{Bidi_Control}\u200b\ufeff]/gu;

/** Replaces line breaks by spaces and removes invisible characters, which people paste without noticing. */
export const toOneLine = (text: string): string => text.replaceAll(breaks, ' ').replaceAll(unseen, '');

/** Ignores case, accents and apostrophe shapes, as the search in every list does. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

export const isStorableText = (text: string): boolean => !text.includes('\u0000');

export type Language = 'en' | 'fr';
export const languages = ['en', 'fr'] as const satisfies readonly Language[];
