import { expect, it } from 'vitest';
import { neighbourId } from './use-inbox-keyboard.ts';

it.each([
  [undefined, 1, 4],
  [undefined, -1, 9],
  [4, 1, 7],
  [9, 1, 9],
  [4, -1, 4],
  [5, 1, 4],
] as const)('from %s by %s leads to %s', (from, by, to) => {
  expect(neighbourId([4, 7, 9], from, by)).toBe(to);
});

it('leads nowhere in an empty inbox', () => {
  expect(neighbourId([], undefined, 1)).toBeUndefined();
});
