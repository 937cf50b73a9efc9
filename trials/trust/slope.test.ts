import { expect, it } from 'vitest';
import { slopeOf } from './slope.ts';

it('is that of the line nearest to the points, and none where there is one point', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect(
    slopeOf([
      [0, 0],
      [1, 2],
      [2, 1],
    ]),
  ).toBeCloseTo(0.5);
  expect(slopeOf([[1, 7]])).toBe(0);
});
