import { describe, expect, it } from 'vitest';
import {
  fiscalStartYearOfDay,
  fiscalYearStartingIn,
  nextYears,
  fiscalYearStartYear,
  nearbyPastYears,
} from './fiscal-year.ts';
import { newFiscalYearSchema } from './fiscal-year-schema.ts';

describe('a fiscal year', () => {
  it('runs from 1 April to 31 March and closes for applications eleven months before it opens', () => {
    expect(fiscalYearStartingIn(2028)).toEqual({
      name: '2028-2029',
      start_date: '2028-04-01',
      end_date: '2029-03-31',
      deadline_at: '2027-05-01T06:59:59.000Z',
    });
  });

  it.each([
    ['2027-03-31', 2026],
    ['2027-04-01', 2027],
    ['2027-12-31', 2027],
    ['2028-01-01', 2027],
    ['2028-02-29', 2027],
  ])('%s belongs to the one that opens in %i', (day, opening) => {
    expect(fiscalStartYearOfDay(day)).toBe(opening);
  });

  const years = [2036, 2020, 2027, 2028, 2022, 2026, 2032, 2033, 2021].map((opening) =>
    fiscalYearStartingIn(opening),
  );
  const openings = (found: typeof years) => found.map((year) => fiscalYearStartYear(year));
  const year = fiscalYearStartingIn(2027);

  it('knows its neighbours among those that exist, nearest first', () => {
    expect(openings(nextYears(year, years))).toEqual([2028, 2032]);
    expect(openings(nearbyPastYears(year, years))).toEqual([2026, 2022]);
  });

  it.each([
    ['2030-04-01', true],
    ['2030-04-02', false],
    ['2030-13-01', false],
  ])('may be created from %s: %s', (start_date, valid) => {
    expect(newFiscalYearSchema.safeParse({ start_date }).success).toBe(valid);
  });
});
