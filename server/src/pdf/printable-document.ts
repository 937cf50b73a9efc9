import type { Language } from '@shiptime/domain/shared/text';
import { translate } from '#http/language.ts';
import { fontFamilies } from './fonts.ts';
import { replaceUnprintableCharacters, replacementCharacter } from './unprintable-characters.ts';

const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

export const toPrintableDocument = (language: Language, document: object): object => {
  const missing = new Set<string>();
  const texts = replaceUnprintableCharacters(
    {
      ...document,
      language,
      portal: translate(language, 'app:portal_name'),
      subtitle: translate(language, 'app:portal_subtitle'),
      page: translate(language, 'export:pdf.page'),
    },
    missing,
  );
  const characters = [...missing].map(codePoint).join(', ');
  const note =
    missing.size === 0
      ? null
      : translate(language, 'export:pdf.missing_characters', {
          substitute: replacementCharacter,
          characters,
        });
  return { ...texts, note, fonts: fontFamilies };
};
