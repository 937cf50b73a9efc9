import { expect, it } from 'vitest';
import { searchParamsForOtherYear, planIdsInYear, yearIdsOfVessels } from './plan-index.ts';

const places = [
  { id: 1, vessel_id: 24, fiscal_year_id: 17 },
  { id: 2, vessel_id: 25, fiscal_year_id: 17 },
  { id: 3, vessel_id: 24, fiscal_year_id: 18 },
  { id: 4, vessel_id: 9, fiscal_year_id: 19 },
];

it('another year has the plans of the same vessels, as far as they have one', () => {
  expect(planIdsInYear(places, new Set([24, 25]), 17)).toEqual([1, 2]);
  expect(planIdsInYear(places, new Set([24, 25]), 18)).toEqual([3]);
  expect([...yearIdsOfVessels(places, new Set([24, 25]))]).toEqual([17, 18]);
});

it('the way of looking goes along to another year, and the missions of this one stay behind', () => {
  expect(
    searchParamsForOtherYear('?mission=4&selected=4,5&plans=1&fiscalYearId=17&colour=agency&find=crab'),
  ).toEqual({
    colour: 'agency',
    find: 'crab',
  });
  expect(searchParamsForOtherYear('?baseline=21v3')).toEqual({});
  expect(searchParamsForOtherYear('?baseline=last')).toEqual({ baseline: 'last' });
});
