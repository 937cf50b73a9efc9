const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Segmenting takes time with the square of the length: it is done bit by bit. */
const bit = 512;
const highSurrogate = /[\ud800-\udbff]/;
/** Nobody sees more marks than these on one letter; a text of nothing else must not take forever. */
const longestCharacter = 64;

/** The number of characters as people see them: an accented letter or a flag is one. In time with the length. */
export const characterCount = (text: string): number => {
  let count = 0;
  let last = '';
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + bit;
    // Half a code point would end the character that it belongs to.
    if (highSurrogate.test(text.charAt(end - 1))) end += 1;
    // What the end of a bit cut in two is looked at again with the next one.
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
// Controls; marks that are not seen and turn the order of what is read (Unicode: Bidi_Control), or hide in it.
const unseen = /[\p{Cc}\p{Bidi_Control}\u200b\ufeff]/gu;

/**
 * A text of one line, as it is read: what breaks the line is a space, what nobody sees is gone. Left out and not refused:
 * it comes with what people paste, and they could not find it.
 */
export const oneLine = (text: string): string => text.replaceAll(breaks, ' ').replaceAll(unseen, '');

/** For comparing without case, accents or the shape of an apostrophe, as the search of every list does. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** PostgreSQL stores no NUL. */
export const isStorable = (text: string): boolean => !text.includes('\u0000');

export type Language = 'en' | 'fr';
export const languages = ['en', 'fr'] as const satisfies readonly Language[];
