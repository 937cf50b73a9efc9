import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, scheduled } from '../../../test/conflicts.ts';
import type { Mission } from '../missions.ts';
import type { CheckPlanInput } from './check-plan.ts';
import { checkPlan } from './check-plan.ts';

const voyage = (start: string, some: Partial<Mission> = {}): Mission =>
  scheduled(start, { mobilization_days: 1, operational_days: 3, demobilization_days: 1, ...some });
const first = voyage('2028-06-01');
const hurried = (some: Partial<CheckPlanInput>, turn_round: number | null = 3) =>
  checkPlan(aPlan({ vessel: aVessel({ turn_round }), ...some })).filter(
    ({ code }) => code === 'turn_round_short',
  );

describe('between two missions the vessel lies in port for its turn-round', () => {
  it('with demobilization, mobilization and the time between them', () => {
    expect(hurried({ missions: [first, voyage('2028-06-07', { id: 2 })] })).toEqual([]);
    const sooner = voyage('2028-06-06', { id: 2, start_fraction: 0.75 });
    expect(hurried({ missions: [first, sooner] })).toMatchObject([
      {
        severity: 'warning',
        mission_ids: [1, 2],
        days: 0.25,
        params: { in_port: 2.75, turn_round: 3 },
      },
    ]);
  });

  it('without the time that the transit takes', () => {
    const elsewhere = (start: string) => voyage(start, { id: 2, mobilization_port_id: 3 });
    expect(hurried({ missions: [first, elsewhere('2028-06-08')] })).toEqual([]);
    expect(hurried({ missions: [first, elsewhere('2028-06-07')] })).toMatchObject([{ days: 1 }]);
    expect(hurried({ missions: [first, elsewhere('2028-06-06')] })).toEqual([]);
  });

  it('where a turn-round is known, and nothing else stands between the two', () => {
    const missions = [first, voyage('2028-06-06', { id: 2 })];
    expect(hurried({ missions }, null)).toEqual([]);
    const day = { start_date: '2028-06-06', end_date: '2028-06-06' };
    const later = [first, voyage('2028-06-07', { id: 2 })];
    expect(hurried({ missions: later, constraints: [aConstraint(day)] })).toEqual([]);
  });

  it('unless both are of one application', () => {
    const of = { ship_time_request_id: 1 };
    const missions = [voyage('2028-06-01', of), voyage('2028-06-06', { ...of, id: 2 })];
    expect(hurried({ missions })).toEqual([]);
  });

  it('moving one of them apart mends it', () => {
    const missions = [first, voyage('2028-06-06', { id: 2 })];
    const [found] = hurried({ missions });
    expect(found).toMatchObject({ remedy: { kind: 'move' } });
  });
});
