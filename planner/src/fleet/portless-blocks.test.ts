import { findEarliestConflictFreeStart } from '@shiptime/domain/plans/conflicts/earliest-start';
import { createBoard, findLaneOfMission } from '@shiptime/domain/plans/conflicts/board';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import * as fc from 'fast-check';
import loadHighs from 'highs';
import { expect, it } from 'vitest';
import { aConstraint, anApplication, aVessel, fiscalYear, inARow } from '../../../domain/test/conflicts.ts';
import { aMission } from '../../../domain/test/plans.ts';
import type { ConstraintKind } from '@shiptime/domain/vessels/constraints';
import { computeUpperBound } from '../upper-bound.ts';
import { indexProblem } from '../indexed-problem.ts';
import { searchPlans } from '../search.ts';
import { buildFleetProblem } from './fleet-problem.ts';
import { applyChanges, createProposedChanges, findNewErrors } from './proposed-changes.ts';

const port = fc.integer({ min: 1, max: 12 });
const stops = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 6 }),
    lasts: fc.integer({ min: 1, max: 5 }),
    port: fc.option(port, { nil: null, freq: 2 }),
    kind: fc.constantFrom<ConstraintKind>('breakdown', 'standby', 'other_program'),
  }),
  { minLength: 1, maxLength: 6 },
);

it('adds the time at sea around and during stops without a port to one transit, as the rules do', async () => {
  const highs = await loadHighs();
  const counted = { placed: 0, none: 0 };
  fc.assert(
    fc.property(stops, port, port, fc.integer({ min: 1, max: 6 }), (all, home, at, days) => {
      let offset = 0;
      const constraints = all.map(({ gap, lasts, port: port_id, kind }, index) => {
        const start_date = addDays('2028-06-01', offset + gap);
        offset += gap + lasts;
        const end_date = addDays(start_date, lasts - 1);
        return aConstraint({ id: index + 2, start_date, end_date, port_id, kind });
      });
      const mission = {
        ...aMission({ id: 1, vessel_plan_id: 1, ship_time_request_id: 1, operational_days: days }),
        ...{ mobilization_days: 0, demobilization_days: 0, start_date: null },
        ...{ mobilization_port_id: at, demobilization_port_id: at },
      };
      const board = createBoard({
        fiscal_year: fiscalYear,
        applications: [
          anApplication({
            operational_days: days,
            operational_window_start: '2028-06-01',
            operational_window_end: addDays('2028-06-01', Math.max(days, offset + 2)),
          }),
        ],
        ports: [],
        distance: inARow,
        lanes: [
          {
            vessel_plan_id: 1,
            vessel: aVessel({ home_port_id: home }),
            missions: [mission],
            constraints: [
              aConstraint({ id: 1, start_date: '2028-05-20', end_date: '2028-05-31', port_id: home }),
              ...constraints,
            ],
          },
        ],
      });
      const weights = { ...weightsOfPreset('balanced'), transitDay: 0 };
      const notBefore = tickOfDay('2028-06-01');
      const posed = buildFleetProblem(board, {
        ...{ mode: 'fill', weights, stability: 0, locked: new Set(), notBefore },
        ...{ allowUnknown: false, allowOtherWaters: true },
      });
      const model = indexProblem(posed.problem);
      const { value, placements } = searchPlans(model, { seed: 1, done: (n) => n / 64 });
      const lane = findLaneOfMission(mission, board);
      const any = lane && findEarliestConflictFreeStart(mission, lane, board.conflictContext, notBefore);
      expect(placements).toHaveLength(any === null ? 0 : 1);
      counted[any === null ? 'none' : 'placed'] += 1;
      const after = applyChanges(board, createProposedChanges(posed, placements));
      expect(findNewErrors(board, after)).toEqual([]);
      const [bound] = [...computeUpperBound(highs, model, [])].slice(-1);
      expect(bound?.value).toBeCloseTo(value);
    }),
    { numRuns: 300, seed: 5 },
  );
  expect(Math.min(counted.placed, counted.none)).toBeGreaterThan(30);
});
