import { describe, expect, it } from 'vitest';
import { aPlan, aVessel, scheduled } from '../../../test/conflicts.ts';
import type { Mission } from '../missions.ts';
import { checkPlan, type PlanInput } from './check-plan.ts';

const far = { mobilization_port_id: 1, demobilization_port_id: 5 };
const check = (mission: Partial<Mission>, plan: Partial<PlanInput> = {}) =>
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
    const missing = (mission: Partial<Mission>, plan: Partial<PlanInput> = {}) =>
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
