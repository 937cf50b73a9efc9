import { expect, it } from 'vitest';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { findVesselsNotYetPublished } from './not-yet-published.ts';

const vessel = (id: number, region_id: number) => ({ id, region_id, vessel_class_id: 1 }) as VesselResource;
const ships = [vessel(1, 7), vessel(2, 7), vessel(3, 8)];
const idsOf = (some: readonly VesselResource[]) => some.map(({ id }) => id);

it('ships not yet published follow the choice of region and class', () => {
  expect(idsOf(findVesselsNotYetPublished([1, 3], ships, {}))).toEqual([1, 3]);
  expect(idsOf(findVesselsNotYetPublished([1, 3], ships, { regionId: 8 }))).toEqual([3]);
});
