import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, cleanPlan, scheduled } from '../../test/conflicts.ts';
import { aMission } from '../../test/plans.ts';
import type { CheckPlanInput } from './conflicts/check-plan.ts';
import { createConflictContext } from './conflicts/conflict-context.ts';
import { createLaneWithStops } from './conflicts/lanes.ts';
import { computeLaneCosts } from './costs/lane-costs.ts';
import { computePlanTotals } from './plan-totals.ts';

const totals = (some: Partial<CheckPlanInput>) => {
  const plan = aPlan(some);
  const conflictContext = createConflictContext(plan);
  return computePlanTotals(
    createLaneWithStops({ ...plan, vessel_plan_id: 1 }, conflictContext.applications),
    conflictContext,
  );
};

const freeOfCharge = {
  day_rate: 0,
  crew_cycle_cost: 0,
  crew_cycle_days: 1,
  fuel_at_sea: 0,
  fuel_in_transit: 0,
  fuel_alongside: 0,
  carbon_factor: 0,
};

describe('how a vessel’s year is spent', () => {
  it('adds up', () => {
    const missions = [
      scheduled('2028-06-01', { mobilization_days: 1, demobilization_days: 0.5, mobilization_port_id: 3 }),
      scheduled('2028-06-05', { id: 2 }),
      aMission({ id: 3, mobilization_days: 1 }),
    ];
    expect(totals({ missions, constraints: [aConstraint()] })).toEqual({
      year_days: 365,
      used_days: 9,
      operational_days: 10,
      constraint_days: 10,
      transit_days: 1,
      unknown_transits: 0,
      free_days: 345,
      unscheduled_days: 6,
    });
  });

  it('counts only what lies in the fiscal year', () => {
    expect(totals({ missions: [scheduled('2028-03-30')] })).toMatchObject({ used_days: 3, free_days: 362 });
    expect(totals({ missions: [scheduled('2029-03-30')] })).toMatchObject({ used_days: 2, free_days: 363 });
    expect(
      totals({ constraints: [aConstraint({ start_date: '2027-01-01', end_date: '2030-01-01' })] }),
    ).toMatchObject({
      constraint_days: 365,
      free_days: 0,
    });
  });

  it('has the ship at the last port of a mission inside a programme without a port', () => {
    const programme = aConstraint({ start_date: '2028-06-01', end_date: '2028-06-30', port_id: null });
    const inside = scheduled('2028-06-05', { mobilization_port_id: 3, demobilization_port_id: 3 });
    const after = scheduled('2028-07-20', { id: 2, mobilization_port_id: 3, demobilization_port_id: 3 });
    const { free_days, transit_days } = totals({ missions: [inside, after], constraints: [programme] });
    const alone = totals({ missions: [inside, after] });
    expect(transit_days).toBe(alone.transit_days);
    expect(free_days).toBeGreaterThanOrEqual(alone.free_days - 30);
  });

  it('has a ship that is out of service sail to no maintenance in another port meanwhile', () => {
    const outage = aConstraint({ start_date: '2028-07-01', end_date: '2028-08-11', port_id: null });
    const days = { start_date: '2028-07-10', end_date: '2028-07-18' };
    const maintenance = aConstraint({ ...days, id: 2, port_id: 3 });
    const missions = [scheduled('2028-06-16')];
    const { transit_days } = totals({ missions, constraints: [outage, maintenance] });
    expect(transit_days).toBe(totals({ missions, constraints: [outage] }).transit_days);
    expect(transit_days).toBeLessThan(totals({ missions, constraints: [maintenance] }).transit_days);
  });

  it('counts the transits that are paid, also where a refit begins in another port on the first day', () => {
    const refit = aConstraint({ start_date: '2028-04-01', end_date: '2028-04-20', port_id: 3 });
    const plan = aPlan({ constraints: [refit], missions: [scheduled('2028-06-01')] });
    const conflictContext = createConflictContext(plan);
    const lane = createLaneWithStops({ ...plan, vessel_plan_id: 1 }, conflictContext.applications);
    const fuel_in_transit = 100;
    const { whole } = computeLaneCosts(lane, conflictContext, { ...freeOfCharge, fuel_in_transit });
    const { transit_days } = computePlanTotals(lane, conflictContext);
    expect(transit_days).toBeGreaterThan(0);
    expect(whole.fuel).toBe(transit_days * fuel_in_transit);
  });

  it('does not guess transits that are unknown', () => {
    const missions = [scheduled('2028-06-01', { mobilization_port_id: 3 })];
    expect(totals({ missions, vessel: aVessel({ cruising_speed: null }) })).toMatchObject({
      transit_days: 0,
      unknown_transits: 1,
    });
  });

  it('is the whole year in a plan without conflicts', () => {
    fc.assert(
      fc.property(cleanPlan, (plan) => {
        const { year_days, used_days, constraint_days, transit_days, free_days } = totals(plan);
        expect(used_days + constraint_days + transit_days + free_days).toBe(year_days);
      }),
    );
  });
});
