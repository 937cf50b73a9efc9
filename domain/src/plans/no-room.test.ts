import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aConstraint, anApplication, aPlan, aVessel, scheduled } from '../../test/conflicts.ts';
import { aMission, arbitraryDays } from '../../test/plans.ts';
import { exampleAnswers } from '../applications/example-application.ts';
import { checkFeasibility } from '../applications/feasibility.ts';
import { addDays } from '../shared/calendar-day.ts';
import { findEarliestConflictFreeStart } from './conflicts/earliest-start.ts';
import { createBoard } from './conflicts/board.ts';
import { checkPlan } from './conflicts/check-plan.ts';
import type { ConflictCode } from './conflicts/conflict.ts';
import { measureAvailableTimeOfMission } from './conflicts/free-slots.ts';
import { findVesselFits, buildMissionToPlace, removeApplicationFromLane } from './vessel-fits.ts';
import { computeApplicationOutlook } from './application-outlook.ts';
import { placeMissionAt } from './mission-changes.ts';
import { tickOfDay } from './ticks.ts';

const ofDates = new Set<ConflictCode>([
  'overlap',
  'constraint_overlap',
  'transit_short',
  'transit_impossible',
  'outside_fiscal_year',
  'outside_window',
  'port_closed',
]);

const port = fc.integer({ min: 1, max: 5 });
const arbitrary = fc.record({
  days: arbitraryDays(1, 20),
  before: arbitraryDays(0, 2),
  after: arbitraryDays(0, 2),
  start: fc.integer({ min: 0, max: 40 }),
  length: fc.integer({ min: 3, max: 30 }),
  from: port,
  to: port,
  stops: fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 16 }),
      long: fc.integer({ min: 1, max: 12 }),
      from: port,
      to: port,
      kind: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 5 },
  ),
});

const posed = ({
  days,
  before,
  after,
  start,
  length,
  from,
  to,
  stops,
}: typeof arbitrary extends fc.Arbitrary<infer T> ? T : never) => {
  const window = {
    operational_window_start: addDays('2028-06-01', start),
    operational_window_end: addDays('2028-06-01', start + length - 1),
  };
  const missions = [];
  const constraints = [];
  let day = addDays('2028-05-25', 0);
  for (const [index, stop] of stops.entries()) {
    const begins = addDays(day, stop.gap);
    const id = index + 10;
    if (stop.kind === 0)
      missions.push(
        scheduled(begins, {
          id,
          vessel_plan_id: 1,
          ship_time_request_id: id,
          mobilization_days: 0,
          demobilization_days: 0,
          operational_days: stop.long,
          mobilization_port_id: stop.from,
          demobilization_port_id: stop.to,
        }),
      );
    else
      constraints.push(
        aConstraint({
          id,
          start_date: begins,
          end_date: addDays(begins, stop.long - 1),
          port_id: stop.kind === 1 ? stop.from : null,
        }),
      );
    day = addDays(begins, stop.long);
  }
  const applications = [
    anApplication({ id: 7, operational_days: days, ...window }),
    ...missions.map(({ ship_time_request_id, operational_days }) =>
      anApplication({ id: ship_time_request_id ?? 0, operational_days }),
    ),
  ];
  const plan = aPlan({
    missions,
    constraints,
    applications,
    vessel: aVessel({ range: 1e6, endurance: 300 }),
  });
  const needs = {
    ...exampleAnswers,
    ...window,
    operational_days: days,
    mobilization_days: before,
    demobilization_days: after,
    min_science_berths: 1,
    ideal_science_berths: 1,
    helicopter_required: false,
    stations: [],
    mobilization_port_id: from,
    demobilization_port_id: to,
  };
  const searching = {
    id: 7,
    needs,
    mobilization_port_id: from,
    demobilization_port_id: to,
    wishes: [1, null],
  };
  const mission = buildMissionToPlace(searching, []) ?? aMission();
  return { plan, searching, mission };
};

const bruteForce = ({ plan, mission }: ReturnType<typeof posed>): boolean => {
  const errors = (missions: typeof plan.missions) =>
    checkPlan({ ...plan, missions }).filter(
      ({ severity, code }) => severity === 'error' && ofDates.has(code),
    );
  const asked = plan.applications.find(({ id }) => id === 7);
  const before = new Set(
    errors(plan.missions).map(({ code, mission_ids }) => `${code}${mission_ids.join('+')}`),
  );
  const [from, to] = [asked?.operational_window_start ?? '', asked?.operational_window_end ?? ''];
  for (let tick = tickOfDay(from) - 12; tick < tickOfDay(to) + 12; tick += 1) {
    const found = errors([...plan.missions, placeMissionAt({ ...mission, vessel_plan_id: 1 }, tick)]);
    if (found.every(({ code, mission_ids }) => before.has(`${code}${mission_ids.join('+')}`))) return true;
  }
  return false;
};

const saysNoRoom = new Set([
  'window',
  'window_taken',
  'window_interrupted',
  'window_never_free',
  'no_free_slot',
]);

it(
  'says that there is no room only where no quarter of a day is left, in 500 random plans',
  { timeout: 300_000 },
  () => {
    const seen = { room: 0, none: 0 };
    fc.assert(
      fc.property(arbitrary, (drawn) => {
        const question = posed(drawn);
        const { plan, searching, mission } = question;
        const { vessel, missions, constraints, ...around } = plan;
        const board = createBoard({
          ...around,
          lanes: [{ vessel_plan_id: 1, vessel, missions, constraints }],
        });
        const hasRoom = bruteForce(question);
        seen[hasRoom ? 'room' : 'none'] += 1;
        const lane = removeApplicationFromLane(board.lanes[0]!.lane, 7, board);
        const [fit] = findVesselFits({ board, searching, mission, today: '2027-01-01' });
        const told = fit!.reasons.filter(({ code }) => saysNoRoom.has(code));
        expect({ told: told.length > 0, slots: fit!.slots.length > 0 }).toEqual({
          told: !hasRoom,
          slots: hasRoom,
        });
        expect(findEarliestConflictFreeStart(mission, lane, board.conflictContext) !== null).toBe(hasRoom);
        const room = measureAvailableTimeOfMission(mission, lane, board.conflictContext);
        expect(room.longest >= room.needed || !hasRoom).toBe(true);
        const outlook = computeApplicationOutlook({
          board,
          vesselId: 1,
          searching,
          mission,
          rivals: [],
          today: '2027-01-01',
        })!;
        expect(outlook.free_in_a_row).toBeLessThanOrEqual(outlook.wanted.free_days);
        const finder = checkFeasibility(
          searching.needs,
          { ...vessel, active: true },
          constraints.map((each) => ({ ...each, vessel_id: 1 })),
        );
        expect(finder.reasons.some(({ code }) => saysNoRoom.has(code)) && hasRoom).toBe(false);
      }),
      { numRuns: 500, seed: 36 },
    );
    expect(seen.room).toBeGreaterThan(100);
    expect(seen.none).toBeGreaterThan(100);
  },
);

it('asks for nineteen days around a window of seventeen, not within it', () => {
  const needs = {
    ...exampleAnswers,
    operational_days: 17,
    mobilization_days: 1,
    demobilization_days: 1,
    operational_window_start: '2028-06-01',
    operational_window_end: '2028-06-17',
  };
  const ship = { ...aVessel(), active: true };
  const reasons = checkFeasibility(needs, ship).reasons.map(({ code }) => code);
  expect(reasons.filter((code) => saysNoRoom.has(code))).toEqual([]);
});
