import { expect, it } from 'vitest';
import { formatMoney, formatNumber } from './number-words.ts';

it('writes a number as each language of Canada does, with a minus sign', () => {
  expect(formatNumber('en', -1234.5)).toBe('\u22121,234.5');
  expect(formatNumber('fr', -1234.5)).toBe('\u22121\u00A0234,5');
});

it('keeps to the decimals that are asked for', () => {
  expect(formatNumber('en', 1.23456)).toBe('1.23');
  expect(formatNumber('fr', 1.23456, 4)).toBe('1,2346');
  expect(formatNumber('en', 44, 6, 4)).toBe('44.0000');
});

it('writes Canadian dollars', () => {
  expect(formatMoney('en', 2500)).toBe('$2,500.00');
  expect(formatMoney('en', -2500)).toBe('\u2212$2,500.00');
  expect(formatMoney('fr', 2500)).toBe('2\u00A0500,00\u00A0$');
});
