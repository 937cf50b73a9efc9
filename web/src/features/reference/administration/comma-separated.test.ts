import { expect, it } from 'vitest';
import { splitAtCommas, joinWithCommas, parseCommaSeparatedNumbers } from './comma-separated.ts';

it('reads what it writes', () => {
  expect(splitAtCommas(joinWithCommas(['gc.ca', 'canada.ca']))).toEqual(['gc.ca', 'canada.ca']);
  expect(parseCommaSeparatedNumbers(joinWithCommas([30, 7, 1]))).toEqual([30, 7, 1]);
});

it('takes commas, semicolons and spaces, and any case', () => {
  expect(splitAtCommas(' GC.ca;canada.ca\n nrc.canada.ca, ')).toEqual([
    'gc.ca',
    'canada.ca',
    'nrc.canada.ca',
  ]);
  expect(splitAtCommas('')).toEqual([]);
});

it('leaves what is no number for the schema to refuse', () => {
  expect(parseCommaSeparatedNumbers('30, soon')).toEqual([30, Number.NaN]);
});
