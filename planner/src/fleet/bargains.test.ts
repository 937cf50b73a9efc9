import { weightsOf } from '@shiptime/domain/proposals/weights';
import { type Board, createBoard } from '@shiptime/domain/plans/conflicts/board';
import type { ConstraintFacts } from '@shiptime/domain/plans/conflicts/circumstances';
import { unschedule } from '@shiptime/domain/plans/mission-changes';
import type { Mission } from '@shiptime/domain/plans/missions';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { modelOf } from '../model.ts';
import { search } from '../search.ts';
import { buildFleetProblem } from './fleet-problem.ts';
import type { FleetWishes } from './fleet-wishes.ts';
import { applyChanges, findNewErrors } from './proposed-changes.ts';
import { removeFaultyPlacements } from './sound.ts';

const survey = scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 22 });
const alongside = aConstraint({ id: 1, start_date: '2028-06-15', end_date: '2028-06-15', port_id: 1 });

const boardOf = (
  constraints: readonly ConstraintFacts[],
  others: readonly Mission[] = [],
  own: Mission = survey,
): Board =>
  createBoard({
    fiscal_year: fiscalYear,
    applications: [own, ...others].map(({ ship_time_request_id: id, operational_days }) =>
      anApplication({
        id: id ?? 0,
        operational_days,
        operational_window_start: '2028-06-01',
        operational_window_end: '2028-07-31',
      }),
    ),
    ports: [],
    distance: inARow,
    lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: [own, ...others], constraints }],
  });

const proposed = (board: Board, some: Partial<FleetWishes> = {}) => {
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
  const { changes } = removeFaultyPlacements(posed, found.placements);
  expect(findNewErrors(board, applyChanges(board, changes))).toEqual([]);
  return changes;
};

const next = scheduled('2028-06-27', { id: 2, ship_time_request_id: 2, operational_days: 34 });
const season = aConstraint({ id: 2, start_date: '2028-05-20', end_date: '2028-06-04', port_id: 1 });
const busy = [season, alongside];

it('a day alongside on the eleventh day of a survey of 22 days splits it, and takes none of its days', () => {
  expect(proposed(boardOf([...busy]), { leastPart: 3 })).toMatchObject([
    {
      kind: 'split',
      mission_id: 1,
      reason_code: 'breaks_rule',
      to: { start_date: '2028-06-05' },
      operational_days: { from: 22, to: 22 },
      second: { start_date: '2028-06-16', operational_days: 12, port_id: 1 },
    },
  ]);
});

it('works until the day alongside and goes on after it, where its days could be parted otherwise as well', () => {
  const taken = aConstraint({ id: 3, start_date: '2028-06-30', end_date: '2028-07-31', port_id: 1 });
  expect(proposed(boardOf([...busy, taken]), { leastPart: 3 })).toMatchObject([
    { kind: 'split', to: { start_date: '2028-06-05' }, second: { operational_days: 12 } },
  ]);
});

it('costs it one day where what follows stays, if a planner gives a share of its days', () => {
  const board = boardOf(busy, [next]);
  const locked = new Set([2]);
  expect(proposed(board, { leastPart: 3, shorterBy: 0.1, locked })).toMatchObject([
    { kind: 'split', operational_days: { from: 22, to: 21 }, second: { operational_days: 11 } },
  ]);
  expect(proposed(board, { leastPart: 3, locked })).toMatchObject([{ kind: 'remove', mission_id: 1 }]);
});

it('is shortened to what fits where it may not be split', () => {
  const refit = aConstraint({ id: 1, start_date: '2028-06-20', end_date: '2028-07-31', port_id: 1 });
  expect(proposed(boardOf([season, refit]), { shorterBy: 0.5 })).toMatchObject([
    {
      kind: 'shorten',
      to: { start_date: '2028-06-05' },
      operational_days: { from: 22, to: 15 },
      second: null,
    },
  ]);
  expect(proposed(boardOf([season, refit]), { shorterBy: 0.3 })).toMatchObject([{ kind: 'remove' }]);
});

it('is added in two parts where it has no date yet, and nothing else moves', () => {
  const board = boardOf(busy, [next], unschedule(survey));
  expect(proposed(board, { mode: 'fill', leastPart: 3 })).toEqual([]);
  expect(proposed(board, { mode: 'fill', leastPart: 3, shorterBy: 0.1 })).toMatchObject([
    { kind: 'split', from: { start_date: null }, operational_days: { from: 22, to: 21 } },
  ]);
});

it('is not split where nothing stands in it, nor around a time longer than a week', () => {
  expect(proposed(boardOf([season]), { leastPart: 3 })).toEqual([]);
  const long = aConstraint({ id: 1, start_date: '2028-06-15', end_date: '2028-06-24', port_id: 1 });
  const kinds = proposed(boardOf([season, long]), { leastPart: 3 }).map(({ kind }) => kind);
  expect(kinds).not.toContain('split');
});
