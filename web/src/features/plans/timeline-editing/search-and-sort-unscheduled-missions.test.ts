import { expect, it } from 'vitest';
import { createTestMission } from '#test/test-mission.ts';
import {
  type UnscheduledMission,
  searchAndSortUnscheduledMissions,
  type UnscheduledSortKey,
} from './search-and-sort-unscheduled-missions.ts';

const one = (
  id: number,
  title: string,
  days: number,
  rest: Partial<Omit<UnscheduledMission, 'mission'>> = {},
): UnscheduledMission => ({
  mission: { ...createTestMission({ id }), title, operational_days: days, start_date: null },
  window: null,
  status: 'In review',
  agency: 'DFO',
  words: [],
  ...rest,
});
const all = [
  one(1, 'Crevettes nordiques', 10, { window: '2028-08-01', agency: 'NRCan' }),
  one(2, 'Snow crab', 30, { window: '2028-05-01', words: ['Élise O’Brien'] }),
  one(3, 'Moorings', 20, { status: 'Accepted' }),
];
const compare = (a: string, b: string) => a.localeCompare(b);
const ids = (find: string, order: UnscheduledSortKey) =>
  searchAndSortUnscheduledMissions(all, find, order, compare).map(({ id }) => id);

it('what waits for a date is ordered by window, length, status or agency', () => {
  expect(ids('', 'number')).toEqual([1, 2, 3]);
  expect(ids('', 'window')).toEqual([2, 1, 3]);
  expect(ids('', 'length')).toEqual([2, 3, 1]);
  expect(ids('', 'status')).toEqual([3, 1, 2]);
  expect(ids('', 'agency')).toEqual([2, 3, 1]);
});

it('a search goes through titles, agencies and people, without minding accents', () => {
  expect(ids('elise', 'number')).toEqual([2]);
  expect(ids('nrcan', 'number')).toEqual([1]);
  expect(ids(' CREVETTES', 'number')).toEqual([1]);
  expect(ids('whales', 'number')).toEqual([]);
});
