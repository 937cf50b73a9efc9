import { describe, expect, it } from 'vitest';
import { aPlan, anApplication, scheduled } from '../../../test/conflicts.ts';
import type { Mission } from '../missions.ts';
import { checkPlan } from './check-plan.ts';

const applications = [
  anApplication({
    operational_days: 15,
    preferred_start_window_start: '2028-06-01',
    preferred_start_window_end: '2028-06-03',
  }),
];
const leg = (id: number, start: string): Mission => scheduled(start, { id, ship_time_request_id: 1 });
const found = (missions: readonly Mission[]) =>
  checkPlan(aPlan({ applications, missions })).map(({ code, mission_ids }) => [code, mission_ids]);

describe('legs of one application', () => {
  it('need one margin for the weather, after the last of them', () => {
    const legs = [leg(1, '2028-06-01'), leg(2, '2028-06-06'), leg(3, '2028-06-11')];
    expect(found(legs)).toEqual([]);
    expect(found([...legs, scheduled('2028-06-16', { id: 4 })])).toEqual([['no_contingency', [3, 4]]]);
    expect(found([...legs.slice(0, 2), scheduled('2028-06-11', { id: 4 }), leg(3, '2028-06-20')])).toEqual([
      ['no_contingency', [2, 4]],
    ]);
  });

  it('begin in the preferred start window with the first of them', () => {
    const late = [leg(2, '2028-06-20'), leg(1, '2028-06-10'), leg(3, '2028-06-30')];
    expect(found(late)).toEqual([['start_not_preferred', [1]]]);
  });

  it('are held apart from missions without an application, which have nothing in common', () => {
    const orphans = [scheduled('2028-06-01'), scheduled('2028-06-06', { id: 2 })];
    expect(found(orphans)).toEqual([['no_contingency', [1, 2]]]);
  });
});
