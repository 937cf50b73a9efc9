import { expect, it } from 'vitest';
import { monthsOf, placeInYearStrip } from './year-strip.tsx';

const year = { start_date: '2028-04-01', end_date: '2029-03-31' };

it('has the twelve months of a fiscal year, each once and whole', () => {
  const months = monthsOf(year);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ start_date: '2028-04-01', end_date: '2028-04-30' });
  expect(months.at(-1)).toEqual({ start_date: '2029-03-01', end_date: '2029-03-31' });
});

it('places days within the year, both ends counted, and cuts off what lies outside', () => {
  expect(placeInYearStrip(year, year)).toEqual({ left: 0, width: 100 });
  expect(placeInYearStrip(year, { start_date: '2028-01-01', end_date: '2028-04-01' })!.width).toBeCloseTo(
    100 / 365,
  );
  expect(placeInYearStrip(year, { start_date: '2027-01-01', end_date: '2028-03-31' })).toBeNull();
});
