import { toOneLine } from '../../shared/text.ts';
import { coordinateLimits } from '../stations.ts';

export const cleanText = (cell: string): string =>
  toOneLine(cell)
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

export const isMissingValue = (text: string): boolean =>
  text === '' || /^(NA|#N\/A|N\/A|NULL|null)$/.test(text);

const decimal = /^[+-]? ?(\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?°?$/i;

export type DegreesResult =
  | { readonly value: number }
  | {
      readonly problem: 'required' | 'decimal_degrees' | 'out_of_range';
      readonly params?: Record<string, number>;
    };

/**
 * Reads decimal degrees with point or comma. Refuses degrees with minutes, hexadecimal numbers and hemisphere
 * letters.
 */
export const parseDegrees = (cell: string, axis: keyof typeof coordinateLimits): DegreesResult => {
  const text = cleanText(cell).replaceAll(/[\u2212\u2013]/g, '-');
  if (isMissingValue(text)) return { problem: 'required' };
  if (!decimal.test(text)) return { problem: 'decimal_degrees' };
  const value = Number(text.replaceAll(/[ °]/g, '').replace(',', '.'));
  const max = coordinateLimits[axis];
  if (Math.abs(value) > max) return { problem: 'out_of_range', params: { min: -max, max } };
  return { value: value === 0 ? 0 : value };
};

export const looksNumeric = (cell: string): boolean => /^[+-]?\d+([.,]\d+)?$/.test(cleanText(cell));
