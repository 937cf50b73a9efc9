import { expect, it } from 'vitest';
import { availableDays, daysAskedIn, monthsOf, roundDays } from './statistics.ts';

const year = { start_date: '2027-04-01', end_date: '2028-03-31' };
const june = { start_date: '2027-06-01', end_date: '2027-06-30' };

it('a fiscal year has twelve months, the leap day included', () => {
  const months = monthsOf(year);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ start_date: '2027-04-01', end_date: '2027-04-30' });
  expect(months[10]).toEqual({ start_date: '2028-02-01', end_date: '2028-02-29' });
});

it.each([
  [[], 30],
  [[{ start_date: '2027-05-20', end_date: '2027-06-02' }], 28],
  [[june], 0],
  [
    [
      { start_date: '2027-06-10', end_date: '2027-06-14' },
      { start_date: '2027-06-12', end_date: '2027-06-15' },
    ],
    24,
  ],
  [[{ start_date: '2027-07-01', end_date: '2027-07-31' }], 30],
])('of June with %j remain %i days', (constraints, days) => {
  expect(availableDays(june, constraints)).toBe(days);
});

it('spreads what was asked for over its window, and loses nothing of it', () => {
  const window = { start_date: '2027-06-16', end_date: '2027-08-14' };
  expect(daysAskedIn(june, window, 20)).toBe(5);
  const all = monthsOf(year).map((month) => daysAskedIn(month, window, 20));
  expect(roundDays(all.reduce((sum, days) => sum + days, 0))).toBe(20);
  expect(daysAskedIn(june, { start_date: '2027-06-02', end_date: '2027-06-01' }, 20)).toBe(0);
});
