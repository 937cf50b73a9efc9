import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../shared/calendar-day.ts';
import { countAvailableDays, sumRequestedDaysByMonth, splitIntoMonths } from './statistics.ts';

const year = { start_date: '2027-04-01', end_date: '2028-03-31' };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const june = { start_date: '2027-06-01', end_date: '2027-06-30' };

it('a fiscal year has twelve months, the leap day included', () => {
  const months = splitIntoMonths(year);
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
  expect(countAvailableDays(june, constraints)).toBe(days);
});

it('spreads what was asked for over its window, and loses nothing of it', () => {
  const window = { start_date: '2027-06-16', end_date: '2027-08-14' };
  expect(sumRequestedDaysByMonth(year, [{ window, days: 20 }]).slice(1, 6)).toEqual([0, 5, 10.25, 4.75, 0]);
  const outside = { start_date: '2027-02-01', end_date: '2027-04-30' };
  expect(sumRequestedDaysByMonth(year, [{ window: outside, days: 20 }])[0]).toBe(20);
  const inverted = { start_date: '2027-06-02', end_date: '2027-06-01' };
  expect(sum(sumRequestedDaysByMonth(year, [{ window: inverted, days: 20 }]))).toBe(20);
});

it('tells quarters of a day month by month, which are together exactly what was asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(365), fc.nat(365), fc.nat(400)), { maxLength: 12 }),
      (applications) => {
        const asked = applications.map(([one, other, quarters]) => ({
          window: {
            start_date: addDays(year.start_date, Math.min(one, other)),
            end_date: addDays(year.start_date, Math.max(one, other)),
          },
          days: quarters / 4,
        }));
        const months = sumRequestedDaysByMonth(year, asked);
        expect(sum(months)).toBe(sum(asked.map(({ days }) => days)));
        for (const days of months) {
          expect(Number.isInteger(days * 4)).toBe(true);
          expect(days).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
