import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, anApplication, cleanPlan, scheduled } from '../../../test/conflicts.ts';
import { aMission, arbitraryMissions } from '../../../test/plans.ts';
import type { Mission } from '../missions.ts';
import { conflictsOf, createBoard } from './board.ts';
import type { CheckPlanInput } from './check-plan.ts';
import { checkPlan } from './check-plan.ts';
import type { Conflict } from './conflict.ts';
import { conflictKey } from './conflict.ts';
import type { Remedy } from './remedies.ts';

const remedies = (some: Partial<CheckPlanInput>) =>
  checkPlan(aPlan(some)).map(({ code, remedy }) => [code, remedy]);
const omit = <T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.some((each) => each === key))) as Omit<
    T,
    K
  >;
const mine = { ship_time_request_id: 1 };
const follow = (missions: readonly Mission[], remedy: Remedy): Mission[] =>
  missions.map((mission) =>
    mission.id === remedy.mission_id ? { ...mission, ...omit(remedy, 'kind', 'mission_id') } : mission,
  );

describe('the step that mends a conflict', () => {
  it('moves the later of two missions to the nearest free day, transit included', () => {
    const missions = [scheduled('2028-06-01'), scheduled('2028-06-05', { id: 2, mobilization_port_id: 3 })];
    expect(remedies({ missions })).toEqual([
      ['overlap', { kind: 'move', mission_id: 2, start_date: '2028-06-07', start_fraction: 0 }],
    ]);
  });

  it('passes over constraints', () => {
    const missions = [scheduled('2028-08-27'), scheduled('2028-08-31', { id: 2, operational_days: 30 })];
    expect(remedies({ missions, constraints: [aConstraint()] })[0]).toEqual([
      'overlap',
      { kind: 'move', mission_id: 2, start_date: '2028-09-11', start_fraction: 0 },
    ]);
  });

  it('places a mission at the first time in its preferred window', () => {
    const applications = [
      anApplication({
        operational_window_start: '2028-06-01',
        operational_window_end: '2028-08-01',
        preferred_start_window_start: '2028-06-20',
        preferred_start_window_end: '2028-06-30',
      }),
    ];
    const missions = [aMission(mine), scheduled('2028-06-19', { id: 2 })];
    expect(remedies({ applications, missions })).toContainEqual([
      'unscheduled',
      { kind: 'place', mission_id: 1, start_date: '2028-06-24', start_fraction: 0 },
    ]);
  });

  it('shifts a mission into its window', () => {
    const applications = [
      anApplication({ operational_window_start: '2028-06-10', operational_window_end: '2028-06-30' }),
    ];
    const at = (start: string) =>
      remedies({ applications, missions: [scheduled(start, { ...mine, mobilization_days: 1 })] });
    expect(at('2028-06-01')).toEqual([
      ['outside_window', { kind: 'move', mission_id: 1, start_date: '2028-06-09', start_fraction: 0 }],
    ]);
    expect(at('2028-07-01')).toEqual([
      ['outside_window', { kind: 'move', mission_id: 1, start_date: '2028-06-25', start_fraction: 0 }],
    ]);
  });

  it('sets berths, days and port calls', () => {
    const applications = [anApplication({ min_science_berths: 8, operational_days: 12 })];
    const missions = [scheduled('2028-06-01', { ...mine, approved_berths: 6 })];
    expect(remedies({ applications, missions, vessel: aVessel({ endurance: 3 }) })).toEqual([
      ['berths_minimum', { kind: 'set_approved_berths', mission_id: 1, approved_berths: 8 }],
      ['endurance', { kind: 'set_port_calls', mission_id: 1, port_calls: 1 }],
      ['days_short', undefined],
    ]);
    expect(remedies({ applications, missions })).toContainEqual([
      'days_short',
      { kind: 'set_operational_days', mission_id: 1, operational_days: 12 },
    ]);
    expect(remedies({ missions: [scheduled('2028-06-01', { approved_berths: 30 })] })).toEqual([
      ['berths_over', { kind: 'set_approved_berths', mission_id: 1, approved_berths: 20 }],
    ]);
  });

  it('keeps the missions of one application apart', () => {
    const elsewhere = [
      {
        vessel_id: 2,
        mission: scheduled('2028-06-01', { ...mine, id: 2, vessel_plan_id: 2, operational_days: 30 }),
      },
    ];
    expect(remedies({ missions: [scheduled('2028-06-10', mine)], elsewhere })).toEqual([
      ['own_missions_overlap', { kind: 'move', mission_id: 1, start_date: '2028-05-27', start_fraction: 0 }],
    ]);
  });

  it('keeps the order of the parts of a split mission where there is room', () => {
    const applications = [
      anApplication({ operational_window_start: '2028-05-01', operational_window_end: '2028-07-30' }),
    ];
    const first = scheduled('2028-06-01', { ...mine, id: 1 });
    const second = { ...mine, id: 2 };
    const placed = (missions: readonly Mission[]) =>
      remedies({ applications, missions }).flatMap(([, remedy]) => (remedy ? [remedy] : []));
    expect(placed([first, aMission(second)])).toContainEqual(
      expect.objectContaining({ kind: 'place', mission_id: 2, start_date: '2028-06-06' }),
    );
    expect(placed([first, scheduled('2028-07-29', second)])).toContainEqual(
      expect.objectContaining({ kind: 'move', mission_id: 2, start_date: '2028-07-26' }),
    );
  });

  it('leaves room for the weather', () => {
    const missions = [scheduled('2028-06-01'), scheduled('2028-06-06', { id: 2 })];
    expect(remedies({ missions })).toEqual([
      ['no_contingency', { kind: 'move', mission_id: 2, start_date: '2028-06-07', start_fraction: 0 }],
    ]);
  });

  it('is not offered where it would not help', () => {
    const missions = [
      scheduled('2028-04-01', { operational_days: 360 }),
      scheduled('2028-05-01', { id: 2, operational_days: 20 }),
    ];
    expect(remedies({ missions, vessel: aVessel({ endurance: null }) })[0]).toEqual(['overlap', undefined]);
    const unreached = { mobilization_port_id: 99, demobilization_port_id: 99 };
    expect(remedies({ missions: [scheduled('2028-06-01', unreached)] })).toEqual([
      ['transit_impossible', undefined],
    ]);
  });

  const errors = (found: readonly Conflict[]) => found.filter((each) => each.severity === 'error').length;

  it('mends the conflict in any plan, without a new error', () => {
    fc.assert(
      fc.property(arbitraryMissions, cleanPlan, (missions, { applications }) => {
        const plan = aPlan({ missions, applications, constraints: [aConstraint()] });
        const found = checkPlan(plan);
        const unmended = (all: readonly Mission[]) =>
          conflictsOf(createBoard({ ...plan, lanes: [{ ...plan, vessel_plan_id: 1, missions: all }] }));
        for (const each of found) {
          const next = each.remedy === undefined ? [] : unmended(follow(missions, each.remedy));
          expect(next.map(conflictKey)).not.toContain(conflictKey(each));
          expect(errors(next)).toBeLessThanOrEqual(each.remedy === undefined ? 0 : errors(found));
        }
      }),
      { numRuns: 40 },
    );
  });
});
