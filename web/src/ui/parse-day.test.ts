import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

describe('a day as it is typed', () => {
  it.each([
    ['2027-06-04', '2027-06-04'],
    ['2027-6-4', '2027-06-04'],
    ['2027/06/04', '2027-06-04'],
    ['20270604', '2027-06-04'],
    [' 2027-06-04 ', '2027-06-04'],
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', '2027-02-29'],
    ['2027-13-01', '2027-13-01'],
    ['04-06-2027', '04-06-2027'],
    ['June', 'June'],
    ['', null],
  ])('%j becomes %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});
