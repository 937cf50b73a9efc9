import { expect, it } from 'vitest';
import { splitLine, joinLine, parseNumbersLine } from './list-line.ts';

it('reads what it writes', () => {
  expect(splitLine(joinLine(['gc.ca', 'canada.ca']))).toEqual(['gc.ca', 'canada.ca']);
  expect(parseNumbersLine(joinLine([30, 7, 1]))).toEqual([30, 7, 1]);
});

it('takes commas, semicolons and spaces, and any case', () => {
  expect(splitLine(' GC.ca;canada.ca\n nrc.canada.ca, ')).toEqual(['gc.ca', 'canada.ca', 'nrc.canada.ca']);
  expect(splitLine('')).toEqual([]);
});

it('leaves what is no number for the schema to refuse', () => {
  expect(parseNumbersLine('30, soon')).toEqual([30, Number.NaN]);
});
