import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aConstraint,
  aPlan,
  aVessel,
  anApplication,
  cleanPlan,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../test/conflicts.ts';
import { arbitraryMission, arbitraryMissions } from '../../../test/plans.ts';
import type { Mission } from '../missions.ts';
import type { BoardInput } from './board.ts';
import { conflictsOf, openBoard, recheck } from './board.ts';
import { checkPlan } from './check-plan.ts';
import { conflictKey } from './conflict.ts';

const applications = Array.from({ length: 9 }, (_, index) =>
  anApplication({
    id: index + 1,
    operational_days: 4 + index,
    operational_window_start: '2028-06-01',
    operational_window_end: '2028-10-01',
    min_science_berths: 3 * index,
    vessel_preference_1_id: 1,
  }),
);

const fleet = (missions: readonly Mission[]): BoardInput => ({
  fiscal_year: fiscalYear,
  applications,
  ports: [{ id: 2, season_start: '06-01', season_end: '11-30' }],
  distance: inARow,
  kept: [{ mission_id: 1, code: 'overlap', other_mission_id: 2, reason: 'Known', by: 'Ana Roy' }],
  lanes: [1, 2, 3].map((id) => ({
    vessel_plan_id: id,
    vessel: aVessel({ id, science_berths: id === 2 ? null : 15 }),
    missions: missions.filter((mission) => mission.vessel_plan_id === id),
    constraints: [aConstraint({ id })],
  })),
});

const onAnyLane = (mission: Mission) =>
  fc.integer({ min: 1, max: 3 }).map((id) => ({ ...mission, vessel_plan_id: id }));
const missionsOnLanes = arbitraryMissions.chain((all) => fc.tuple(...all.map(onAnyLane)));
const listed = (board: ReturnType<typeof openBoard>) =>
  conflictsOf(board)
    .map((found) => JSON.stringify({ ...found, mission_ids: found.mission_ids.toSorted() }))
    .toSorted();

describe('rechecking after a change', () => {
  it('finds what a check of everything finds, whatever was moved, added, removed or transferred', () => {
    fc.assert(
      fc.property(
        missionsOnLanes,
        fc.nat(),
        arbitraryMission(99).chain(onAnyLane),
        fc.boolean(),
        (all, pick, other, gone) => {
          const before = all.length === 0 || pick % 4 === 0 ? null : (all[pick % all.length] ?? null);
          const after = gone && before !== null ? null : { ...other, id: before?.id ?? 99 };
          const rest = all.filter((mission) => mission.id !== before?.id);
          const rechecked = recheck(openBoard(fleet(all)), { before, after });
          expect(listed(rechecked)).toEqual(
            listed(openBoard(fleet(after === null ? rest : [...rest, after]))),
          );
        },
      ),
    );
  });

  it('leaves the other lanes untouched', () => {
    const mission = scheduled('2028-06-01');
    const board = openBoard(fleet([mission]));
    const next = recheck(board, { before: mission, after: { ...mission, start_date: '2028-07-01' } });
    expect(next.lanes[0]).not.toBe(board.lanes[0]);
    expect(next.lanes[1]).toBe(board.lanes[1]);
  });
});

describe('clean plans', () => {
  it('have no conflict of any kind', () => {
    fc.assert(
      fc.property(cleanPlan, (plan) => {
        expect(checkPlan(plan)).toEqual([]);
      }),
    );
  });

  const withOne = cleanPlan.filter((plan) => plan.missions.length > 0);
  const change = (all: readonly Mission[], at: number, to: (mission: Mission) => Mission) =>
    all.map((mission, index) => (index === at % all.length ? to(mission) : mission));

  const planted = {
    overlap: (mission: Mission) => ({ operational_days: mission.operational_days + 300 }),
    outside_fiscal_year: () => ({ start_date: '2028-03-20' }),
    outside_window: (mission: Mission) => ({ operational_days: mission.operational_days + 4 }),
    start_not_preferred: () => ({
      start_fraction: 0,
      start_date: '2029-03-20',
    }),
    berths_minimum: () => ({ approved_berths: 9 }),
    berths_ideal: () => ({ approved_berths: 11 }),
    berths_over: () => ({ approved_berths: 21 }),
    transit_impossible: () => ({ mobilization_port_id: 99 }),
    unscheduled: () => ({ start_date: null }),
    days_short: (mission: Mission) => ({ operational_days: mission.operational_days - 0.125 }),
    days_over: (mission: Mission) => ({ operational_days: mission.operational_days + 1 }),
    endurance: () => ({ operational_days: 50.25 }),
  } satisfies Record<string, (mission: Mission) => Partial<Mission>>;

  for (const [code, plant] of Object.entries<(mission: Mission) => Partial<Mission>>(planted)) {
    it(`show a planted ${code}`, () => {
      fc.assert(
        fc.property(withOne, fc.nat(), (plan, at) => {
          fc.pre(code !== 'overlap' || plan.missions.length > 1);
          const index = code === 'overlap' ? 0 : at % plan.missions.length;
          const missions = change(plan.missions, index, (mission) => ({ ...mission, ...plant(mission) }));
          const found = checkPlan({ ...plan, missions }).filter((each) => each.code === code);
          expect(found.map(conflictKey).length).toBeGreaterThan(0);
          expect(found.some((each) => each.mission_ids.includes(index + 1))).toBe(true);
        }),
      );
    });
  }

  it.each([
    ['helicopter', { helicopter_support: false }],
    ['not_chosen_vessel', { id: 7 }],
    ['berths_minimum', { science_berths: 9 }],
    ['range', { range: 1 }],
  ])('show %s on another vessel', (code, particulars) => {
    fc.assert(
      fc.property(withOne, (plan) => {
        const applications = plan.applications.map((each) => ({ ...each, track_nautical_miles: 2 }));
        const found = checkPlan({ ...plan, applications, vessel: aVessel(particulars) });
        expect(found.filter((each) => each.code === code).map((each) => each.mission_ids)).toEqual(
          plan.missions.map((mission) => [mission.id]),
        );
      }),
    );
  });

  it('show a constraint laid over a mission', () => {
    fc.assert(
      fc.property(withOne, fc.nat(), (plan, at) => {
        const mission = plan.missions[at % plan.missions.length];
        const day = mission?.start_date ?? '2028-06-01';
        const constraints = [...plan.constraints, aConstraint({ id: 77, start_date: day, end_date: day })];
        const found = checkPlan({ ...plan, constraints }).filter(
          (each) => each.code === 'constraint_overlap',
        );
        expect(found.map((each) => [each.mission_ids, each.constraint_id])).toContainEqual([
          [mission?.id],
          77,
        ]);
      }),
    );
  });

  it('stay clean when nothing is asked', () => {
    expect(checkPlan(aPlan())).toEqual([]);
  });
});
