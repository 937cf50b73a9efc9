import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMission, arbitraryMission } from '../../test/plans.ts';
import {
  joinTwoMissions,
  moveMission,
  placeMission,
  resizeMission,
  splitMissionInTwo,
  transferMission,
  unscheduleMission,
} from './mission-changes.ts';
import { occupiedSpan, occupiedTicks } from './missions.ts';
import { daysToTicks } from './ticks.ts';

const scheduled = aMission({ operational_days: 5, mobilization_days: 1, start_date: '2028-06-01' });

describe('placing and moving', () => {
  it('places, moves by quarter days and takes off the calendar again', () => {
    expect(placeMission(aMission(), { start_date: '2028-05-02', start_fraction: 0.5 })).toMatchObject({
      start_date: '2028-05-02',
      start_fraction: 0.5,
    });
    expect(moveMission(scheduled, 5)).toMatchObject({ start_date: '2028-06-02', start_fraction: 0.25 });
    expect(moveMission(scheduled, -1)).toMatchObject({ start_date: '2028-05-31', start_fraction: 0.75 });
    expect(unscheduleMission(moveMission(scheduled, 5))).toMatchObject({
      start_date: null,
      start_fraction: 0,
    });
  });

  it('does not schedule what is unscheduled by moving it', () => {
    expect(moveMission(aMission(), 8)).toEqual(aMission());
  });

  it('moved there and back is as it was', () => {
    fc.assert(
      fc.property(arbitraryMission(1), fc.integer({ min: -200, max: 200 }), (mission, ticks) => {
        const before = mission.start_date === null ? unscheduleMission(mission) : mission;
        expect(moveMission(moveMission(before, ticks), -ticks)).toEqual(before);
      }),
    );
  });
});

describe('resizing', () => {
  it('gives and takes operational days at the end that is pulled', () => {
    expect(resizeMission(scheduled, 'end', 6)).toMatchObject({
      operational_days: 6.5,
      start_date: '2028-06-01',
    });
    expect(resizeMission(scheduled, 'start', 4)).toMatchObject({
      operational_days: 4,
      start_date: '2028-06-02',
    });
    expect(resizeMission(scheduled, 'start', -4)).toMatchObject({
      operational_days: 6,
      start_date: '2028-05-31',
    });
  });

  it('never moves the other end, and leaves a quarter of a day', () => {
    fc.assert(
      fc.property(
        arbitraryMission(1).filter((mission) => mission.start_date !== null),
        fc.integer({ min: -300, max: 300 }),
        (mission, ticks) => {
          const [before, atEnd, atStart] = [
            mission,
            resizeMission(mission, 'end', ticks),
            resizeMission(mission, 'start', ticks),
          ].map((each) => occupiedSpan(each));
          expect(atEnd?.start).toBe(before?.start);
          expect(atStart?.end).toBe(before?.end);
          expect(resizeMission(mission, 'end', ticks).operational_days).toBeGreaterThanOrEqual(0.25);
        },
      ),
    );
  });
});

describe('splitting, joining, transferring', () => {
  it('splits into two that take the same time, and joins them again', () => {
    fc.assert(
      fc.property(
        arbitraryMission(1).filter((mission) => mission.operational_days > 0.25),
        fc.nat(),
        (mission, cut) => {
          const days = (1 + (cut % (daysToTicks(mission.operational_days) - 1))) / 4;
          const [first, second] = splitMissionInTwo(mission, days, { id: 2, number: 2 });
          expect(first.operational_days).toBe(days);
          expect(first.operational_days + second.operational_days).toBe(mission.operational_days);
          expect(occupiedTicks(first) + occupiedTicks(second)).toBe(occupiedTicks(mission));
          expect(second).toMatchObject({
            id: 2,
            number: 2,
            ship_time_request_id: mission.ship_time_request_id,
          });
          expect(occupiedSpan(second)?.start).toBe(occupiedSpan(first)?.end);
          expect(joinTwoMissions(first, second)).toEqual(mission);
          expect(joinTwoMissions(second, first)).toEqual(mission);
        },
      ),
    );
  });

  it.each([
    [22, [1, 1]],
    [43.75, [2, 0]],
    [0.25, [0, 2]],
  ])('shares the port calls by days: %d days of 44 come first', (days, calls) => {
    const [first, second] = splitMissionInTwo(aMission({ operational_days: 44, port_calls: 2 }), days, {
      id: 2,
      number: 2,
    });
    expect([first.port_calls, second.port_calls]).toEqual(calls);
  });

  it('keeps the ports when it joins, in whatever order and with or without dates', () => {
    const ports = { mobilization_port_id: 3, demobilization_port_id: 4 };
    for (const start_date of [null, '2028-06-01']) {
      const [first, second] = splitMissionInTwo(aMission({ ...ports, operational_days: 10, start_date }), 5, {
        id: 2,
        number: 2,
      });
      expect(joinTwoMissions(first, second)).toMatchObject(ports);
      expect(joinTwoMissions(second, first)).toMatchObject(ports);
      expect(joinTwoMissions(unscheduleMission(first), second)).toMatchObject(ports);
    }
  });

  it('does not split off nothing', () => {
    expect(() => splitMissionInTwo(scheduled, 5, { id: 2, number: 2 })).toThrow(RangeError);
    expect(() => splitMissionInTwo(scheduled, 0, { id: 2, number: 2 })).toThrow(RangeError);
  });

  it('joins the notes of both', () => {
    expect(
      joinTwoMissions({ ...scheduled, notes: 'One' }, { ...moveMission(scheduled, 40), notes: 'Two' }).notes,
    ).toBe('One\n\nTwo');
  });

  it('transfers to another plan on the same dates, on others or unscheduled', () => {
    const to = { vessel_plan_id: 9, number: 4 };
    expect(transferMission(scheduled, to, null)).toMatchObject({ ...to, start_date: null });
    const start = { start_date: '2028-07-01', start_fraction: 0 } as const;
    expect(transferMission(scheduled, to, start)).toMatchObject({ ...to, ...start });
  });
});
