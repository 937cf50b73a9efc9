import { type Board, createBoard } from '@shiptime/domain/plans/conflicts/board';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { weightsOf } from '@shiptime/domain/proposals/weights';
import { expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { aMission } from '../../../domain/test/plans.ts';
import { modelOf } from '../model.ts';
import { search } from '../search.ts';
import { buildFleetProblem } from './fleet-problem.ts';
import type { FleetWishes } from './fleet-wishes.ts';
import { changesOf, type ProposedChange } from './proposed-changes.ts';

const changesFor = (board: Board, some: Partial<FleetWishes>): readonly ProposedChange[] => {
  const posed = buildFleetProblem(board, {
    mode: 'replan',
    weights: weightsOf('least_change'),
    stability: 1,
    locked: new Set(),
    notBefore: tickOfDay('2028-04-01'),
    allowUnknown: false,
    allowOtherWaters: false,
    ...some,
  });
  const found = search(modelOf(posed.problem), { seed: 1, done: (n) => n / 320, from: posed.from });
  return changesOf(posed, found.placements);
};

it('a vessel of unknown speed gets no mission that she could not reach at 8 knots', () => {
  const far = aMission({
    id: 1,
    ship_time_request_id: 1,
    operational_days: 30,
    mobilization_port_id: 17,
    demobilization_port_id: 17,
  });
  const before = (end_date: string) => aConstraint({ id: 1, start_date: '2028-05-20', end_date, port_id: 1 });
  const kinds = (end_date: string) => {
    const board = createBoard({
      fiscal_year: fiscalYear,
      applications: [
        anApplication({
          operational_days: 30,
          operational_window_start: '2028-06-05',
          operational_window_end: '2028-07-06',
        }),
      ],
      ports: [],
      distance: inARow,
      lanes: [
        {
          vessel_plan_id: 1,
          vessel: aVessel({ cruising_speed: null }),
          missions: [far],
          constraints: [before(end_date)],
        },
      ],
    });
    return changesFor(board, { allowUnknown: true }).map(({ kind }) => kind);
  };
  expect(kinds('2028-05-25')).toEqual(['add']);
  expect(kinds('2028-06-01')).toEqual([]);
});

it('moves a later leg to make room, however near to the preferred start of the first', () => {
  const legs = [
    scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 10 }),
    scheduled('2028-07-10', { id: 2, ship_time_request_id: 1, operational_days: 10 }),
  ];
  const refit = aConstraint({ id: 1, start_date: '2028-07-12', end_date: '2028-07-31', port_id: null });
  const board = createBoard({
    fiscal_year: fiscalYear,
    applications: [
      anApplication({
        operational_days: 20,
        operational_window_start: '2028-06-01',
        operational_window_end: '2028-07-31',
        preferred_start_window_start: '2028-06-03',
        preferred_start_window_end: '2028-06-07',
      }),
    ],
    ports: [],
    distance: inARow,
    lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: legs, constraints: [refit] }],
  });
  const reasons = changesFor(board, { stability: 0 }).map(({ mission_id, reason_code }) => [
    mission_id,
    reason_code,
  ]);
  expect(reasons).not.toContainEqual([2, 'nearer_preferred']);
  expect(reasons.map(([id]) => id)).toContain(2);
});
