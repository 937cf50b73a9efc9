import { expect, it } from 'vitest';
import { formatDay, formatDayRange } from './day-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('writes a day out, with the first of a month as French has it', () => {
  expect(plain(formatDay('en', '2026-05-01'))).toBe('1 May 2026');
  expect(plain(formatDay('fr', '2026-05-01'))).toBe('1er mai 2026');
});

it.each([
  ['2026-05-12', '2026-05-16', '12 to 16 May 2026', 'du 12 au 16 mai 2026'],
  ['2026-05-28', '2026-06-01', '28 May to 1 June 2026', 'du 28 mai au 1er juin 2026'],
  ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027', 'du 28 décembre 2026 au 3 janvier 2027'],
  ['2026-05-12', '2026-05-12', '12 May 2026', 'le 12 mai 2026'],
])('writes %s to %s without saying anything twice', (start, end, en, fr) => {
  expect(plain(formatDayRange('en', start, end))).toBe(en);
  expect(plain(formatDayRange('fr', start, end))).toBe(fr);
});
