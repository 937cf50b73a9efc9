import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, anApplication, scheduled } from '../../../test/conflicts.ts';
import { aMission } from '../../../test/plans.ts';
import type { Mission } from '../missions.ts';
import { createBoard } from './board.ts';
import type { CheckPlanInput } from './check-plan.ts';
import { checkPlan } from './check-plan.ts';
import { findBestSlot } from './remedies.ts';

const mine = { ship_time_request_id: 1 };
const june = anApplication({
  operational_days: 10,
  operational_window_start: '2028-06-01',
  operational_window_end: '2028-06-30',
  preferred_start_window_start: '2028-06-10',
  preferred_start_window_end: '2028-06-20',
});
const best = (mission: Mission, some: Partial<CheckPlanInput> = {}) => {
  const plan = aPlan({ applications: [june], ...some });
  const missions = [mission, ...plan.missions];
  return {
    slot: findBestSlot(mission, createBoard({ ...plan, lanes: [{ ...plan, vessel_plan_id: 1, missions }] })),
    remedy: checkPlan({ ...plan, missions }).find(({ code }) => code === 'unscheduled')?.remedy,
  };
};
const tenDays = aMission({ ...mine, operational_days: 10 });

describe('the best free slot of a mission', () => {
  it('is in the preferred window, and the one that the remedy offers', () => {
    const { slot, remedy } = best(tenDays, { missions: [scheduled('2028-06-10', { id: 2 })] });
    expect(slot).toEqual({ start: { start_date: '2028-06-15', start_fraction: 0 } });
    expect(remedy).toMatchObject({ start_date: '2028-06-15', start_fraction: 0 });
  });

  it('lets operations begin with the preferred window', () => {
    expect(best({ ...tenDays, mobilization_days: 0.5 }).slot).toEqual({
      start: { start_date: '2028-06-09', start_fraction: 0.5 },
    });
  });

  it('is elsewhere in the operational window where the preferred one is taken', () => {
    const missions = [scheduled('2028-06-10', { id: 2, operational_days: 11 })];
    expect(best(aMission({ ...mine, operational_days: 9 }), { missions }).slot).toEqual({
      start: { start_date: '2028-06-01', start_fraction: 0 },
    });
  });

  it('begins within a day where the window holds no other', () => {
    const whole = aMission({ ...mine, mobilization_days: 0.5, operational_days: 30 });
    expect(best(whole).slot).toEqual({ start: { start_date: '2028-05-31', start_fraction: 0.5 } });
  });

  it('is where a mission stands, if nothing is wrong there; else the nearest', () => {
    const standing = { ...tenDays, start_date: '2028-06-12', start_fraction: 0.25 } as const;
    const { start_date, start_fraction } = standing;
    expect(best(standing).slot).toEqual({ start: { start_date, start_fraction } });
    const constraints = [aConstraint({ start_date: '2028-06-11', end_date: '2028-06-13' })];
    expect(best(standing, { constraints }).slot).toEqual({
      start: { start_date: '2028-06-14', start_fraction: 0 },
    });
  });

  it('is told by the longest free stretch of the window where there is none', () => {
    const missions = [scheduled('2028-06-08', { id: 2 }), scheduled('2028-06-22', { id: 3 })];
    expect(best(tenDays, { missions }).slot).toEqual({ start: null, free: 9, needed: 10, together: false });
    const constraints = [aConstraint({ start_date: '2028-05-01', end_date: '2028-07-31' })];
    expect(best(tenDays, { constraints }).slot).toEqual({
      start: null,
      free: 0,
      needed: 10,
      together: false,
    });
  });

  it('is none where every day of the window brings an error, though enough are free', () => {
    const ports = [{ id: 1, season_start: '08-01', season_end: '09-30' }];
    expect(best(tenDays, { ports }).slot).toEqual({ start: null, free: 30, needed: 10, together: false });
  });
});
