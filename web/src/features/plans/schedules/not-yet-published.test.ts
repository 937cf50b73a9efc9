import { describe, expect, it } from 'vitest';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { Vessel } from '../../vessels/api.ts';
import { notYetPublished } from './not-yet-published.ts';

const vessel = (id: number, region_id: number, active = true) =>
  ({ id, region_id, vessel_class_id: 1, active }) as Vessel;
const fleet = (...published: number[]) =>
  ({
    fiscal_year: { name: '2027-2028', start_date: '2027-04-01', end_date: '2028-03-31' },
    plans: published.map((vessel_id) => ({ snapshot: { vessel_id } })),
  }) as unknown as FleetSnapshot;
const ships = [vessel(1, 7), vessel(2, 7), vessel(3, 8), vessel(4, 8, false)];
const idsOf = (some: readonly Vessel[]) => some.map(({ id }) => id);

describe('ships not yet published', () => {
  it('are those of the fleet whose plan has not been final', () => {
    expect(idsOf(notYetPublished(fleet(2), ships, {}, '2026-11-22'))).toEqual([1, 3]);
  });

  it('follow the choice of region and class', () => {
    expect(idsOf(notYetPublished(fleet(2), ships, { regionId: 8 }, '2026-11-22'))).toEqual([3]);
  });

  it('are waited for while the year lasts', () => {
    expect(idsOf(notYetPublished(fleet(2), ships, {}, '2028-03-31'))).toEqual([1, 3]);
    expect(notYetPublished(fleet(2), ships, {}, '2028-04-01')).toEqual([]);
  });
});
