import { expect, it } from 'vitest';
import { optimalityGap } from './proposal-outcome.ts';

it.each([
  ['what nobody knows', 100, null, null],
  ['a plan that is proven to be the best', 100, 100, 0],
  ['one that can be better by a quarter of the bound', 75, 100, 0.25],
  ['the best one where every change costs something', -278, -278, 0],
  ['one of which a share cannot be told', -300, -278, null],
])('how much better a plan could be: %s', (_what, value, upperBound, gap) => {
  expect(optimalityGap(value, upperBound)).toBe(gap);
});
