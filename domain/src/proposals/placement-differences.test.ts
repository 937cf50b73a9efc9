import { expect, it } from 'vitest';
import { findMissionsPlacedDifferently } from './placement-differences.ts';

const change = (mission_id: number, start_date: string, days = 10) => ({
  mission_id,
  to: { vessel_id: 1, start_date, start_fraction: 0 as const },
  operational_days: { from: 10, to: days },
  second: null,
});

it('names the missions that one proposal places elsewhere, at another time, with other days, or not at all', () => {
  const one = [change(1, '2028-06-05'), change(2, '2028-06-20'), change(3, '2028-07-01')];
  expect(findMissionsPlacedDifferently(one, one.toReversed())).toEqual([]);
  const other = [
    change(1, '2028-06-05'),
    change(2, '2028-06-21'),
    change(3, '2028-07-01', 9),
    change(4, '2028-08-01'),
  ];
  expect(findMissionsPlacedDifferently(one, other)).toEqual([2, 3, 4]);
  const second = {
    mission_id: null,
    start_date: '2028-06-12',
    start_fraction: 0 as const,
    operational_days: 5,
    port_id: 1,
  };
  const split = { ...change(1, '2028-06-05'), second };
  expect(findMissionsPlacedDifferently([change(1, '2028-06-05')], [split])).toEqual([1]);
  expect(
    findMissionsPlacedDifferently([split], [{ ...split, second: { ...second, mission_id: 9 } }]),
  ).toEqual([]);
});
