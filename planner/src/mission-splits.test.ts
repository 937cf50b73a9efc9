import { expect, it } from 'vitest';
import { findSplits } from './mission-splits.ts';

it('demands of each part only its own least length', () => {
  const room = { before: 92, after: 16 };
  const limits = { ops: 116, leastOps: 58, leastFirst: 26, leastSecond: 12 };
  expect(findSplits(room, limits)).toContainEqual({ first: 92, second: 16 });
  expect(findSplits(room, { ...limits, leastSecond: 26 })).toEqual([]);
  expect(findSplits({ before: 16, after: 92 }, limits)).toEqual([]);
});
