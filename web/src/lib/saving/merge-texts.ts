import { diff3Merge, diffIndices } from 'node-diff3';

type Region = { readonly ok?: readonly string[] };
type Hunk = { readonly buffer1: readonly [offset: number, length: number] };

/** Sentences and lines, and the white space between them. */
const passagesOf = (text: string): string[] =>
  text.split(/((?<=[.!?…]["’»)]*)\s+|\s*\n\s*)/u).filter((passage) => passage !== '');

/** Merges two edits of one text. Returns null if both changed the same sentence or line. */
export const mergeTexts = (base: string, mine: string, theirs: string): string | null => {
  const options = { excludeFalseConflicts: true };
  const regions: readonly Region[] = diff3Merge(
    passagesOf(mine),
    passagesOf(base),
    passagesOf(theirs),
    options,
  );
  if (regions.some(({ ok }) => ok === undefined)) return null;
  return regions.flatMap(({ ok = [] }) => ok).join('');
};

export type DifferencePiece = { readonly text: string; readonly differs: boolean };

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

export const differencePieces = (text: string, other: string): readonly DifferencePiece[] => {
  const words = wordsOf(text);
  const pieces: DifferencePiece[] = [];
  let at = 0;
  const take = (end: number, differs: boolean): void => {
    if (end > at) pieces.push({ text: words.slice(at, end).join(''), differs });
    at = end;
  };
  for (const { buffer1 } of diffIndices(words, wordsOf(other)) as unknown as readonly Hunk[]) {
    const [offset, length] = buffer1;
    take(offset, false);
    take(offset + length, true);
  }
  take(words.length, false);
  return pieces;
};
