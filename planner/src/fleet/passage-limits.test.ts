import { createBoard } from '@shiptime/domain/plans/conflicts/board';
import { tickOfDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { expect, it } from 'vitest';
import { anApplication, aVessel, fiscalYear, inARow, scheduled } from '../../../domain/test/conflicts.ts';
import type { PlanningParameters } from './planning-parameters.ts';
import { findLengthLimits, minimumTicksOfParts, passageOfParts } from './passage-limits.ts';
import { bonusForKeepingPlace } from './placement-options.ts';
import { PortIndex } from './port-index.ts';

const leg = scheduled('2028-06-05', { id: 1, ship_time_request_id: 1, operational_days: 20 });
const longer = scheduled('2028-07-10', { id: 2, ship_time_request_id: 1, operational_days: 40 });
const wishes: PlanningParameters = {
  ...{ mode: 'replan', weights: weightsOfPreset('least_change'), stability: 0.1, locked: new Set() },
  ...{ notBefore: tickOfDay('2028-04-01'), allowUnknown: false, allowOtherWaters: false },
  ...{ shorterBy: 0.5, leastPart: 3 },
};

it('lets an outage shorten one leg below half while the application keeps half, but not below a quarter of its work', () => {
  const board = createBoard({
    ...{ fiscal_year: fiscalYear, applications: [anApplication()], ports: [], distance: inARow },
    lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: [leg, longer], constraints: [] }],
  });
  const [first] = board.lanes;
  const leastOf = (affected: ReadonlySet<number>, isAlone = false) =>
    findLengthLimits(
      { board, ports: new PortIndex(inARow), wishes: { ...wishes, affected } },
      { mission: leg, isAlone },
      first!.lane,
    ).leastOps;
  expect(leastOf(new Set([1]))).toBe(daysToTicks(5));
  expect(leastOf(new Set([1]), true)).toBe(daysToTicks(10));
  expect(leastOf(new Set([2]))).toBe(daysToTicks(10));
});

it('values a mission that the outage does not touch as if stability were full', () => {
  const bonusOf = (affected: ReadonlySet<number>) =>
    bonusForKeepingPlace({ mission: leg, start: 0 }, { ...wishes, affected }, 1000);
  expect(bonusOf(new Set([2]))).toBeCloseTo(10 * bonusOf(new Set([1])));
});

it('doubts a passage that takes longer than the planned mission', () => {
  const leastOf = (days: number) => {
    const board = createBoard({
      ...{ fiscal_year: fiscalYear, applications: [anApplication()], ports: [], distance: inARow },
      milesViaStations: () => [days * 24 * (aVessel().cruising_speed ?? 0)],
      lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: [leg], constraints: [] }],
    });
    const asked = { board, ports: new PortIndex(inARow), wishes };
    return findLengthLimits(asked, { mission: leg, isAlone: true }, board.lanes[0]!.lane).leastOps;
  };
  expect(leastOf(18)).toBe(daysToTicks(19));
  expect(leastOf(21)).toBe(daysToTicks(10));
});

it('leaves a split mission three quarters of its work beside the passages, or a quarter if half of its days may go', () => {
  const knots = aVessel().cruising_speed ?? 0;
  const board = createBoard({
    ...{ fiscal_year: fiscalYear, applications: [anApplication()], ports: [], distance: inARow },
    milesViaStations: () => [4 * 24 * knots],
    lanes: [{ vessel_plan_id: 1, vessel: aVessel(), missions: [leg], constraints: [] }],
  });
  const { lane } = board.lanes[0]!;
  const leastOf = (shorterBy: number) => {
    const asked = { board, ports: new PortIndex(inARow), wishes: { ...wishes, shorterBy } };
    const piece = { mission: leg, isAlone: true };
    const repair = {
      start: tickOfDay('2028-06-12'),
      end: tickOfDay('2028-06-15'),
      port_id: 1,
      isBreakdown: true,
    };
    return minimumTicksOfParts(asked, piece, passageOfParts(asked, piece, repair, lane), lane);
  };
  expect(leastOf(0)).toBe(daysToTicks(8 + 12));
  expect(leastOf(0.5)).toBe(daysToTicks(8 + 4));
});
