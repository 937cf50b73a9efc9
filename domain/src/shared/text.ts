const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The number of characters as people see them: an accented letter or a flag is one. */
export const characterCount = (text: string): number => {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
};

/** For comparing without case or accents, as the search of every list does. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

export type Language = 'en' | 'fr';
export const languages = ['en', 'fr'] as const satisfies readonly Language[];
