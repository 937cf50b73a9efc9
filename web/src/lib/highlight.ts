import { foldText } from '@shiptime/domain/shared/text';

export type TextPiece = { readonly text: string; readonly isMatch: boolean };

const foldedWithOrigin = (text: string): { folded: string; origin: number[] } => {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of text) {
    for (const letter of foldText(character)) {
      folded += letter;
      origin.push(index);
    }
    index += character.length;
  }
  return { folded, origin };
};

export const splitAtMatches = (text: string, sought: string): TextPiece[] => {
  const wanted = foldText(sought.trim());
  if (wanted === '') return [{ text, isMatch: false }];
  const { folded, origin } = foldedWithOrigin(text);
  const pieces: TextPiece[] = [];
  let done = 0;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = origin[at] ?? text.length;
    const end = origin[at + wanted.length] ?? text.length;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
};
