import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, anApplication, scheduled } from '../../../test/conflicts.ts';
import type { CheckPlanInput } from './check-plan.ts';
import { vesselAttributeOf, planningParticulars } from '../../vessels/planning-particulars.ts';
import { checkPlan } from './check-plan.ts';

const unknown = {
  science_berths: null,
  cruising_speed: null,
  range: null,
  endurance: null,
  helicopter_support: null,
  home_port_id: null,
};
const missing = (some: Partial<CheckPlanInput>) =>
  checkPlan(aPlan(some)).map(({ code, params, mission_ids }) => [code, params['cause'], mission_ids]);

describe('what cannot be checked', () => {
  it.each(planningParticulars)('%s of a ship, where it is not known, leaves a rule unasked', (need) => {
    const vessel = aVessel({ [vesselAttributeOf(need)]: null });
    const applications = [anApplication({ min_science_berths: 2, helicopter_required: true })];
    const missions = [
      scheduled('2028-06-01', { ship_time_request_id: 1 }),
      scheduled('2028-06-20', { id: 2, mobilization_port_id: 3 }),
    ];
    const ports = [1, 3].map((id) => ({ id, season_start: null, season_end: null, max_draft: 6 }));
    expect(missing({ vessel, missions, applications, ports }).map(([, cause]) => cause)).toContain(need);
  });

  it('is never a conflict but an information that names each unknown particular once', () => {
    const demanding = anApplication({
      min_science_berths: 90,
      helicopter_required: true,
      track_nautical_miles: 90_000,
    });
    const missions = [
      scheduled('2028-06-01', { ship_time_request_id: 1 }),
      scheduled('2028-06-07', { id: 2, mobilization_port_id: 5, approved_berths: 200 }),
    ];
    const found = checkPlan(aPlan({ vessel: aVessel(unknown), missions, applications: [demanding] }));
    expect(new Set(found.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
      new Set(['not_checked info']),
    );
    expect(found.map(({ params, mission_ids }) => [params['cause'], mission_ids])).toEqual([
      ['science_berths', [1, 2]],
      ['helicopter_support', [1]],
      ['endurance', [1, 2]],
      ['range', [1, 2]],
      ['home_port', [1]],
      ['cruising_speed', [1, 2]],
    ]);
  });

  it('is not mentioned where nobody asks for it', () => {
    const vessel = aVessel({ science_berths: null, helicopter_support: null, cruising_speed: null });
    expect(missing({ vessel, missions: [scheduled('2028-06-01')] })).toEqual([]);
    expect(missing({ vessel: aVessel(unknown) })).toEqual([]);
  });

  it('names missions without ports and pairs of ports without a distance', () => {
    expect(missing({ missions: [scheduled('2028-06-01', { mobilization_port_id: null })] })).toEqual([
      ['not_checked', 'mission_ports', [1]],
    ]);
    expect(missing({ missions: [scheduled('2028-06-01', { mobilization_port_id: 98 })] })).toEqual([
      ['not_checked', 'distance', [1]],
    ]);
    const missions = [
      scheduled('2028-06-01', { demobilization_port_id: null }),
      scheduled('2028-07-01', { id: 2 }),
    ];
    expect(missing({ missions })).toEqual([['not_checked', 'mission_ports', [1, 2]]]);
  });

  it('does not speak of a vessel that serves no mission', () => {
    const constraints = [
      aConstraint({ port_id: 98 }),
      aConstraint({ id: 2, port_id: 99, start_date: '2028-10-01', end_date: '2028-10-02' }),
    ];
    expect(missing({ vessel: aVessel(unknown), constraints })).toEqual([]);
  });
});
