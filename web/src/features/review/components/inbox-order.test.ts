import { expect, it } from 'vitest';
import { byVessel } from './by-vessel.ts';
import { neighbour } from './use-inbox-keys.ts';

it.each([
  [undefined, 1, 4],
  [undefined, -1, 9],
  [4, 1, 7],
  [9, 1, 9],
  [4, -1, 4],
  [5, 1, 4],
] as const)('from %s by %s leads to %s', (from, by, to) => {
  expect(neighbour([4, 7, 9], from, by)).toBe(to);
});

it('leads nowhere in an empty inbox', () => {
  expect(neighbour([], undefined, 1)).toBeUndefined();
});

it('puts together what is for one vessel, without changing who waits longest', () => {
  const items = [
    { id: 1, vessel_id: 8 },
    { id: 2, vessel_id: 3 },
    { id: 3, vessel_id: 8 },
  ];
  expect(byVessel(items).map(([vessel, group]) => [vessel, group.map(({ id }) => id)])).toEqual([
    [8, [1, 3]],
    [3, [2]],
  ]);
});
