import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import type { Mission } from '@shiptime/domain/plans/missions';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { indexProblem } from '../indexed-problem.ts';
import { searchPlans } from '../search.ts';
import { removeFaultyPlacements } from './faulty-placements.ts';
import { buildFleetProblem } from './fleet-problem.ts';

const replanBeforeOutage = (missions: readonly Mission[], affected: readonly number[]) => {
  const board = createBoard({
    ...{ fiscal_year: fiscalYear, ports: [], distance: inARow },
    applications: missions.map(({ ship_time_request_id: id, operational_days }) =>
      anApplication({
        ...{ id: id ?? 0, operational_days },
        ...{ operational_window_start: '2028-05-20', operational_window_end: '2028-07-31' },
      }),
    ),
    lanes: [
      {
        ...{ vessel_plan_id: 1, vessel: aVessel(), missions },
        constraints: [
          aConstraint({ id: 1, start_date: '2028-05-10', end_date: '2028-06-03', port_id: 1 }),
          aConstraint({ id: 2, start_date: '2028-06-20', end_date: '2028-08-31', port_id: 1 }),
        ],
      },
    ],
  });
  const posed = buildFleetProblem(board, {
    ...{ mode: 'replan', weights: weightsOfPreset('least_change'), stability: 1, locked: new Set() },
    ...{ notBefore: tickOfDay('2028-04-01'), shorterBy: 0.5, affected: new Set(affected) },
    ...{ allowUnknown: false, allowOtherWaters: false },
  });
  const found = searchPlans(indexProblem(posed.problem), { seed: 1, done: (n) => n / 320, from: posed.from });
  return removeFaultyPlacements(posed, found.placements).changes.toSorted(
    (a, b) => a.mission_id - b.mission_id,
  );
};

const mission = (id: number, start: string, operational_days: number) =>
  scheduled(start, { id, ship_time_request_id: id, operational_days });

it('keeps the planned start of a shortened mission where the ship is free some hours earlier', () => {
  const later: Mission = { ...mission(1, '2028-06-04', 22), start_fraction: 0.25 };
  expect(replanBeforeOutage([later], [1])).toMatchObject([
    {
      ...{ mission_id: 1, to: { start_date: '2028-06-04', start_fraction: 0.25 } },
      operational_days: { from: 22, to: 15.75 },
    },
  ]);
});

it('shares the days before an outage between two missions, each at least half of its days', () => {
  const changes = replanBeforeOutage([mission(1, '2028-06-04', 12), mission(2, '2028-06-16', 14)], [1, 2]);
  expect(changes.map(({ operational_days: { to } }) => to).reduce((sum, days) => sum + days, 0)).toBe(16);
});

it('shortens a later leg so that the affected leg before it sails instead of an empty passage', () => {
  const [first, second] = [mission(1, '2028-05-28', 6), mission(2, '2028-06-07', 12)];
  const legs = [
    { ...first, demobilization_port_id: 8 },
    { ...second, ship_time_request_id: 1, mobilization_port_id: 8 },
  ];
  expect(replanBeforeOutage(legs, [1])).toMatchObject([
    { mission_id: 1, to: { start_date: '2028-06-04' }, operational_days: { to: 6 } },
    { mission_id: 2, to: { start_date: '2028-06-10' }, operational_days: { to: 8.25 } },
  ]);
});
