import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { characterCount, toOneLine } from './text.ts';

const plain = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;

const pieces = ['a', 'é', 'e\u0301', 'G\u0331', '🇨🇦', '👩‍👩‍👧‍👦', '\r\n', ' ', '한', '\ud83d'];

it.each([
  ['', 0],
  ['Élise', 5],
  ['e\u0301', 1],
  ['🇨🇦👩‍👩‍👧‍👦', 2],
  ['a\r\nb', 3],
])('counts %j as people see it', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

it('counts long texts alike, wherever a character stands in them', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 120 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 480, max: 520 }), (parts, before) => {
      const text = 'x'.repeat(before) + parts.join('') + 'x'.repeat(before) + parts.join('');
      expect(characterCount(text)).toBe(plain(text));
    }),
  );
});

it('counts a million letters, and as many marks on one letter', () => {
  expect(characterCount('a'.repeat(1_000_000))).toBe(1_000_000);
  expect(characterCount(`a${'\u0301'.repeat(1_000_000)}`)).toBeLessThan(1_000_000);
});

it.each([
  ['Two\r\nlines', 'Two lines'],
  ['http://safe.example/\u202egpj.exe', 'http://safe.example/gpj.exe'],
  ['a\u0007b\u2066c\u2069\u200f\ufeff', 'abc'],
  ['Été\u00a0: l’Île\t«\u00a0ici\u00a0»', 'Été\u00a0: l’Île «\u00a0ici\u00a0»'],
  ['👩‍👩‍👧‍👦 ᐃᓄᒃᑎᑐᑦ e\u0301', '👩‍👩‍👧‍👦 ᐃᓄᒃᑎᑐᑦ e\u0301'],
])('%j in one line is %j', (text, line) => {
  expect(toOneLine(text)).toBe(line);
});
