import { expect, it } from 'vitest';
import { findLargestShortage, sumByMonth } from './statistics-api.ts';

it('adds up vessels month by month', () => {
  const flat = (days: number) => Array.from({ length: 12 }, () => days);
  const vessel = { available_days: flat(30), requested_days: flat(12.5), scheduled_days: flat(0) };
  expect(sumByMonth([vessel, vessel]).requested_days[3]).toBe(25);
  expect(sumByMonth([]).available_days).toEqual(flat(0));
});

it('finds the month in which most is missing, and none where every vessel has enough', () => {
  const vessel = (requested_days: number[]) => ({
    requested_days,
    available_days: [30, 0, 31],
    scheduled_days: [],
  });
  const tight = vessel([10, 4.5, 33]);
  expect(findLargestShortage([vessel([30, 0, 31]), tight])).toEqual({ vessel: tight, month: 1 });
  expect(findLargestShortage([vessel([30, 0, 31])])).toBeNull();
});
