import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { type Board, createBoard } from '@shiptime/domain/plans/conflicts/board';
import type { ConstraintFacts } from '@shiptime/domain/plans/conflicts/conflict-context';
import { unscheduleMission } from '@shiptime/domain/plans/mission-changes';
import type { Mission } from '@shiptime/domain/plans/missions';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aConstraint,
  anApplication,
  aVessel,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../domain/test/conflicts.ts';
import { aMission } from '../../../domain/test/plans.ts';
import { indexProblem } from '../indexed-problem.ts';
import { searchPlans } from '../search.ts';
import { explainUnplacedMission } from './explain.ts';
import { buildFleetProblem } from './fleet-problem.ts';

type Application = ReturnType<typeof anApplication>;

const june = { operational_window_start: '2028-06-01', operational_window_end: '2028-06-30' };

const board = (
  missions: readonly Mission[],
  asked: readonly Partial<Application>[],
  constraints: readonly ConstraintFacts[] = [],
): Board =>
  createBoard({
    fiscal_year: fiscalYear,
    applications: asked.map((each, index) => anApplication({ id: index + 1, ...june, ...each })),
    ports: [],
    distance: inARow,
    lanes: [
      { vessel_plan_id: 1, vessel: aVessel(), missions, constraints },
      { vessel_plan_id: 2, vessel: aVessel({ id: 2, science_berths: 4 }), missions: [], constraints: [] },
    ],
  });

const pose = (some: Board) =>
  buildFleetProblem(some, {
    mode: 'improve',
    weights: weightsOfPreset('balanced'),
    stability: 1,
    locked: new Set(),
    notBefore: tickOfDay('2028-04-01'),
    allowUnknown: false,
    allowOtherWaters: false,
  });

const why = (some: Board, missionId: number) => {
  const posed = pose(some);
  return explainUnplacedMission(posed, some, missionId);
};

const wanted = (some: Partial<Mission> = {}) =>
  aMission({ id: 1, ship_time_request_id: 1, operational_days: 10, ...some });

describe('why a mission is left out', () => {
  it('static: the vessel itself, with the numbers', () => {
    const some = board([wanted()], [{ min_science_berths: 30 }]);
    expect(why(some, 1)).toMatchObject([
      {
        vessel_id: 1,
        verdict: 'static',
        conflicts: [{ code: 'berths_minimum', params: { berths: 20, wanted: 30 } }],
      },
      { vessel_id: 2, verdict: 'static', conflicts: [{ params: { berths: 4, wanted: 30 } }] },
    ]);
  });

  it('calendar: not even alone, and how far it is from fitting', () => {
    const refit = aConstraint({ start_date: '2028-05-20', end_date: '2028-06-24' });
    const [here, there] = why(board([wanted()], [{}], [refit]), 1);
    expect(here).toEqual({
      vessel_id: 1,
      verdict: 'calendar',
      needed_days: 10,
      free_days: 6,
      total_free_days: 6,
      ends: null,
      relaxations: [
        { code: 'fewer_days', days: 4 },
        { code: 'earlier_window', days: 22 },
        { code: 'later_window', days: 4 },
        { code: 'constraint_earlier', days: 4, constraint_id: 1, constraint: 'Refit' },
      ],
    });
    const start = { start_date: '2028-06-01', start_fraction: 0 };
    expect(there).toEqual({ vessel_id: 2, verdict: 'by_hand', start });
  });

  it('names no other window that lies months away', () => {
    const season = aConstraint({ start_date: '2028-04-01', end_date: '2028-11-30' });
    const [here] = why(board([wanted()], [{}], [season]), 1);
    expect(here).toMatchObject({ verdict: 'calendar', relaxations: [] });
  });

  it('calendar: a window shorter than its days', () => {
    const [here] = why(board([wanted({ operational_days: 34 })], [{}]), 1);
    expect(here).toMatchObject({
      verdict: 'calendar',
      relaxations: [{ code: 'fewer_days', days: 4 }, {}, {}],
    });
  });

  it('calendar: which constraint ends the free days, and by how much it is too soon', () => {
    const refit = aConstraint({ id: 7, start_date: '2028-06-09', end_date: '2028-06-27', name: 'Drydock' });
    const [here] = why(board([wanted()], [{}], [refit]), 1);
    expect(here).toMatchObject({
      verdict: 'calendar',
      needed_days: 10,
      free_days: 8,
      total_free_days: 11,
      ends: { kind: 'constraint', id: 7, name: 'Drydock' },
    });
    const moved = (days: number) => {
      const [start_date, end_date] = ['09', '27'].map(
        (day) => `2028-06-${String(Number(day) + days).padStart(2, '0')}`,
      );
      return why(board([wanted()], [{}], [{ ...refit, start_date: start_date!, end_date: end_date! }]), 1)[0];
    };
    const asked =
      here?.verdict === 'calendar' ? here.relaxations.find(({ code }) => code === 'constraint_later') : null;
    expect(asked).toMatchObject({ days: 2, constraint_id: 7 });
    expect([moved(1)?.verdict, moved(2)?.verdict]).toEqual(['calendar', 'fits']);
  });

  it('shows the ships that were chosen first, then those that are nearest to having room', () => {
    const asked = { vessel_preference_1_id: 2, vessel_preference_2_id: null, min_science_berths: 3 };
    expect(why(board([wanted()], [asked]), 1).map(({ vessel_id }) => vessel_id)).toEqual([2, 1]);
  });

  it('blocked: by whom, and what would help', () => {
    const other = scheduled('2028-06-05', { id: 2, ship_time_request_id: 2, operational_days: 20 });
    const [here] = why(board([wanted(), other], [{}, {}]), 1);
    expect(here).toMatchObject({
      verdict: 'blocked',
      needed_days: 10,
      free_days: 6,
      total_free_days: 10,
      mission_ids: [2],
      relaxations: [
        { code: 'fewer_days', days: 4 },
        { code: 'earlier_window', days: 6 },
        { code: 'later_window', days: 4 },
      ],
    });
  });

  it('not worth it: the way costs more than it brings', () => {
    const far = wanted({ operational_days: 1, mobilization_port_id: 90, demobilization_port_id: 90 });
    const later = scheduled('2028-08-01', { id: 2, ship_time_request_id: 2 });
    const [here] = why(
      board([far, later], [{ ...june, operational_window_start: null }, { operational_window_end: null }]),
      1,
    );
    expect(here).toMatchObject({ verdict: 'not_worth', value: 300 });
    expect(here?.verdict === 'not_worth' && here.cost > here.value).toBe(true);
  });

  const taken = fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 5 }),
      days: fc.integer({ min: 1, max: 9 }),
      port: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 2, maxLength: 8 },
  );

  it('blocked: without those there is room, and with any one of them there is none', () => {
    let sets = 0;
    fc.assert(
      fc.property(taken, fc.integer({ min: 5, max: 25 }), (shapes, days) => {
        let free = 8;
        const others = shapes.map(({ gap, days: operational_days, port }, index) => {
          const start = new Date(Date.UTC(2028, 4, free + gap)).toISOString().slice(0, 10);
          free += gap + operational_days;
          const id = index + 2;
          const ports = { mobilization_port_id: port, demobilization_port_id: port };
          return scheduled(start, { id, ship_time_request_id: id, operational_days, ...ports });
        });
        const missions = [wanted({ operational_days: days }), ...others];
        const asked = missions.map((_, index) =>
          index === 0 ? {} : { operational_window_start: '2028-05-01' },
        );
        const some = board(missions, asked);
        const [here] = why(some, 1);
        if (here?.verdict !== 'blocked') return;
        sets += 1;
        const isPlaced = (gone: readonly number[]): boolean => {
          const left = missions.map((mission) =>
            gone.includes(mission.id) ? unscheduleMission(mission) : mission,
          );
          const posed = buildFleetProblem(board(left, asked), {
            mode: 'fill',
            weights: weightsOfPreset('balanced'),
            stability: 1,
            locked: new Set(gone),
            notBefore: tickOfDay('2028-04-01'),
            allowUnknown: false,
            allowOtherWaters: false,
          });
          const found = searchPlans(indexProblem(posed.problem), { seed: 1, done: (n) => n / 64 });
          return found.placements.length > 0;
        };
        expect(isPlaced(here.mission_ids)).toBe(true);
        for (const id of here.mission_ids)
          expect(isPlaced(here.mission_ids.filter((other) => other !== id))).toBe(false);
      }),
      { numRuns: 200, seed: 5 },
    );
    expect(sets).toBeGreaterThan(50);
  });
});
