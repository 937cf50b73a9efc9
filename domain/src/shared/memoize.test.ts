import { expect, it } from 'vitest';
import { memoizeByObject } from './memoize.ts';

it('works out the same once, and another anew', () => {
  let times = 0;
  const length = memoizeByObject((list: readonly number[]) => {
    times += 1;
    return list.length;
  });
  const list = [1, 2];
  expect([length(list), length(list), length([1, 2, 3])]).toEqual([2, 2, 3]);
  expect(times).toBe(2);
});
