import { fold } from '@shiptime/domain/shared/text';
import type { Entry } from './entries.ts';

const most = 12;

type Folded = { readonly entry: Entry; readonly title: string; readonly where: string; readonly all: string };

const foldedOf = (entry: Entry): Folded => {
  const [title, where, text] = [fold(entry.title), fold(entry.where), fold(entry.text)];
  return { entry, title, where, all: `${title} ${where} ${text}` };
};

/** 0 is best: the title is what was typed, begins with it, has it, has a word of it; else the address, else the text. */
const rankOf = ({ title, where }: Folded, sought: string, words: readonly string[]): number => {
  if (title === sought) return 0;
  if (title.startsWith(sought)) return 1;
  if (words.every((word) => title.includes(word))) return 2;
  return words.every((word) => `${title} ${where}`.includes(word)) ? 3 : 4;
};

/** What has every word, whatever its accents; the closest first, and among equals in the order of the pages. */
export const finderOf = (entries: readonly Entry[]) => {
  const folded = entries.map(foldedOf);
  return (typed: string): readonly Entry[] => {
    const sought = fold(typed.trim());
    const words = sought.split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return folded
      .filter(({ all }) => words.every((word) => all.includes(word)))
      .map((each) => ({ each, rank: rankOf(each, sought, words) }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ each }) => each.entry);
  };
};
