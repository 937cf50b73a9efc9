import { weightsOfPreset } from '@shiptime/domain/proposals/proposal-weights';
import { type Board, conflictsOf, createBoard } from '@shiptime/domain/plans/conflicts/board';
import type { PreviousStop } from '@shiptime/domain/plans/conflicts/adjacent-stops';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { minimumDaysAfterShortening } from '@shiptime/domain/plans/shortening-limits';
import { proposalModes } from '@shiptime/domain/proposals/proposal-bodies';
import { changeKinds } from '@shiptime/domain/proposals/proposed-changes';
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
import { arbitraryMissions } from '../../../domain/test/plans.ts';
import { indexProblem } from '../indexed-problem.ts';
import { searchPlans } from '../search.ts';
import { buildFleetProblem } from './fleet-problem.ts';
import type { PlanningParameters } from './planning-parameters.ts';
import { addPrerequisiteChanges } from './prerequisite-changes.ts';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';
import { findFaultyPlacements, removeFaultyPlacements } from './faulty-placements.ts';

const wishes = (some: Partial<PlanningParameters> = {}): PlanningParameters => ({
  mode: 'improve',
  weights: weightsOfPreset('balanced'),
  stability: 0.5,
  locked: new Set(),
  notBefore: tickOfDay('2028-04-02'),
  allowUnknown: false,
  allowOtherWaters: false,
  ...some,
});

const applications = Array.from({ length: 9 }, (_, index) =>
  anApplication({
    id: index + 1,
    operational_days: 4 + index,
    operational_window_start: index % 3 === 0 ? '2028-04-01' : '2028-06-01',
    operational_window_end: index % 3 === 2 ? '2028-06-24' : index % 2 === 0 ? '2028-10-01' : '2028-12-24',
    preferred_start_window_start: '2028-07-01',
    preferred_start_window_end: '2028-07-20',
    min_science_berths: 2 * index,
    helicopter_required: index === 3,
    vessel_preference_1_id: 1,
    vessel_preference_2_id: 2,
  }),
);

const comesFrom: Record<number, PreviousStop> = {
  1: { port_id: 5, until: tickOfDay('2028-03-20'), title: 'Last year' },
  2: { port_id: 4, until: tickOfDay('2028-04-09'), title: 'Refit' },
};

const fleet = (missions: readonly Mission[], constraintPort: number | null): Board =>
  createBoard({
    fiscal_year: fiscalYear,
    applications,
    ports: [
      { id: 2, season_start: '06-01', season_end: '11-30' },
      { id: 3, season_start: null, season_end: null },
    ],
    distance: inARow,
    kept: [{ mission_id: 1, code: 'overlap', other_mission_id: 2, reason: 'Known', by: 'Ana Roy' }],
    lanes: [1, 2, 3].map((id) => ({
      vessel_plan_id: id,
      vessel: aVessel({ id, science_berths: id === 2 ? null : 15, helicopter_support: id !== 2 }),
      missions: missions.filter((mission) => mission.vessel_plan_id === id),
      comes_from: comesFrom[id] ?? null,
      constraints: [
        aConstraint({ id, port_id: constraintPort }),
        aConstraint({ id: 20 + id, start_date: '2028-06-08', end_date: '2028-06-09', port_id: 3 }),
        aConstraint({ id: 30 + id, start_date: '2028-06-17', end_date: '2028-06-17', port_id: 3 }),
        aConstraint({ id: 10 + id, start_date: '2028-09-08', end_date: '2028-09-20', port_id: 3 }),
      ],
    })),
  });

const missionsOnLanes = arbitraryMissions.chain((all) =>
  fc.tuple(
    ...all.map((mission) =>
      fc.integer({ min: 1, max: 3 }).map((vessel_plan_id) => ({ ...mission, vessel_plan_id })),
    ),
  ),
);

const proposed = (board: Board, some: PlanningParameters, seed = 1) => {
  const posed = buildFleetProblem(board, some);
  const found = searchPlans(indexProblem(posed.problem), {
    seed,
    done: (n) => n / 192,
    from: posed.from,
  });
  return { posed, found, ...removeFaultyPlacements(posed, found.placements) };
};

describe('a proposal for the plans of a fleet', () => {
  it('never brings an error, whatever the plans are like, and leaves what is locked', () => {
    const counted = { fill: new Set(), improve: new Set(), replan: new Set() };
    fc.assert(
      fc.property(
        missionsOnLanes,
        fc.constantFrom(...proposalModes),
        fc.constantFrom(null, 3, 4),
        fc.constantFrom(0, 0.5, 1),
        fc.constantFrom({}, { leastPart: 3 }, { leastPart: 0.5, shorterBy: 0.5 }, { shorterBy: 0.2 }),
        fc.nat(),
        (missions, mode, port, stability, bargains, seed) => {
          const board = fleet(missions, port);
          const locked = new Set(missions.filter(({ id }) => id % 5 === 0).map(({ id }) => id));
          const { changes } = proposed(board, wishes({ mode, stability, locked, ...bargains }), seed);
          for (const { kind } of changes) counted[mode].add(kind);
          for (const { operational_days: days, second, kind } of changes) {
            const { leastPart = Number.NaN, shorterBy = 0 } = bargains;
            expect(days.to).toBeGreaterThanOrEqual(minimumDaysAfterShortening(days.from, shorterBy));
            expect(kind === 'shorten' && days.to >= days.from).toBe(false);
            if (!second) continue;
            expect(second.operational_days).toBeGreaterThanOrEqual(leastPart);
            expect(days.to - second.operational_days).toBeGreaterThanOrEqual(leastPart);
          }
          expect(findNewErrors(board, applyChanges(board, changes))).toEqual([]);
          for (const { mission_id } of changes) {
            const mission = missions.find(({ id }) => id === mission_id)!;
            expect(locked.has(mission_id) || mission.ship_time_request_id === null).toBe(false);
            expect(mode === 'fill' && isScheduled(mission)).toBe(false);
          }
        },
      ),
      { numRuns: 400, seed: 3 },
    );
    expect(['add', 'shorten', 'split']).toEqual(expect.arrayContaining([...counted.fill]));
    expect([...counted.fill]).toContain('add');
    for (const mode of ['improve', 'replan'] as const)
      expect([...counted[mode]].toSorted()).toEqual([...changeKinds].toSorted());
  });

  it('keeps a mission that ends where the ship lies after a stop without a port', () => {
    const stop = (id: number, start_date: string, end_date: string, port_id: number | null) =>
      aConstraint({ id, start_date, end_date, port_id });
    const mission = scheduled('2028-07-24', {
      ...{ id: 1, vessel_plan_id: 1, ship_time_request_id: 1 },
      ...{ mobilization_days: 0, operational_days: 22, demobilization_days: 0 },
      ...{ mobilization_port_id: 4, demobilization_port_id: 4 },
    });
    const board = createBoard({
      fiscal_year: fiscalYear,
      applications: [anApplication({ id: 1, operational_days: 22, vessel_preference_1_id: 1 })],
      ports: [],
      distance: inARow,
      kept: [],
      lanes: [
        {
          vessel_plan_id: 1,
          vessel: aVessel({ id: 1 }),
          missions: [mission],
          comes_from: null,
          constraints: [
            stop(1, '2028-07-10', '2028-07-18', 5),
            stop(2, '2028-08-15', '2028-11-30', null),
            stop(3, '2028-12-01', '2029-03-31', 4),
          ],
        },
      ],
    });
    expect(conflictsOf(board).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(proposed(board, wishes({ mode: 'replan' })).changes).toEqual([]);
  });

  it('changes for what must sail only what that needs, and brings no error with it', () => {
    let paid = 0;
    fc.assert(
      fc.property(missionsOnLanes, fc.nat(), (missions, seed) => {
        const board = fleet(missions, 3);
        const out = missions.find((each) => each.ship_time_request_id !== null && !isScheduled(each));
        const id = out?.ship_time_request_id ?? 1;
        const { changes } = proposed(board, wishes({ mustSail: new Set([id]) }), seed);
        const isWanted = (change: ProposedChange) => change.ship_time_request_id === id;
        const needed = addPrerequisiteChanges(board, changes, isWanted);
        expect(findNewErrors(board, applyChanges(board, needed))).toEqual([]);
        expect(needed.filter(isWanted)).toEqual(changes.filter(isWanted));
        for (const change of needed.filter((each) => !isWanted(each))) {
          paid += 1;
          const without = needed.filter((each) => each !== change);
          expect(findNewErrors(board, applyChanges(board, without))).not.toEqual([]);
        }
      }),
      { numRuns: 200, seed: 5 },
    );
    expect(paid).toBeGreaterThan(0);
  });

  it('knows the rules by itself where no home port and no constraint is at a port with a season', () => {
    fc.assert(
      fc.property(missionsOnLanes, fc.constantFrom(...proposalModes), fc.nat(), (missions, mode, seed) => {
        const { posed, found } = proposed(fleet(missions, 3), wishes({ mode }), seed);
        expect(findFaultyPlacements(posed, found.placements)).toEqual([]);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('leaves later legs where they are, since only the first one has a preferred start', () => {
    const legs = ['2028-07-05', '2028-08-05', '2028-09-05'].map((start_date, index) =>
      scheduled(start_date, {
        ...{ id: index + 1, vessel_plan_id: 1, ship_time_request_id: 1 },
        ...{ operational_days: 10, mobilization_port_id: 4, demobilization_port_id: 4 },
      }),
    );
    const board = createBoard({
      fiscal_year: fiscalYear,
      applications: [
        anApplication({
          ...{ id: 1, operational_days: 30, vessel_preference_1_id: 1 },
          ...{ operational_window_start: '2028-06-01', operational_window_end: '2028-10-31' },
          ...{ preferred_start_window_start: '2028-07-01', preferred_start_window_end: '2028-07-20' },
        }),
      ],
      ports: [],
      distance: inARow,
      kept: [],
      lanes: [
        { vessel_plan_id: 1, vessel: aVessel({ id: 1 }), missions: legs, comes_from: null, constraints: [] },
      ],
    });
    for (const stability of [0, 0.05, 1])
      expect(proposed(board, wishes({ mode: 'replan', stability })).changes).toEqual([]);
  });

  it('takes nothing off that the rules have nothing against, whose way is made before a time alongside', () => {
    const mission = scheduled('2028-04-21', {
      id: 1,
      vessel_plan_id: 1,
      ship_time_request_id: 1,
      mobilization_port_id: 1,
      demobilization_port_id: 1,
    });
    const board = createBoard({
      fiscal_year: fiscalYear,
      applications: [
        anApplication({
          id: 1,
          operational_window_start: '2028-04-01',
          operational_window_end: '2028-06-01',
        }),
      ],
      ports: [],
      distance: inARow,
      kept: [],
      lanes: [
        {
          vessel_plan_id: 1,
          vessel: aVessel({ id: 1 }),
          missions: [mission],
          comes_from: comesFrom[1]!,
          constraints: [aConstraint({ start_date: '2028-04-01', end_date: '2028-04-20', port_id: null })],
        },
      ],
    });
    expect(conflictsOf(board).filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const mode of proposalModes) expect(proposed(board, wishes({ mode })).changes).toEqual([]);
  });
});
