import { charactersOfFont } from './font-characters.ts';
import { readFonts } from './fonts.ts';

/** Replaces characters that no font has, so that nothing disappears silently. */
export const replacementCharacter = '\u25A1';

let known: ReadonlySet<number> | undefined;
const printableCharacters = (): ReadonlySet<number> =>
  (known ??= new Set(readFonts().flatMap((font) => [...charactersOfFont(font)])));

const breaks = /\r\n?|[\u0085\u2028\u2029]/g;
const invisible = /[\uFE0E\uFE0F\uFEFF\u00AD]/g;

const plain = /^[\n\t\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u2013\u2019\u201C\u201D\u2026]*$/;

const printed = (text: string, missing: Set<string>): string => {
  if (plain.test(text)) return text;
  return [...text.normalize('NFC').replaceAll(breaks, '\n').replaceAll(invisible, '')]
    .map((character) => {
      if (character === '\n' || character === '\t') return character;
      if (printableCharacters().has(character.codePointAt(0)!)) return character;
      missing.add(character);
      return replacementCharacter;
    })
    .join('');
};

export const replaceUnprintableCharacters = <T>(value: T, missing: Set<string>): T => {
  if (typeof value === 'string') return printed(value, missing) as T;
  if (Array.isArray(value))
    return value.map((item: unknown) => replaceUnprintableCharacters(item, missing)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceUnprintableCharacters(item, missing)]),
  ) as T;
};
