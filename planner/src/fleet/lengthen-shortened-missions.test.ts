import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { tickToStart, tickOfDay, startToTick } from '@shiptime/domain/plans/ticks';
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
import { buildFleetProblem } from './fleet-problem.ts';
import { lengthenShortenedMissions } from './lengthen-shortened-missions.ts';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';
import { removeFaultyPlacements } from './faulty-placements.ts';

const notBefore = tickOfDay('2028-04-01');

const cases = fc.record({
  legs: fc.array(fc.integer({ min: 6, max: 16 }), { minLength: 2, maxLength: 3 }),
  out: fc.integer({ min: 2, max: 30 }),
  lasts: fc.integer({ min: 2, max: 14 }),
  ports: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
});

it('takes for each shortened leg every day that the other changes leave, but moves no start for some hours', () => {
  const counted = { longer: 0, shortened: 0 };
  fc.assert(
    fc.property(cases, ({ legs, out, lasts, ports }) => {
      let day = 5;
      const missions = legs.map((operational_days, index) => {
        const start = addDays('2028-06-01', day);
        day += operational_days + 2;
        return scheduled(start, {
          ...{ id: index + 1, ship_time_request_id: 1, operational_days },
          ...{ mobilization_port_id: ports[index] ?? 1, demobilization_port_id: ports[index + 1] ?? 1 },
        });
      });
      const constraints = [
        aConstraint({ id: 1, start_date: '2028-05-20', end_date: '2028-06-04', port_id: 1 }),
        aConstraint({
          ...{ id: 2, port_id: null, start_date: addDays('2028-06-01', out) },
          end_date: addDays('2028-06-01', out + lasts),
        }),
        aConstraint({
          id: 3,
          start_date: addDays('2028-06-01', day + 2),
          end_date: '2028-08-31',
          port_id: 1,
        }),
      ];
      const board = createBoard({
        fiscal_year: fiscalYear,
        applications: [
          anApplication({
            operational_days: legs.reduce((sum, days) => sum + days, 0),
            operational_window_start: '2028-06-01',
            operational_window_end: '2028-08-31',
          }),
        ],
        ports: [],
        distance: inARow,
        lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions, constraints }],
      });
      const posed = buildFleetProblem(board, {
        ...{ mode: 'replan', weights: weightsOfPreset('least_change'), stability: 1, locked: new Set() },
        ...{ notBefore, shorterBy: 0.5, allowUnknown: false, allowOtherWaters: false },
      });
      const found = searchPlans(indexProblem(posed.problem), {
        seed: 1,
        done: (n) => n / 96,
        from: posed.from,
      });
      const before = removeFaultyPlacements(posed, found.placements).changes;
      const after = lengthenShortenedMissions(board, before, notBefore);
      const settled = applyChanges(board, before);
      const fits = (changes: readonly ProposedChange[]) =>
        findNewErrors(settled, applyChanges(board, changes)).length === 0;
      expect(fits(after)).toBe(true);
      const startChanged = before
        .filter(({ from, to }) => JSON.stringify(from) === JSON.stringify(to))
        .map((then) => [then, after.find(({ id }) => id === then.id) ?? then] as const)
        .filter(([then, now]) => JSON.stringify(then.to) !== JSON.stringify(now.to));
      const fewDays = startChanged.filter(
        ([then, now]) => now.operational_days.to < then.operational_days.to + 1,
      );
      expect(fewDays).toEqual([]);
      const daysOf = (changes: readonly ProposedChange[]) =>
        changes.reduce((sum, { operational_days: days }) => sum + days.to - days.from, 0);
      if (daysOf(after) > daysOf(before)) counted.longer += 1;
      for (const change of after.filter(({ kind }) => kind === 'shorten')) {
        counted.shortened += 1;
        const { from, to, operational_days: days } = change;
        const isAtItsDate = JSON.stringify(from) === JSON.stringify(to);
        for (const before of isAtItsDate ? [0] : [0, 1]) {
          if (to.start_date === null) continue;
          const longer = {
            ...change,
            to: { vessel_id: 1, ...tickToStart(startToTick(to) - before) },
            operational_days: { ...days, to: days.to + 0.25 },
          };
          expect(fits(after.map((each) => (each === change ? longer : each)))).toBe(false);
        }
      }
    }),
    { numRuns: 120, seed: 6 },
  );
  expect(counted.longer).toBeGreaterThan(3);
  expect(counted.shortened).toBeGreaterThan(30);
});

it('gives a mission its whole length back before it gives days to one that misses more', () => {
  const moored = { mobilization_days: 1, demobilization_days: 1 };
  const legs = [20, 10].map((operational_days, index) =>
    scheduled('2028-06-20', {
      ...{ id: index + 1, ship_time_request_id: index + 1, operational_days, ...moored },
    }),
  );
  const board = createBoard({
    fiscal_year: fiscalYear,
    applications: legs.map(({ id, operational_days }) => anApplication({ id, operational_days })),
    ports: [],
    distance: inARow,
    lanes: [
      {
        vessel_plan_id: 1,
        vessel: aVessel(),
        missions: legs,
        constraints: [
          aConstraint({ id: 1, start_date: '2028-05-01', end_date: '2028-05-31', port_id: 1 }),
          aConstraint({ id: 2, start_date: '2028-06-27', end_date: '2028-08-31', port_id: 1 }),
        ],
      },
    ],
  });
  const shortened = (id: number, start_date: string, from: number, to: number): ProposedChange => ({
    ...{ id, mission_id: id, ship_time_request_id: id, kind: 'shorten' },
    from: { vessel_id: 1, start_date: '2028-06-20', start_fraction: 0 },
    to: { vessel_id: 1, start_date, start_fraction: 0 },
    operational_days: { from, to },
    ...{ second: null, reason_code: 'makes_room' },
  });
  const changes = [shortened(1, '2028-06-01', 20, 10), shortened(2, '2028-06-16', 10, 9)];
  const after = lengthenShortenedMissions(board, changes, notBefore);
  expect(after.map(({ operational_days: { to } }) => to)).toEqual([12, 10]);
});
