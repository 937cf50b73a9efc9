import { describe, expect, it } from 'vitest';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { findPortVisits } from './port-visits.ts';

const mission = (id: number, from: number | null, to: number | null) => ({
  id,
  mobilization_port_id: from,
  demobilization_port_id: to,
});
const fleet = {
  plans: [
    { snapshot: { vessel_id: 1, missions: [mission(1, 10, 10), mission(2, 10, 11)] } },
    { snapshot: { vessel_id: 2, missions: [mission(3, null, 10)] } },
  ],
} as unknown as FleetSnapshot;

describe('ports of a schedule', () => {
  it('count each mission once, and every vessel', () => {
    const visits = findPortVisits(fleet).map(({ port_id, missions, vessel_ids }) => [
      port_id,
      missions.map(({ id }) => id),
      vessel_ids,
    ]);
    expect(visits).toEqual([
      [10, [1, 2, 3], [1, 2]],
      [11, [2], [1]],
    ]);
  });
});
