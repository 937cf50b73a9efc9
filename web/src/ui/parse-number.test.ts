import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('a number as it is typed', () => {
  it.each([
    ['12.25', 'en', 12.25],
    ['12,25', 'fr', 12.25],
    ['0,25', 'en', 0.25],
    ['2,500', 'en', 2500],
    ['2,500,000.50', 'en', 2_500_000.5],
    ['2,500', 'fr', 2.5],
    ['2\u00A0500\u00A0000,50', 'fr', 2_500_000.5],
    ['2\u202F500', 'fr', 2500],
    ['$2,500', 'en', 2500],
    ['−61.5', 'en', -61.5],
    ['.5', 'en', 0.5],
    ['12.', 'en', 12],
    ['', 'en', null],
    ['  ', 'fr', null],
    ['abc', 'en', Number.NaN],
    ['1.2.3', 'en', Number.NaN],
    ['44°16', 'fr', Number.NaN],
    ['1e5', 'en', Number.NaN],
  ] as const)('%j in %s is %d', (text, language, value) => {
    expect(parseNumber(text, language)).toEqual(value);
  });
});
