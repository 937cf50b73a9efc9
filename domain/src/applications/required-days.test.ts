import { describe, expect, it } from 'vitest';
import { findStartDayRange } from './required-days.ts';

const within = (days: number | null, start: string | null, end: string | null) =>
  findStartDayRange({
    operational_days: days,
    operational_window_start: start,
    operational_window_end: end,
  });

describe('the days on which work at sea can begin', () => {
  it.each([
    [10, '2028-07-01', '2028-08-15', { start: '2028-07-01', end: '2028-08-06' }],
    [12.25, '2028-07-01', '2028-07-31', { start: '2028-07-01', end: '2028-07-19' }],
    [0.5, '2028-07-01', '2028-07-01', { start: '2028-07-01', end: '2028-07-01' }],
    [31, '2028-07-01', '2028-07-31', { start: '2028-07-01', end: '2028-07-01' }],
  ])('of %s days between %s and %s', (days, start, end, expected) => {
    expect(within(days, start, end)).toEqual(expected);
  });

  it.each([
    ['more days than the window has', 31.25, '2028-07-01', '2028-07-31'],
    ['no days yet', null, '2028-07-01', '2028-07-31'],
    ['none', 0, '2028-07-01', '2028-07-31'],
    ['a window without an end', 3, '2028-07-01', null],
    ['a date that is being typed', 3, '2028-07-01', '2028-07-3'],
    ['a window that ends before it begins', 3, '2028-07-31', '2028-07-01'],
  ])('are not known of %s', (_, days, start, end) => {
    expect(within(days, start, end)).toBeNull();
  });
});
