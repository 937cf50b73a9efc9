import { describe, expect, it } from 'vitest';
import type { Mission } from '@shiptime/domain/plans/missions';
import { findMissionsInPeriod } from './planned-missions.ts';

const mission = (id: number, start_date: string, operational_days: number) =>
  ({
    id,
    start_date,
    start_fraction: 0,
    mobilization_days: 0,
    operational_days,
    demobilization_days: 0,
  }) as Mission;
const missions = [mission(1, '2028-05-01', 5), mission(2, '2028-05-10', 0.5)];
const within = (start: string | null, end: string | null) =>
  findMissionsInPeriod(missions, start, end).map(({ id }) => id);

describe('missions in the way of a constraint', () => {
  it('share a day with it, both ends counted', () => {
    expect(within('2028-05-05', '2028-05-09')).toEqual([1]);
    expect(within('2028-05-06', '2028-05-09')).toEqual([]);
    expect(within('2028-05-05', '2028-05-10')).toEqual([1, 2]);
  });

  it('are looked for on one day where there is no end', () => {
    expect(within('2028-05-10', null)).toEqual([2]);
    expect(within('2028-05-11', null)).toEqual([]);
  });

  it('are none while the days are not yet days', () => {
    expect(within(null, '2028-05-10')).toEqual([]);
    expect(within('2028-05', '2028-05-10')).toEqual([]);
    expect(within('2028-05-10', '2028-05-01')).toEqual([]);
  });
});
