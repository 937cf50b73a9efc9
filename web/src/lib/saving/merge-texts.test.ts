import { describe, expect, it } from 'vitest';
import { differencePieces, mergeTexts } from './merge-texts.ts';
import { createTestRandom } from '#test/random-editing.ts';

describe('two edits of one text', () => {
  const base = 'We sample krill. Nets are towed at night.\nMoorings stay a year.';

  it.each([
    [
      'of two sentences are merged',
      base.replace('krill', 'squid'),
      base.replace('a year', 'two years'),
      'We sample squid. Nets are towed at night.\nMoorings stay two years.',
    ],
    [
      'of neighbouring sentences are merged',
      base.replace('krill', 'squid'),
      base.replace('at night', 'by day'),
      'We sample squid. Nets are towed by day.\nMoorings stay a year.',
    ],
    [
      'one removes a sentence, the other adds one elsewhere',
      base.replace('We sample krill. ', ''),
      `${base}\nA glider follows.`,
      'Nets are towed at night.\nMoorings stay a year.\nA glider follows.',
    ],
    ['of one sentence are not merged', base.replace('krill', 'squid'), base.replace('sample', 'count'), null],
    ['that are the same are one', `${base} End.`, `${base} End.`, `${base} End.`],
    [
      'one removes the sentence that the other changes',
      base.replace('We sample krill. ', ''),
      base.replace('krill', 'squid'),
      null,
    ],
    ['of a text that was empty are not merged', 'Mine.', 'Theirs.', null],
  ])('%s', (name, mine, theirs, wanted) => {
    expect(mergeTexts(name.includes('empty') ? '' : base, mine, theirs)).toBe(wanted);
  });

  it('never lose a sentence that one of them wrote, in 2,000 random pairs', () => {
    let merged = 0;
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const dice = createTestRandom(seed);
      const random = (below: number) => Math.floor(dice() * below);
      const sentences = Array.from({ length: 2 + random(6) }, (_, n) => `Sentence ${n}.`);
      const edit = (who: string) => {
        const copy = [...sentences];
        const written: string[] = [];
        for (let change = 0; change <= random(2); change += 1) {
          const text = `${who} wrote ${change}.`;
          copy.splice(random(copy.length), random(2), text);
          written.push(text);
        }
        return { text: copy.join(random(2) === 0 ? ' ' : '\n'), written };
      };
      const joined = sentences.join(' ');
      const mine = edit('Ada');
      const theirs = edit('Bo');
      const both = mergeTexts(joined, mine.text, theirs.text);
      if (both === null) continue;
      merged += 1;
      const there = [...mine.written, ...theirs.written].filter(
        (text) => mine.text.includes(text) || theirs.text.includes(text),
      );
      expect({ seed, lost: there.filter((text) => !both.includes(text)) }).toEqual({ seed, lost: [] });
    }
    expect(merged).toBeGreaterThan(300);
  });
});

it('the words that differ are named, and the pieces are the text', () => {
  const pieces = differencePieces('Nets are towed at night', 'Nets were towed at night');
  expect(pieces.filter(({ differs }) => differs).map(({ text }) => text)).toEqual(['are']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Nets are towed at night');
  expect(differencePieces('', 'x')).toEqual([]);
  expect(differencePieces('constructor __proto__', 'constructor')).toEqual([
    { text: 'constructor', differs: false },
    { text: ' __proto__', differs: true },
  ]);
});
