import { describe, expect, it } from 'vitest';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { groupMissionsByArea, findAreasOfApplication } from './scheduled-areas.ts';

const mission = (id: number, ship_time_request_id: number | null) => ({ id, ship_time_request_id });
const area = (id: number, ...ship_time_request_ids: number[]) => ({ id, ship_time_request_ids });
const fleet = {
  plans: [
    { snapshot: { vessel_id: 1, missions: [mission(1, 7), mission(2, null)] } },
    { snapshot: { vessel_id: 2, missions: [mission(3, 7), mission(4, 8)] } },
  ],
  areas: [area(20, 8), area(21, 7, 8), area(22, 9)],
} as unknown as FleetSnapshot;

describe('areas of a schedule', () => {
  it('have the missions of their applications, on every vessel, the busiest first', () => {
    const found = groupMissionsByArea(fleet).map(({ area: { id }, missions, vessel_ids }) => [
      id,
      missions.map((each) => each.id),
      vessel_ids,
    ]);
    expect(found).toEqual([
      [21, [1, 3, 4], [1, 2]],
      [20, [4], [2]],
    ]);
  });

  it('are none where a schedule was published without them, or a mission has no application', () => {
    const { areas: _areas, ...old } = fleet;
    expect(groupMissionsByArea(old)).toEqual([]);
    expect(findAreasOfApplication(old, 7)).toEqual([]);
    expect(findAreasOfApplication(fleet, null)).toEqual([]);
    expect(findAreasOfApplication(fleet, 8).map(({ id }) => id)).toEqual([20, 21]);
  });
});
