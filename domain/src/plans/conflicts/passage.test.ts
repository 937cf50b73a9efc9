import { describe, expect, it } from 'vitest';
import { anApplication, aPlan, aVessel, scheduled } from '../../../test/conflicts.ts';
import type { Mission } from '../missions.ts';
import { checkPlan, type CheckPlanInput } from './check-plan.ts';

const far = { mobilization_port_id: 1, demobilization_port_id: 5 };
const check = (mission: Partial<Mission>, plan: Partial<CheckPlanInput> = {}) =>
  checkPlan(aPlan({ missions: [scheduled('2028-06-01', { ...far, ...mission })], ...plan })).filter(
    ({ severity }) => severity === 'error',
  );

describe('the way inside a mission', () => {
  it('takes no more than its days at sea, at cruising speed', () => {
    expect(check({ operational_days: 2 })).toEqual([]);
    expect(check({ operational_days: 1.75, mobilization_days: 3 })).toMatchObject([
      {
        code: 'passage_short',
        mission_ids: [1],
        days: 0.25,
        params: { nautical_miles: 480, needed: 2, operational_days: 1.75 },
      },
    ]);
  });

  it('is impossible where there is no way by sea, though nobody knows the speed', () => {
    const vessel = aVessel({ cruising_speed: null });
    expect(check({ demobilization_port_id: 99 }, { vessel })).toMatchObject([
      { code: 'passage_impossible', params: { from_port_id: 1, to_port_id: 99 } },
    ]);
  });

  it('is told as unknown where a port, the way or the speed is', () => {
    const missing = (mission: Partial<Mission>, plan: Partial<CheckPlanInput> = {}) =>
      checkPlan(aPlan({ missions: [scheduled('2028-06-01', { ...far, ...mission })], ...plan })).map(
        ({ code, params }) => [code, params['cause']],
      );
    expect(missing({ demobilization_port_id: null })).toEqual([['not_checked', 'mission_ports']]);
    expect(missing({ demobilization_port_id: 98 })).toEqual([['not_checked', 'distance']]);
    expect(missing({}, { vessel: aVessel({ cruising_speed: null }) })).toEqual([
      ['not_checked', 'cruising_speed'],
    ]);
  });
});

describe('the way to the stations', () => {
  const home = { mobilization_port_id: 1, demobilization_port_id: 1, ship_time_request_id: 7 };
  const applications = [anApplication({ id: 7, operational_days: 8, farthest_nautical_miles: 600 })];
  const short = (missions: readonly Mission[], plan: Partial<CheckPlanInput> = {}) =>
    checkPlan(aPlan({ missions, applications, ...plan })).filter(({ code }) => code === 'passage_short');

  it('to the farthest and on to the last port takes no more than its days at sea', () => {
    expect(short([scheduled('2028-06-01', { ...home, operational_days: 2.5 })])).toEqual([]);
    expect(short([scheduled('2028-06-01', { ...home, operational_days: 2.25 })])).toMatchObject([
      {
        mission_ids: [1],
        days: 0.25,
        params: { cause: 'stations', nautical_miles: 600, needed: 2.5, operational_days: 2.25 },
      },
    ]);
  });

  it('is no error of a leg, nor where the speed is unknown', () => {
    const leg = (id: number, start: string, operational_days: number) =>
      scheduled(start, { ...home, id, operational_days });
    expect(short([leg(1, '2028-06-01', 2), leg(2, '2028-07-01', 6)])).toEqual([]);
    expect(short([leg(1, '2028-06-01', 2)], { vessel: aVessel({ cruising_speed: null }) })).toEqual([]);
  });
});

describe('port calls inside a mission', () => {
  const calls = (port_call_stops: Mission['port_call_stops'], some: Partial<Mission> = {}) =>
    check({ port_call_stops, port_calls: port_call_stops?.length ?? 0, operational_days: 8, ...some }).map(
      ({ code, days, params }) => [code, days, params['port_id'] ?? params['ports'] ?? params['needed']],
    );
  const call = (port_id: number, day: number, days: number | null = null) => ({ port_id, day, days });

  it('are reached in the order of their days, and days alongside count', () => {
    expect(calls([call(5, 3, 1)], { demobilization_port_id: 1 })).toEqual([]);
    expect(calls([call(5, 3, 4.25)], { demobilization_port_id: 1 })).toEqual([['passage_short', 0.25, 8.25]]);
  });

  it('are told where the port cannot be reached by its day', () => {
    expect(calls([call(5, 2)])).toEqual([['port_call_late', 0.25, 5]]);
    expect(calls([call(5, 3)])).toEqual([]);
    expect(calls([call(5, 2)], { start_date: null })).toEqual([
      ['unscheduled', 0, undefined],
      ['port_call_late', 0.25, 5],
    ]);
  });

  it('are told where the last port cannot be reached after them', () => {
    expect(calls([call(5, 8)], { demobilization_port_id: 1 })).toEqual([['port_call_late', 1, 1]]);
  });

  it('are told where they lie outside the days at sea', () => {
    expect(calls([call(1, 9)])).toEqual([['port_call_outside', 1, '1']]);
    expect(calls([call(1, 1)], { mobilization_days: 1 })).toEqual([['port_call_outside', 1, '1']]);
  });

  it('are impossible where there is no way by sea', () => {
    expect(calls([call(99, 3)])).toEqual([['passage_impossible', 0, undefined]]);
  });
});
