import { describe, expect, it } from 'vitest';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { filterFleet, filterChoicesOf } from './fleet-filter.ts';

const vessel = (id: number, region_id: number, vessel_class_id: number) =>
  ({ id, region_id, vessel_class_id }) as VesselResource;
const vessels = [vessel(1, 10, 20), vessel(2, 10, 21), vessel(3, 11, 20), vessel(4, 12, 22)];
const fleet = {
  plans: [1, 2, 3].map((vessel_id) => ({ snapshot: { vessel_id } })),
} as unknown as FleetSnapshot;
const shown = (filter: Parameters<typeof filterFleet>[2]) =>
  filterFleet(fleet, vessels, filter).plans.map(({ snapshot }) => snapshot.vessel_id);

describe('a filter of the schedule', () => {
  it('keeps the vessels of a region and of a class', () => {
    expect(shown({})).toEqual([1, 2, 3]);
    expect(shown({ regionId: 10 })).toEqual([1, 2]);
    expect(shown({ classId: 20 })).toEqual([1, 3]);
    expect(shown({ regionId: 10, classId: 20 })).toEqual([1]);
    expect(shown({ regionId: 99 })).toEqual([]);
  });

  it('offers only what has a plan', () => {
    const { regionIds, classIds } = filterChoicesOf(fleet, vessels);
    expect([...regionIds]).toEqual([10, 11]);
    expect([...classIds]).toEqual([20, 21]);
  });
});
