import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aConstraint,
  aVessel,
  anApplication,
  fiscalYear,
  inARow,
  scheduled,
} from '../../../test/conflicts.ts';
import { arbitraryMission, arbitraryMissions } from '../../../test/plans.ts';
import type { Mission } from '../missions.ts';
import type { BoardInput } from './board.ts';
import { assumeSpeedIfUnknown, conflictsOf, createBoard, applyMissionChange } from './board.ts';

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
const listed = (board: ReturnType<typeof createBoard>) =>
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
          const rechecked = applyMissionChange(createBoard(fleet(all)), { before, after });
          expect(listed(rechecked)).toEqual(
            listed(createBoard(fleet(after === null ? rest : [...rest, after]))),
          );
        },
      ),
    );
  });

  it('leaves the other lanes untouched', () => {
    const mission = scheduled('2028-06-01');
    const board = createBoard(fleet([mission]));
    const next = applyMissionChange(board, {
      before: mission,
      after: { ...mission, start_date: '2028-07-01' },
    });
    expect(next.lanes[0]).not.toBe(board.lanes[0]);
    expect(next.lanes[1]).toBe(board.lanes[1]);
  });
});

it('finds short transits of a vessel without a known speed at the assumed speed, and changes no other', () => {
  const missions = [
    scheduled('2028-06-01', { id: 1, mobilization_port_id: 1, demobilization_port_id: 1 }),
    scheduled('2028-06-07', { id: 2, mobilization_port_id: 9, demobilization_port_id: 9 }),
  ];
  const board = (cruising_speed: number | null) =>
    createBoard({
      ...fleet([]),
      lanes: [{ vessel_plan_id: 1, vessel: aVessel({ cruising_speed }), missions, constraints: [] }],
    });
  const short = (speed: number | null) =>
    conflictsOf(assumeSpeedIfUnknown(board(speed), 10)).filter(({ code }) => code === 'transit_short');
  expect(conflictsOf(board(null)).filter(({ code }) => code === 'transit_short')).toEqual([]);
  expect(short(null)).toEqual(short(10));
  expect(short(null)).not.toEqual([]);
  const known = board(12);
  expect(assumeSpeedIfUnknown(known, 10).lanes[0]).toBe(known.lanes[0]);
});
