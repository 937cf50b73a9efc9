import { applyMissionChange, createBoard } from '@shiptime/domain/plans/conflicts/board';
import { placeMission } from '@shiptime/domain/plans/mission-changes';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import * as fc from 'fast-check';
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
import { applyChanges } from './proposed-changes.ts';
import { findReorderedMissions } from './reordered-missions.ts';

const anExpedition = (lengths: readonly number[], outage: readonly [string, string] | null) => {
  let day = 0;
  const missions = lengths.map((operational_days, index) => {
    const start = addDays('2028-06-10', day);
    day += operational_days + 1;
    return scheduled(start, { id: index + 1, ship_time_request_id: 1, operational_days });
  });
  const [start_date, end_date] = outage ?? ['2029-01-01', '2029-01-02'];
  const constraints = [aConstraint({ id: 1, kind: 'breakdown', start_date, end_date, port_id: 1 })];
  const board = createBoard({
    fiscal_year: fiscalYear,
    applications: [
      anApplication({ operational_window_start: '2028-05-01', operational_window_end: '2028-08-31' }),
    ],
    ports: [],
    distance: inARow,
    lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions, constraints }],
  });
  return { board, missions };
};

it('names the mission that moves before an earlier one of its application', () => {
  const { board, missions } = anExpedition([10, 10, 10], null);
  const [first, , third] = missions;
  const move = (mission: typeof first, start_date: string) =>
    applyMissionChange(board, {
      before: mission!,
      after: placeMission(mission!, { start_date, start_fraction: 0 }),
    });
  expect([...findReorderedMissions(board, move(third, '2028-05-05'))]).toEqual([3]);
  expect([...findReorderedMissions(board, move(first, '2028-08-05'))]).toEqual([1]);
  expect([...findReorderedMissions(board, move(first, '2028-05-05'))]).toEqual([]);
});

it('keeps the order of an expedition around any breakdown', () => {
  let kept = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 4, max: 12 }), { minLength: 2, maxLength: 4 }),
      fc.integer({ min: -5, max: 40 }),
      fc.integer({ min: 1, max: 20 }),
      (lengths, from, lasts) => {
        const start = addDays('2028-06-10', from);
        const { board } = anExpedition(lengths, [start, addDays(start, lasts)]);
        const posed = buildFleetProblem(board, {
          ...{ mode: 'replan', weights: weightsOfPreset('science'), stability: 0.1, locked: new Set() },
          ...{ notBefore: tickOfDay('2028-04-01'), allowUnknown: false, allowOtherWaters: false },
        });
        const { placements } = searchPlans(indexProblem(posed.problem), {
          seed: 1,
          done: (n) => n / 96,
          from: posed.from,
        });
        const { changes } = removeFaultyPlacements(posed, placements);
        kept += changes.filter(({ kind }) => kind === 'move').length;
        expect([...findReorderedMissions(board, applyChanges(board, changes))]).toEqual([]);
      },
    ),
    { numRuns: 100, seed: 6 },
  );
  expect(kept).toBeGreaterThan(50);
});
