import { type Board, conflictsOf, createBoard } from '@shiptime/domain/plans/conflicts/board';
import { tickOfDay, startToTick } from '@shiptime/domain/plans/ticks';
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
import { aMission } from '../../../domain/test/plans.ts';
import { indexProblem } from '../indexed-problem.ts';
import { searchPlans } from '../search.ts';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import { buildFleetProblem } from './fleet-problem.ts';
import type { PlanningParameters } from './planning-parameters.ts';
import {
  applyChanges,
  createProposedChanges,
  findNewErrors,
  type ProposedChange,
} from './proposed-changes.ts';

const breaksNow = (board: Board, { mission_id: id }: ProposedChange): boolean =>
  conflictsOf(board).some((found) => isUnresolvedError(found) && found.mission_ids.includes(id));

const wishes: PlanningParameters = {
  mode: 'replan',
  weights: weightsOfPreset('least_change'),
  stability: 1,
  locked: new Set(),
  notBefore: tickOfDay('2028-04-01'),
  allowUnknown: false,
  allowOtherWaters: false,
};

const changesFor = (board: Board, some: Partial<PlanningParameters>): readonly ProposedChange[] => {
  const posed = buildFleetProblem(board, { ...wishes, ...some });
  const found = searchPlans(indexProblem(posed.problem), { seed: 1, done: (n) => n / 320, from: posed.from });
  return createProposedChanges(posed, found.placements);
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

it('moves a mission whose conflict is kept once it breaks another rule, and lets that conflict be', () => {
  const mission = scheduled('2028-06-05', {
    ...{ id: 1, ship_time_request_id: 1, operational_days: 10, approved_berths: 99 },
  });
  const out = aConstraint({ id: 1, start_date: '2028-06-10', end_date: '2028-06-30', port_id: null });
  const kept = { mission_id: 1, code: 'berths_over', other_mission_id: null, reason: 'Known', by: 'Ana Roy' };
  const changes = (constraints: readonly (typeof out)[]) =>
    changesFor(
      createBoard({
        fiscal_year: fiscalYear,
        applications: [
          anApplication({
            operational_days: 10,
            operational_window_start: '2028-06-01',
            operational_window_end: '2028-07-31',
            preferred_start_window_start: '2028-07-20',
            preferred_start_window_end: '2028-07-21',
          }),
        ],
        ports: [],
        distance: inARow,
        kept: [kept],
        lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: [mission], constraints }],
      }),
      { stability: 0 },
    );
  expect(changes([])).toEqual([]);
  expect(changes([out])).toMatchObject([{ kind: 'move', mission_id: 1, reason_code: 'breaks_rule' }]);
});

it('never moves a mission by a day or two on its own ship without need', () => {
  const missions = fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 6 }),
      days: fc.integer({ min: 3, max: 15 }),
      preferred: fc.integer({ min: -5, max: 5 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  let moved = 0;
  fc.assert(
    fc.property(missions, fc.constantFrom(0, 0.1, 1), fc.boolean(), (shapes, stability, isHit) => {
      let day = 10;
      const all = shapes.map(({ gap, days }, index) => {
        const start = addDays('2028-06-01', day + gap);
        day += gap + days + 2;
        return scheduled(start, {
          ...{ id: index + 1, ship_time_request_id: index + 1, operational_days: days },
        });
      });
      const out = aConstraint({ id: 1, start_date: '2028-06-14', end_date: '2028-06-15', port_id: 1 });
      const board = createBoard({
        fiscal_year: fiscalYear,
        applications: all.map(({ id, start_date, operational_days }, index) => {
          const preferred = addDays(start_date ?? '', (shapes[index]?.preferred ?? 0) + 1);
          return anApplication({
            ...{ id, operational_days },
            operational_window_start: '2028-06-01',
            operational_window_end: '2028-12-31',
            preferred_start_window_start: preferred,
            preferred_start_window_end: preferred,
          });
        }),
        ports: [],
        distance: inARow,
        lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: all, constraints: isHit ? [out] : [] }],
      });
      const changes = changesFor(board, { stability, weights: weightsOfPreset('balanced') });
      const isNear = ({ kind, from, to }: ProposedChange) =>
        kind === 'move' &&
        from.start_date !== null &&
        to.start_date !== null &&
        Math.abs(startToTick(to) - startToTick(from)) <= 8;
      const isNeeded = (change: ProposedChange) =>
        breaksNow(board, change) ||
        findNewErrors(
          board,
          applyChanges(
            board,
            changes.filter((each) => each !== change),
          ),
        ).length > 0;
      const near = changes.filter(isNear);
      moved += near.length;
      expect(near.filter((change) => !isNeeded(change))).toEqual([]);
    }),
    { numRuns: 150, seed: 4 },
  );
  expect(moved).toBeGreaterThan(5);
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

it.each([
  ['2028-06-05', '2028-06-20', 'follows'],
  ['2028-06-10', '2028-06-20', 'nearer_preferred'],
] as const)('is nearer to the preferred start only from outside it: %s to %s', (from, until, reason) => {
  const board = createBoard({
    fiscal_year: fiscalYear,
    applications: [
      anApplication({
        operational_days: 22,
        preferred_start_window_start: from,
        preferred_start_window_end: until,
      }),
    ],
    ports: [],
    distance: inARow,
    lanes: [
      {
        vessel_plan_id: 1,
        vessel: aVessel(),
        missions: [scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 22 })],
        constraints: [],
      },
    ],
  });
  const posed = buildFleetProblem(board, wishes);
  const option = posed.problem.options.findIndex(({ item }) => item === 0);
  const start = tickOfDay('2028-06-12') - posed.span.origin;
  expect(createProposedChanges(posed, [{ option, start }])).toMatchObject([
    { kind: 'move', reason_code: reason },
  ]);
});

it('makes room only for a mission that takes its time', () => {
  const board = createBoard({
    fiscal_year: fiscalYear,
    applications: [anApplication({ operational_days: 10 }), anApplication({ id: 2, operational_days: 10 })],
    ports: [],
    distance: inARow,
    lanes: [
      {
        vessel_plan_id: 1,
        vessel: aVessel(),
        missions: [
          scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 10 }),
          scheduled('2028-07-05', { id: 2, ship_time_request_id: 2, operational_days: 10 }),
        ],
        constraints: [],
      },
    ],
  });
  const posed = buildFleetProblem(board, wishes);
  const placed = (item: number, day: string) => ({
    option: posed.problem.options.findIndex((option) => option.item === item),
    start: tickOfDay(day) - posed.span.origin,
  });
  const reasons = (second: string) =>
    createProposedChanges(posed, [placed(0, '2028-06-25'), placed(1, second)]).map(
      ({ reason_code }) => reason_code,
    );
  expect(reasons('2028-06-10')[0]).toBe('makes_room');
  expect(reasons('2028-07-10')[0]).toBe('follows');
});

it.each([
  [4, ['remove', 'add']],
  [null, []],
] as const)(
  'replaces a scheduled mission by a longer one only on a ship known to suit: draft %s',
  (draft, kinds) => {
    const longer = { id: 2, ship_time_request_id: 2, operational_days: 10.5, mobilization_port_id: 1 };
    const board = createBoard({
      fiscal_year: fiscalYear,
      applications: [1, 2].map((id) =>
        anApplication({
          ...{ id, operational_days: id === 1 ? 10 : 10.5 },
          ...{ operational_window_start: '2028-06-05', operational_window_end: '2028-06-16' },
        }),
      ),
      ports: [{ id: 1, season_start: null, season_end: null, max_draft: 5 }],
      distance: inARow,
      lanes: [
        {
          vessel_plan_id: 1,
          vessel: aVessel({ draft }),
          missions: [
            scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 10 }),
            { ...aMission(longer), demobilization_port_id: 1 },
          ],
          constraints: [],
        },
      ],
    });
    const found = changesFor(board, {
      ...{ allowUnknown: true, stability: 0, weights: { ...weightsOfPreset('science'), transitDay: 0 } },
    });
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  },
);
