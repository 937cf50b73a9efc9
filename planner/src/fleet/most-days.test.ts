import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { expect, it } from 'vitest';
import { anApplication, aVessel, fiscalYear, inARow } from '../../../domain/test/conflicts.ts';
import { aMission } from '../../../domain/test/plans.ts';
import { pickChangesWithMostDays } from './most-days.ts';
import type { ChangeToApply } from './proposed-changes.ts';

it('takes other changes with more days only if they use the same vessels', () => {
  const vessel = aVessel();
  const mission = { ...aMission({ id: 1, ship_time_request_id: 1, operational_days: 5 }), start_date: null };
  const board = createBoard({
    fiscal_year: fiscalYear,
    applications: [anApplication()],
    ports: [],
    distance: inARow,
    lanes: [{ vessel_plan_id: 1, vessel, missions: [mission], constraints: [] }],
  });
  const placedOn = (vessel_id: number): readonly ChangeToApply[] => [
    {
      mission_id: 1,
      to: { vessel_id, start_date: '2028-06-05', start_fraction: 0 },
      operational_days: { from: 5, to: 5 },
      second: null,
    },
  ];
  const picked = (id: number) =>
    pickChangesWithMostDays({ board, vesselIds: [vessel.id] }, [], [placedOn(id)]);
  expect(picked(vessel.id)).toHaveLength(1);
  expect(picked(vessel.id + 1)).toEqual([]);
});
