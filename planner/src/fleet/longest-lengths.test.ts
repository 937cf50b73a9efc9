import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { conflictsOf, createBoard } from '@shiptime/domain/plans/conflicts/board';
import { isUnresolvedError } from '@shiptime/domain/plans/conflicts/conflict';
import { tickToStart, tickOfDay } from '@shiptime/domain/plans/ticks';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import * as fc from 'fast-check';
import loadHighs from 'highs';
import { expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { computeUpperBound } from '../upper-bound.ts';
import { indexProblem } from '../indexed-problem.ts';
import { searchPlans } from '../search.ts';
import { buildFleetProblem, missionOfOption } from './fleet-problem.ts';
import type { PlanningParameters } from './planning-parameters.ts';
import { applyChanges } from './proposed-changes.ts';

const wishes: PlanningParameters = {
  mode: 'replan',
  weights: { ...weightsOfPreset('least_change'), transitDay: 0 },
  stability: 0,
  shorterBy: 0.5,
  locked: new Set(),
  notBefore: tickOfDay('2028-04-01'),
  allowUnknown: false,
  allowOtherWaters: false,
};

const cases = fc.record({
  window: fc.integer({ min: 14, max: 40 }),
  busy: fc.integer({ min: -8, max: 20 }),
  breaks: fc.integer({ min: 0, max: 20 }),
  lasts: fc.integer({ min: 1, max: 18 }),
  refit: fc.option(fc.tuple(fc.integer({ min: 10, max: 34 }), fc.integer({ min: 1, max: 8 }))),
  ports: fc.tuple(...[0, 1].map(() => fc.integer({ min: 1, max: 8 }))),
  home: fc.integer({ min: 1, max: 8 }),
});

it('offers the longest length that fits beside a breakdown and any refit, and proves no other plan better', async () => {
  const highs = await loadHighs();
  const counted = new Set<string>();
  fc.assert(
    fc.property(cases, ({ window, busy, breaks, lasts, refit, ports: [from = 1, to = 1], home }) => {
      const day = (offset: number) => addDays('2028-06-01', offset);
      const own = {
        ...scheduled(day(3), { id: 1, ship_time_request_id: 1, operational_days: 16 }),
        mobilization_port_id: from,
        demobilization_port_id: to,
      };
      const board = createBoard({
        fiscal_year: fiscalYear,
        applications: [
          anApplication({
            operational_days: 16,
            operational_window_start: day(0),
            operational_window_end: day(window),
          }),
        ],
        ports: [],
        distance: inARow,
        lanes: [
          {
            vessel_plan_id: 1,
            vessel: aVessel({ home_port_id: home }),
            missions: [own],
            constraints: [
              aConstraint({
                id: 1,
                start_date: day(-9),
                end_date: day(Math.min(busy, breaks - 1)),
                port_id: home,
              }),
              aConstraint({ id: 2, start_date: day(breaks), end_date: day(breaks + lasts), port_id: null }),
              ...(refit &&
              (refit[0] > breaks + lasts || (refit[0] >= breaks && refit[0] + refit[1] < breaks + lasts))
                ? [
                    aConstraint({
                      id: 3,
                      start_date: day(refit[0]),
                      end_date: day(refit[0] + refit[1]),
                      port_id: 4,
                    }),
                  ]
                : []),
            ],
          },
        ],
      });
      const fits = (days: number) => {
        const first = tickOfDay(day(-2));
        for (let at = first; at <= tickOfDay(day(window)); at += 1) {
          const change = {
            mission_id: 1,
            to: { vessel_id: 1, ...tickToStart(at) },
            operational_days: { from: 16, to: days },
            second: null,
          };
          if (!conflictsOf(applyChanges(board, [change])).some(isUnresolvedError)) return true;
        }
        return false;
      };
      const least = 8;
      let longest = 16;
      while (longest >= least && !fits(longest)) longest -= 0.25;
      const posed = buildFleetProblem(board, wishes);
      const model = indexProblem(posed.problem);
      const { value, placements } = searchPlans(model, {
        seed: 1,
        done: (n) => n / 320,
        from: posed.from,
      });
      const days = placements.map(({ option }) => missionOfOption(posed, option)?.operational_days);
      counted.add(longest === 16 ? 'whole' : longest < least ? 'none' : 'shorter');
      expect(days).toEqual(longest < least ? [] : [longest]);
      const [bound] = [...computeUpperBound(highs, model, [])].slice(-1);
      expect(bound?.value).toBeCloseTo(value);
    }),
    { numRuns: 60 },
  );
  expect(counted.size).toBe(3);
});
