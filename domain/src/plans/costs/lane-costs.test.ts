import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, cleanPlan, scheduled } from '../../../test/conflicts.ts';
import type { VesselCostRates } from '../../vessels/vessel-rates.ts';
import type { CheckPlanInput } from '../conflicts/check-plan.ts';
import { createBoard } from '../conflicts/board.ts';
import { apportionByShare } from './apportion.ts';
import { computeBoardCosts, type LaneCosts } from './lane-costs.ts';

const rates: VesselCostRates = {
  day_rate: 10_000,
  crew_cycle_cost: 28_000,
  crew_cycle_days: 28,
  fuel_at_sea: 4000,
  fuel_in_transit: 8000,
  fuel_alongside: 1000,
  carbon_factor: 2.5,
};

const costs = (some: Partial<CheckPlanInput>, of: VesselCostRates | null = rates): LaneCosts => {
  const plan = aPlan(some);
  const board = createBoard({ ...plan, lanes: [{ ...plan, vessel_plan_id: 1 }] });
  return computeBoardCosts(board, new Map(of ? [[plan.vessel.id, of]] : [])).lanes[0]!;
};

const mission = { operational_days: 4, mobilization_days: 0.5, demobilization_days: 0.5 };
const [first, second] = [
  scheduled('2028-06-01', { ...mission, id: 1, mobilization_port_id: 2, demobilization_port_id: 2 }),
  scheduled('2028-07-01', { ...mission, id: 2, mobilization_port_id: 3, demobilization_port_id: 3 }),
];

describe('what a plan costs', () => {
  it('counts operational days at sea, mobilization and demobilization alongside, ways in transit', () => {
    const { missions, whole } = costs({ missions: [first] });
    expect(missions).toEqual([
      { mission_id: 1, cents: 6_600_000, fuel: 4 * 4000 + 1000 + 8000, co2: 62_500, unknown_transits: 0 },
    ]);
    expect(whole).toEqual({ cents: 6_600_000, fuel: 25_000, co2: 62_500 });
  });

  it('halves the way between two missions, and gives that from home or from the yard to the one mission', () => {
    const of = (plan: Partial<CheckPlanInput>) => costs(plan).missions.map(({ cents }) => cents! / 1_100_000);
    expect(of({ missions: [first, second] })).toEqual([5.75, 6.25]);
    const yard = aConstraint({ start_date: '2028-06-20', end_date: '2028-06-25', port_id: 2 });
    expect(of({ missions: [first, second], constraints: [yard] })).toEqual([5.5, 6.5]);
  });

  it('keeps the way that no mission causes apart', () => {
    const yard = aConstraint({ port_id: 3 });
    const { missions, others, whole } = costs({ constraints: [yard] });
    expect([missions, others]).toEqual([[], { cents: 2_200_000, fuel: 16_000, co2: 40_000 }]);
    expect(whole).toEqual(others);
  });

  it('says of what nobody knows that it is not known, never 0, and which rate is missing', () => {
    const nothing = costs({ missions: [first] }, null);
    expect(nothing.whole).toEqual({ cents: null, fuel: null, co2: null });
    expect(nothing.missing).toEqual([
      'day_rate',
      'crew_cycle',
      'fuel_at_sea',
      'fuel_in_transit',
      'fuel_alongside',
      'carbon_factor',
    ]);
    const part = costs({ missions: [first] }, { ...rates, crew_cycle_cost: null, crew_cycle_days: null });
    expect(part).toMatchObject({ whole: { cents: null, fuel: 25_000 }, missing: ['crew_cycle'] });
    const still = { ...mission, mobilization_days: 0, demobilization_days: 0 };
    const atHome = scheduled('2028-06-01', { ...still, mobilization_port_id: 1, demobilization_port_id: 1 });
    const unused = costs({ missions: [atHome] }, { ...rates, fuel_alongside: null, fuel_in_transit: null });
    expect(unused).toMatchObject({ whole: { fuel: 16_000 }, missing: [] });
    expect(costs({}, null).whole).toEqual({ cents: 0, fuel: 0, co2: 0 });
  });

  it('counts ways whose length nobody knows instead of taking them for none', () => {
    const nowhere = { ...first, mobilization_port_id: null };
    expect(costs({ missions: [nowhere] })).toMatchObject({
      unknown_transits: 1,
      missions: [{ mission_id: 1, cents: 6_050_000, unknown_transits: 1 }],
    });
    const unknownSpeed = costs({ missions: [first], vessel: aVessel({ cruising_speed: null }) });
    expect(unknownSpeed.unknown_transits).toBe(2);
  });

  it('has parts that sum exactly to the whole, to the cent, the litre and the kilogram', () => {
    const upTo = (max: number) => fc.integer({ min: 0, max });
    const anyRates = fc.record({
      day_rate: upTo(9_999_999).map((cents) => cents / 100),
      crew_cycle_cost: upTo(99_999_999).map((cents) => cents / 100),
      crew_cycle_days: fc.integer({ min: 1, max: 90 }),
      fuel_at_sea: upTo(50_000),
      fuel_in_transit: upTo(50_000),
      fuel_alongside: upTo(5000),
      carbon_factor: upTo(4000).map((grams) => grams / 1000),
    });
    fc.assert(
      fc.property(cleanPlan, anyRates, (plan, of) => {
        const { whole, missions, others } = costs(plan, of);
        for (const unit of ['cents', 'fuel', 'co2'] as const) {
          const parts = [others, ...missions].map((each) => each[unit]!);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole[unit]);
          expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        }
      }),
    );
  });
});

it('shares by largest remainder, no share more than one unit away from what is due', () => {
  expect(apportionByShare([1, 1, 1], 3)).toEqual({ whole: 1, parts: [1, 0, 0] });
  expect(apportionByShare([5, null, 4], 3)).toEqual({ whole: null, parts: [2, null, 1] });
  fc.assert(
    fc.property(fc.array(fc.nat(1e9), { maxLength: 60 }), fc.integer({ min: 1, max: 3000 }), (due, by) => {
      const { whole, parts } = apportionByShare(due, by);
      expect(parts.reduce<number>((sum, part) => sum + part!, 0)).toBe(whole);
      for (const [index, part] of parts.entries()) expect(Math.abs(part! - due[index]! / by)).toBeLessThan(1);
    }),
  );
});
