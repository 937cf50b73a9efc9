import { foldText } from '../../shared/text.ts';

export type NamedListRow = {
  readonly id: number;
  readonly key?: string;
  readonly name_en: string;
  readonly name_fr: string;
};

export type NameIndex = {
  readonly ids: ReadonlyMap<string, number>;
  readonly names: readonly { readonly plain: string; readonly name: string }[];
};

const plain = (text: string): string =>
  foldText(text)
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const prefix = /^(ccgs|ngcc)\s+/i;

const spellings = (name: string): string[] => {
  const short = name.replace(prefix, '');
  const outside = short.replaceAll(/\s*\([^)]*\)/g, '');
  const inside = [...short.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  return [name, short, outside, ...inside, ...outside.split(' / ')].map(plain);
};

/** Maps keys and names in both languages to ids; an ambiguous spelling matches nothing. */
export const indexNames = (list: readonly NamedListRow[], language: 'en' | 'fr'): NameIndex => {
  const ids = new Map<string, number | null>();
  for (const { id, key = '', name_en, name_fr } of list)
    for (const spelling of new Set([plain(key), ...spellings(name_en), ...spellings(name_fr)]))
      ids.set(spelling, ids.has(spelling) && ids.get(spelling) !== id ? null : id);
  ids.delete('');
  return {
    ids: new Map([...ids].filter((pair): pair is [string, number] => pair[1] !== null)),
    names: list.flatMap((row) =>
      [...new Set([...spellings(row.name_en), ...spellings(row.name_fr)])].map((spelling) => ({
        plain: spelling,
        name: language === 'fr' ? row.name_fr : row.name_en,
      })),
    ),
  };
};

export const findIdByName = (known: NameIndex, text: string): number | null => {
  const asked = plain(text.trim().replace(prefix, ''));
  const id = Number(text);
  if (Number.isInteger(id) && [...known.ids.values()].includes(id)) return id;
  return known.ids.get(asked) ?? known.ids.get(plain(text)) ?? null;
};

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Dice coefficient of letter pairs; at least 0.8 if one name contains the other's words. */
const likeness = (a: string, b: string): number => {
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  const isWithin =
    wordsA.every((word) => wordsB.includes(word)) || wordsB.every((word) => wordsA.includes(word));
  const [pairsA, pairsB] = [pairsOf(a), pairsOf(b)];
  const common = pairsA.filter((pair) => pairsB.includes(pair)).length;
  return Math.max(isWithin ? 0.8 : 0, (2 * common) / Math.max(1, pairsA.length + pairsB.length));
};

const leastLikeness = 0.5;

export const suggestNames = ({ names }: NameIndex, text: string): string[] => {
  const asked = plain(text.replace(prefix, ''));
  const found = names
    .map((each) => ({ ...each, score: likeness(asked, each.plain) }))
    .filter(({ score }) => score >= leastLikeness)
    .toSorted((a, b) => b.score - a.score);
  return [...new Set(found.map(({ name }) => name))].slice(0, 3);
};
