import { expect, it } from 'vitest';
import { fromLine, lineOf, numbersOf } from './list-line.ts';

it('reads what it writes', () => {
  expect(fromLine(lineOf(['gc.ca', 'canada.ca']))).toEqual(['gc.ca', 'canada.ca']);
  expect(numbersOf(lineOf([30, 7, 1]))).toEqual([30, 7, 1]);
});

it('takes commas, semicolons and spaces, and any case', () => {
  expect(fromLine(' GC.ca;canada.ca\n nrc.canada.ca, ')).toEqual(['gc.ca', 'canada.ca', 'nrc.canada.ca']);
  expect(fromLine('')).toEqual([]);
});

it('leaves what is no number for the schema to refuse', () => {
  expect(numbersOf('30, soon')).toEqual([30, Number.NaN]);
});
