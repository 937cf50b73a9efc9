import { expect, it } from 'vitest';
import { keepsHalfOfRequestedDays, maximumDaysToCut } from './shortening-limits.ts';

it.each([
  [5, 10, true],
  [4.75, 10, false],
  [0.25, 0.5, true],
  [0, 0, false],
])('%d of %d days are still the same project: %s', (days, asked, is) => {
  expect(keepsHalfOfRequestedDays(days, asked)).toBe(is);
});

it.each([1, 3, 9.75, 10, 27.5])('of %d days as many may go as leave it the same, and no more', (asked) => {
  const most = maximumDaysToCut(asked);
  expect([
    keepsHalfOfRequestedDays(asked - most, asked),
    keepsHalfOfRequestedDays(asked - most - 1, asked),
  ]).toEqual([true, false]);
});
