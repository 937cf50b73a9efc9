import { expect, it } from 'vitest';
import {
  rankDestinationOfMove,
  currentRankDestination,
  type RankMove,
  rankedApplicationIds,
} from './rank-moves.ts';

const standing = (id: number, place: number | null, vessel_id = 7) => ({
  ship_time_request_id: id,
  vessel_id,
  fiscal_year_id: 1,
  place,
});

it('ranks those of one vessel and year, by place', () => {
  const standings = [standing(4, 2), standing(5, null), standing(6, 1), standing(9, 1, 8)];
  expect(rankedApplicationIds(standings, { vessel_id: 7, fiscal_year_id: 1 })).toEqual([6, 4]);
  expect(rankedApplicationIds(standings, { vessel_id: 7, fiscal_year_id: 2 })).toEqual([]);
});

it.each<[number, RankMove, number | null | 'out' | undefined]>([
  [20, 'up', null],
  [30, 'up', 10],
  [10, 'up', undefined],
  [10, 'down', 20],
  [30, 'down', undefined],
  [30, 'first', null],
  [10, 'first', undefined],
  [10, 'last', 30],
  [30, 'last', undefined],
  [20, 'out', 'out'],
  [10, { onto: 30 }, 30],
  [30, { onto: 10 }, null],
  [20, { onto: 20 }, undefined],
  [99, 'up', 30],
  [99, 'last', 30],
  [99, 'first', null],
  [99, 'down', undefined],
  [99, 'out', undefined],
  [99, { onto: 20 }, 10],
  [99, { onto: 98 }, 30],
])('%s, moved %o in a ranking of three, comes after %s', (id, move, expected) => {
  expect(rankDestinationOfMove([10, 20, 30], id, move)).toBe(expected);
});

it('begins a ranking', () => {
  expect(rankDestinationOfMove([], 99, 'up')).toBeNull();
});

it('tells the way back', () => {
  expect([10, 20, 99].map((id) => currentRankDestination([10, 20], id))).toEqual([null, 10, 'out']);
});
