import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './escape-formula.ts';

it.each([
  ['=1+1', "'=1+1"],
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ['a\t@SUM(A1)|+2,-3', "a\t'@SUM(A1)|'+2,'-3"],
  ["'=already", "''=already"],
  ['\uff1d1', "'\uff1d1"],
  ['St. John’s - 5', 'St. John’s - 5'],
])('%j is written as %j', (text, written) => {
  expect(escapeFormula(text)).toBe(written);
});

const pieces = ['=', '+', '-', '@', "'", ';', ',', '|', '\t', 'x', ' '];

it('leaves nothing that a spreadsheet would run, whatever it divides by, and comes off exactly', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      const written = escapeFormula(text);
      for (const separator of [';', ',', '|', '\t'])
        expect(written.split(separator).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
      expect(unescapeFormula(written)).toBe(text);
    }),
  );
});
