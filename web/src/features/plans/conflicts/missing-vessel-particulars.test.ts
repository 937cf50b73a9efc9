import { expect, it } from 'vitest';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { isMissingVesselParticular, findMissingVesselParticulars } from './missing-vessel-particulars.ts';

const notChecked = (cause: string, mission_ids: readonly number[]): Conflict => ({
  code: 'not_checked',
  severity: 'info',
  mission_ids,
  days: 0,
  params: { cause },
});

it('what is not known of a ship is said once for the ship, what is not known of a mission is not of the ship', () => {
  const found = [
    notChecked('range', [1, 2]),
    notChecked('endurance', [2, 3]),
    notChecked('mission_ports', [4]),
  ];
  expect(findMissingVesselParticulars(found)).toEqual({ missing: ['endurance', 'range'], missions: 3 });
  expect(found.map(isMissingVesselParticular)).toEqual([true, true, false]);
});
