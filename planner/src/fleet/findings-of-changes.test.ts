import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { createFindingsLookup } from './findings-of-changes.ts';
import { applyChanges } from './proposed-changes.ts';

it('names the rule that a mission breaks now, what is unknown of its next ship, and new warnings', () => {
  const mission = scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 10 });
  const refit = aConstraint({ id: 9, start_date: '2028-06-12', end_date: '2028-06-30', port_id: 1 });
  const board = createBoard({
    fiscal_year: fiscalYear,
    applications: [
      anApplication({
        operational_days: 10,
        vessel_preference_1_id: 1,
        operational_window_start: '2028-06-01',
        operational_window_end: '2028-07-31',
      }),
    ],
    ports: [],
    distance: inARow,
    lanes: [
      { vessel_plan_id: 1, vessel: aVessel(), missions: [mission], constraints: [refit] },
      { vessel_plan_id: 2, vessel: aVessel({ id: 2, endurance: null }), missions: [], constraints: [] },
    ],
  });
  const from = { vessel_id: 1, start_date: '2028-06-05', start_fraction: 0 as const };
  const change = {
    ...{ mission_id: 1, from, to: { ...from, vessel_id: 2 } },
    ...{ operational_days: { from: 10, to: 10 }, second: null },
  };
  const { breaks, unknown, warnings } = createFindingsLookup(board, applyChanges(board, [change]))(change);
  expect(breaks).toMatchObject([{ code: 'constraint_overlap', constraint_id: 9 }]);
  expect(breaks[0]?.days).toBeGreaterThan(0);
  expect(unknown).toMatchObject([{ code: 'not_checked', params: { cause: 'endurance' } }]);
  expect(warnings.map(({ code }) => code)).toEqual(['not_chosen_vessel']);
  const kept = createFindingsLookup(board, board)({ ...change, to: from });
  expect([kept.unknown, kept.warnings]).toEqual([[], []]);
});

it('says for each placement that the speed of the ship is unknown, but not for a removal', () => {
  const mission = scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 10 });
  const vessel = aVessel({ cruising_speed: null });
  const board = createBoard({
    ...{ fiscal_year: fiscalYear, applications: [anApplication()], ports: [], distance: inARow },
    lanes: [{ vessel_plan_id: 1, vessel, missions: [mission], constraints: [] }],
  });
  const from = { vessel_id: 1, start_date: '2028-06-05', start_fraction: 0 as const };
  const causesOf = (start_date: string | null) => {
    const to = { ...from, start_date };
    const change = { mission_id: 1, from, to, operational_days: { from: 10, to: 10 }, second: null };
    const { unknown } = createFindingsLookup(board, applyChanges(board, [change]))(change);
    return unknown.map(({ params }) => params?.['cause']);
  };
  expect(causesOf('2028-06-06')).toEqual(['cruising_speed']);
  expect(causesOf(null)).toEqual([]);
});
