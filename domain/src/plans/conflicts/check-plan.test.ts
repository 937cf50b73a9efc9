import { describe, expect, it } from 'vitest';
import { aConstraint, aPlan, aVessel, anApplication, scheduled } from '../../../test/conflicts.ts';
import { aMission } from '../../../test/plans.ts';
import { conflictsOf, createBoard } from './board.ts';
import type { CheckPlanInput } from './check-plan.ts';
import { checkPlan } from './check-plan.ts';
import { conflictSeverities } from './conflict.ts';
import type { CanalLockKey } from './canal-locks.ts';

const check = (some: Partial<CheckPlanInput>) =>
  conflictsOf(createBoard({ ...aPlan(some), lanes: [{ ...aPlan(some), vessel_plan_id: 1 }] })).map(
    (found) => {
      const { severity, ...rest } = found;
      expect(severity).toBe(conflictSeverities[found.code]);
      return rest;
    },
  );
const codes = (some: Partial<CheckPlanInput>) => checkPlan(aPlan(some)).map((found) => found.code);
const applied = (some: Parameters<typeof anApplication>[0]) => [anApplication(some)];
const mine = { ship_time_request_id: 1 };

describe('missions that share a vessel', () => {
  it('touch without a conflict but for the contingency', () => {
    expect(codes({ missions: [scheduled('2028-06-01'), scheduled('2028-06-06', { id: 2 })] })).toEqual([
      'no_contingency',
    ]);
  });

  it('overlap, each with each', () => {
    const missions = [
      scheduled('2028-06-01', { operational_days: 20 }),
      scheduled('2028-06-03', { id: 2, operational_days: 1.5 }),
      scheduled('2028-06-10', { id: 3 }),
    ];
    expect(check({ missions })).toEqual([
      { code: 'overlap', mission_ids: [1, 2], days: 1.5, params: {} },
      { code: 'overlap', mission_ids: [1, 3], days: 5, params: {} },
    ]);
  });

  it('overlap with a constraint, both of whose days count', () => {
    const refit = { constraint: 'Refit', start_date: '2028-09-01', end_date: '2028-09-10' };
    const missions = [scheduled('2028-08-28', { operational_days: 4.25 })];
    expect(check({ missions, constraints: [aConstraint()] })).toEqual([
      { code: 'constraint_overlap', mission_ids: [1], constraint_id: 1, days: 0.25, params: refit },
    ]);
    expect(codes({ missions: [scheduled('2028-09-11')], constraints: [aConstraint()] })).toEqual([]);
    expect(codes({ missions: [scheduled('2028-09-10')], constraints: [aConstraint()] })).toEqual([
      'constraint_overlap',
    ]);
  });

  it('do not mind that two constraints coincide', () => {
    expect(codes({ constraints: [aConstraint(), aConstraint({ id: 2, name: 'Crew change' })] })).toEqual([]);
  });
});

describe('transits', () => {
  const toPort3 = (start: string, some = {}) => scheduled(start, { id: 2, mobilization_port_id: 3, ...some });

  it('take as long as the distance at cruising speed', () => {
    const missions = [scheduled('2028-06-01'), toPort3('2028-06-06', { start_fraction: 0.75 })];
    expect(check({ missions })).toEqual([
      {
        code: 'transit_short',
        mission_ids: [1, 2],
        days: 0.25,
        params: {
          leaving: 'mission',
          reaching: 'mission',
          from_port_id: 1,
          to_port_id: 3,
          nautical_miles: 240,
          method: 'way_points',
          needed: 1,
          available: 0.75,
        },
      },
    ]);
    expect(
      codes({ missions: [scheduled('2028-06-01'), toPort3('2028-06-07', { start_fraction: 0.25 })] }),
    ).toEqual([]);
  });

  it('begin at the home port', () => {
    expect(check({ missions: [toPort3('2028-04-01')] })).toMatchObject([
      {
        code: 'transit_short',
        mission_ids: [2],
        days: 1,
        params: { leaving: 'home', from_port_id: 1, to_port_id: 3 },
      },
    ]);
    expect(codes({ missions: [toPort3('2028-04-02')] })).toEqual([]);
  });

  it('lead to the port of a constraint and away from it', () => {
    const refit = aConstraint({ port_id: 5, start_date: '2028-06-07', end_date: '2028-06-20' });
    expect(check({ missions: [scheduled('2028-06-01')], constraints: [refit] })).toMatchObject([
      {
        code: 'transit_short',
        mission_ids: [1],
        constraint_id: 1,
        days: 1,
        params: { reaching: 'constraint' },
      },
    ]);
    expect(check({ missions: [scheduled('2028-06-22', { id: 2 })], constraints: [refit] })).toMatchObject([
      {
        code: 'transit_short',
        mission_ids: [2],
        days: 1,
        params: { leaving: 'constraint', from_port_id: 5 },
      },
    ]);
  });

  it.each(['breakdown', 'port_closed'] as const)('do not go on during a %s without a port', (kind) => {
    const stop = aConstraint({ kind, start_date: '2028-06-07', end_date: '2028-06-20' });
    const missions = [scheduled('2028-06-01'), scheduled('2028-06-21', { id: 2, mobilization_port_id: 5 })];
    expect(check({ missions, constraints: [stop] })).toMatchObject([
      { code: 'transit_short', mission_ids: [1, 2], days: 1, params: { needed: 2, available: 1 } },
    ]);
  });

  it.each(['other_program', 'standby', 'other'] as const)('go on during a %s without a port', (kind) => {
    const program = aConstraint({ kind, start_date: '2028-06-07', end_date: '2028-06-07' });
    const missions = [scheduled('2028-06-01'), scheduled('2028-06-08', { id: 2, mobilization_port_id: 5 })];
    expect(check({ missions, constraints: [program] })).toEqual([]);
    const shut = { ...program, kind: 'breakdown' as const };
    expect(check({ missions, constraints: [shut] })).toMatchObject([{ code: 'transit_short', days: 1 }]);
  });

  it('are impossible where there is no way by sea', () => {
    const missions = [scheduled('2028-06-01', { mobilization_port_id: 99, demobilization_port_id: 99 })];
    expect(check({ missions })).toMatchObject([
      { code: 'transit_impossible', mission_ids: [1], params: { cause: 'no_route', to_port_id: 99 } },
    ]);
  });

  it('are impossible while ice shuts the home port', () => {
    const ports = [
      { id: 1, season_start: '05-15', season_end: '11-15' },
      { id: 2, season_start: null, season_end: null },
    ];
    const far = { mobilization_port_id: 2, demobilization_port_id: 2 };
    expect(check({ ports, missions: [scheduled('2028-05-10', far)] })).toMatchObject([
      { code: 'transit_impossible', params: { cause: 'season', port_id: 1 } },
    ]);
    expect(codes({ ports, missions: [scheduled('2028-05-20', far)] })).toEqual([]);
  });

  it('should leave a twentieth of the days at sea for the weather', () => {
    const missions = [
      scheduled('2028-06-01', { operational_days: 20 }),
      scheduled('2028-06-21', { id: 2, start_fraction: 0.75 }),
    ];
    expect(check({ missions })).toMatchObject([
      { code: 'no_contingency', mission_ids: [1, 2], days: 0.25, params: { left: 0.75, wanted: 1 } },
    ]);
    const later = [missions[0] ?? aMission(), scheduled('2028-06-22', { id: 2 })];
    expect(codes({ missions: later })).toEqual([]);
  });

  describe('through locks', () => {
    const through = (locks: readonly CanalLockKey[], around_nautical_miles: number | null) => () => ({
      nautical_miles: 10,
      method: 'way_points' as const,
      locks,
      around_nautical_miles,
    });
    const between = (end: string, start: string, distance: CheckPlanInput['distance']) =>
      check({
        missions: [
          scheduled(end, { mobilization_days: 0, operational_days: 1, demobilization_days: 0 }),
          scheduled(start, { id: 2, mobilization_port_id: 2, demobilization_port_id: 2 }),
        ],
        vessel: aVessel({ home_port_id: null }),
        distance,
      }).filter(({ code }) => code.startsWith('transit'));

    it('take their hours while they are open', () => {
      const welland = through(['welland'], null);
      expect(between('2028-06-01', '2028-06-03', welland)).toEqual([]);
      expect(between('2028-06-01', '2028-06-02', welland)).toMatchObject([
        {
          code: 'transit_short',
          params: { cause: 'locks', locks: 'welland', lock_hours: 12, needed: 0.75, nautical_miles: 10 },
        },
      ]);
    });

    it('are gone round while they are closed, where there is a way round', () => {
      const canso = through(['canso'], 480);
      expect(between('2028-12-22', '2028-12-24', canso)).toEqual([]);
      expect(between('2028-12-23', '2028-12-25', canso)).toMatchObject([
        {
          code: 'transit_short',
          params: { cause: 'locks_closed', locks: 'canso', nautical_miles: 480, needed: 2 },
        },
      ]);
      expect(between('2028-12-23', '2028-12-26', canso)).toEqual([]);
      expect(between('2028-12-25', '2029-03-10', through(['canso'], 1_000_000))).toMatchObject([
        { params: { cause: 'locks_closed' } },
      ]);
    });

    it('let nobody through while they are closed, where there is no other way', () => {
      const both = through(['canso', 'welland'], 480);
      expect(between('2029-01-12', '2029-03-01', both)).toMatchObject([
        { code: 'transit_impossible', params: { cause: 'locks_closed', locks: 'canso+welland' } },
      ]);
      expect(between('2029-01-08', '2029-03-01', both)).toEqual([]);
      expect(between('2029-01-12', '2029-03-23', through(['welland'], null))).toEqual([]);
    });

    it('are nothing to what a planner has said', () => {
      const said = () => ({
        nautical_miles: 10,
        method: 'overruled' as const,
        reason: 'ice-breaker',
        computed: null,
      });
      expect(between('2029-01-12', '2029-01-14', said)).toEqual([]);
    });
  });
});

describe('dates', () => {
  it('stay within the fiscal year', () => {
    expect(check({ missions: [scheduled('2028-03-31')] })).toMatchObject([
      { code: 'outside_fiscal_year', days: 1, params: { cause: 'before' } },
    ]);
    expect(check({ missions: [scheduled('2029-03-27', { start_fraction: 0.25 })] })).toMatchObject([
      { code: 'outside_fiscal_year', days: 0.25, params: { cause: 'after' } },
    ]);
    expect(codes({ missions: [scheduled('2028-04-01')] })).toEqual([]);
    expect(codes({ missions: [scheduled('2029-03-27')] })).toEqual([]);
  });

  const window = { operational_window_start: '2028-06-02', operational_window_end: '2028-06-06' };

  it('keep the operations in the operational window, and mention ends that leave it', () => {
    const applications = applied(window);
    const on = (start: string, some = {}) => ({
      applications,
      missions: [scheduled(start, { ...mine, ...some })],
    });
    expect(codes(on('2028-06-02'))).toEqual([]);
    expect(check(on('2028-06-03'))).toMatchObject([
      { code: 'outside_window', days: 1, params: { window_start: '2028-06-02', window_end: '2028-06-06' } },
    ]);
    expect(check(on('2028-06-01', { start_fraction: 0.75 }))).toMatchObject([
      { code: 'outside_window', days: 0.25 },
    ]);
    expect(check(on('2028-06-01', { mobilization_days: 1, demobilization_days: 0.5 }))).toMatchObject([
      { code: 'shoulder_outside_window', days: 1.5 },
    ]);
  });

  it('begin the operations in the preferred window', () => {
    const applications = applied({
      preferred_start_window_start: '2028-06-02',
      preferred_start_window_end: '2028-06-03',
    });
    const on = (start: string, some = {}) =>
      check({ applications, missions: [scheduled(start, { ...mine, ...some })] });
    expect(on('2028-06-01', { mobilization_days: 1 })).toEqual([]);
    expect(on('2028-06-03', { start_fraction: 0.75 })).toEqual([]);
    expect(on('2028-06-04')).toMatchObject([
      { code: 'start_not_preferred', days: 0.25, params: { cause: 'after' } },
    ]);
    expect(on('2028-06-01')).toMatchObject([
      { code: 'start_not_preferred', days: 1, params: { cause: 'before' } },
    ]);
  });

  it('are there at all', () => {
    expect(check({ missions: [aMission()] })).toEqual([
      { code: 'unscheduled', mission_ids: [1], days: 0, params: {} },
    ]);
  });

  it('fall into the seasons of the ports', () => {
    const ports = [
      { id: 1, season_start: null, season_end: null },
      { id: 2, season_start: '07-01', season_end: '10-31' },
      { id: 3, season_start: '11-15', season_end: '04-30' },
    ];
    const from = (port: number, start: string, some = {}) =>
      check({ ports, missions: [scheduled(start, { mobilization_port_id: port, ...some })] });
    expect(from(2, '2028-07-01')).toEqual([]);
    expect(from(2, '2028-06-29', { mobilization_days: 2.25 })).toMatchObject([
      { code: 'port_closed', days: 2, params: { cause: 'mobilization', port_id: 2, season_start: '07-01' } },
    ]);
    expect(from(3, '2028-12-31')).toEqual([]);
    expect(from(3, '2028-05-02')).toMatchObject([{ code: 'port_closed', days: 1 }]);
    expect(from(1, '2028-10-27', { demobilization_port_id: 2, demobilization_days: 1 })).toMatchObject([
      { code: 'port_closed', days: 1, params: { cause: 'demobilization' } },
    ]);
  });
});

describe('what the vessel offers', () => {
  const on = (application: object, mission: object, vessel: object) =>
    check({
      applications: applied(application),
      missions: [scheduled('2028-06-01', { ...mine, ...mission })],
      vessel: aVessel(vessel),
    });

  it('has berths enough', () => {
    const wants = { min_science_berths: 8, ideal_science_berths: 12 };
    expect(on(wants, { approved_berths: 12 }, {})).toEqual([]);
    expect(on(wants, {}, {})).toEqual([]);
    expect(on(wants, {}, { science_berths: 7 })).toMatchObject([
      { code: 'berths_minimum', params: { cause: 'vessel', berths: 7, wanted: 8 } },
    ]);
    expect(on(wants, { approved_berths: 7 }, {})).toMatchObject([
      { code: 'berths_minimum', params: { cause: 'approved' } },
    ]);
    expect(on(wants, { approved_berths: 9 }, {})).toMatchObject([
      { code: 'berths_ideal', params: { cause: 'approved' } },
    ]);
    expect(on(wants, {}, { science_berths: 9 })).toMatchObject([
      { code: 'berths_ideal', params: { cause: 'vessel' } },
    ]);
    expect(on({}, { approved_berths: 21 }, {})).toMatchObject([
      { code: 'berths_over', params: { berths: 20, approved: 21 } },
    ]);
  });

  it('carries a helicopter where one is needed', () => {
    expect(on({ helicopter_required: true }, {}, { helicopter_support: false })).toMatchObject([
      { code: 'helicopter' },
    ]);
    expect(on({ helicopter_required: true }, {}, {})).toEqual([]);
  });

  it('stays at sea long enough, from port call to port call', () => {
    expect(on({}, {}, { endurance: 5 })).toEqual([]);
    expect(on({}, {}, { endurance: 4 })).toMatchObject([{ code: 'endurance', days: 1 }]);
    expect(on({}, { port_calls: 1 }, { endurance: 4 })).toEqual([]);
  });

  it('goes far enough', () => {
    expect(on({ track_nautical_miles: 900 }, {}, { range: 899 })).toMatchObject([
      { code: 'range', params: { nautical_miles: 900, range: 899 } },
    ]);
    expect(on({ track_nautical_miles: 900 }, { port_calls: 1 }, { range: 450 })).toEqual([]);
    expect(on({}, { demobilization_port_id: 3 }, { range: 239 })).toMatchObject([{ code: 'range' }]);
  });

  it('is one of the two that were chosen', () => {
    expect(on({ vessel_preference_1_id: 2, vessel_preference_2_id: 3 }, {}, {})).toMatchObject([
      { code: 'not_chosen_vessel' },
    ]);
    expect(on({ vessel_preference_1_id: 2, vessel_preference_2_id: 1 }, {}, {})).toEqual([]);
  });
});

describe('the missions of one application', () => {
  const applications = applied({ operational_days: 10 });
  const first = scheduled('2028-06-01', mine);
  const elsewhere = (start: string, operational_days: number) => [
    { vessel_id: 2, mission: scheduled(start, { ...mine, id: 2, vessel_plan_id: 2, operational_days }) },
  ];

  it('give the days it asks for, together', () => {
    expect(check({ applications, missions: [first] })).toMatchObject([
      { code: 'days_short', mission_ids: [1], days: 5, params: { required: 10, planned: 5 } },
    ]);
    expect(check({ applications, missions: [first], elsewhere: elsewhere('2028-08-01', 6) })).toMatchObject([
      { code: 'days_over', mission_ids: [1, 2], days: 1 },
    ]);
    expect(codes({ applications, missions: [first], elsewhere: elsewhere('2028-08-01', 5) })).toEqual([]);
  });

  it('are not on two vessels at a time', () => {
    expect(check({ applications, missions: [first], elsewhere: elsewhere('2028-06-04', 5) })).toMatchObject([
      { code: 'own_missions_overlap', mission_ids: [1, 2], days: 2 },
    ]);
  });
});

describe('each code', () => {
  it('has the severity of the rules, the worst listed first', () => {
    const found = checkPlan(
      aPlan({
        vessel: aVessel({ range: null }),
        missions: [scheduled('2028-06-01'), scheduled('2028-06-06', { id: 2 }), aMission({ id: 3 })],
      }),
    );
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([
      ['unscheduled', 'error'],
      ['no_contingency', 'warning'],
      ['not_checked', 'info'],
    ]);
  });
});
