import { describe, expect, it } from 'vitest';
import { aMission } from '../../test/plans.ts';
import {
  missionEndDate,
  missionEndMoment,
  sortMissions,
  isOrphan,
  nextMissionNumber,
  occupiedDays,
  occupiedSpan,
  operationsSpan,
  overlapTicks,
} from './missions.ts';
import { tickOfDay } from './ticks.ts';

describe('the time that a mission takes', () => {
  const mission = aMission({
    mobilization_days: 1.5,
    operational_days: 10,
    demobilization_days: 0.75,
    start_date: '2028-06-01',
    start_fraction: 0.25,
  });

  it('is mobilization, operations and demobilization', () => {
    const june = tickOfDay('2028-06-01');
    expect(occupiedDays(mission)).toBe(12.25);
    expect(occupiedSpan(mission)).toEqual({ start: june + 1, end: june + 50 });
    expect(operationsSpan(mission)).toEqual({ start: june + 7, end: june + 47 });
  });

  it('ends on the last day of which it takes any part', () => {
    expect(missionEndDate(mission)).toBe('2028-06-13');
    expect(missionEndDate(aMission({ operational_days: 1, start_date: '2028-06-01' }))).toBe('2028-06-01');
    expect(
      missionEndDate(aMission({ operational_days: 1, start_date: '2028-06-01', start_fraction: 0.25 })),
    ).toBe('2028-06-02');
  });

  it('is none while it is unscheduled', () => {
    expect([occupiedSpan(aMission()), operationsSpan(aMission()), missionEndDate(aMission())]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    [5, 0, { day: '2028-06-05', fraction: 0 }],
    [5.25, 0, { day: '2028-06-06', fraction: 0.25 }],
    [5, 0.25, { day: '2028-06-06', fraction: 0.25 }],
    [4.75, 0.25, { day: '2028-06-05', fraction: 0 }],
  ] as const)(
    'of %d days from a start at %d of its day is over on a quarter of a day',
    (days, start, end) => {
      const stretch = { operational_days: days, start_date: '2028-06-01', start_fraction: start };
      expect(missionEndMoment(aMission(stretch))).toEqual(end);
      expect(missionEndMoment(aMission())).toBeNull();
    },
  );

  it('may touch another without sharing time with it', () => {
    expect(overlapTicks({ start: 0, end: 4 }, { start: 4, end: 8 })).toBe(0);
    expect(overlapTicks({ start: 0, end: 5 }, { start: 4, end: 8 })).toBe(1);
    expect(overlapTicks({ start: 0, end: 20 }, { start: 4, end: 8 })).toBe(4);
  });
});

describe('the missions of a plan', () => {
  it('are listed by start, the unscheduled ones last', () => {
    const list = [
      aMission({ id: 1 }),
      aMission({ id: 2, start_date: '2028-06-02' }),
      aMission({ id: 3, start_date: '2028-06-01', start_fraction: 0.5 }),
      aMission({ id: 4, start_date: '2028-06-01' }),
    ];
    expect(sortMissions(list).map((mission) => mission.id)).toEqual([4, 3, 2, 1]);
  });

  it('are numbered on from the highest', () => {
    expect(nextMissionNumber([])).toBe(1);
    expect(nextMissionNumber([{ number: 2 }, { number: 7 }])).toBe(8);
  });

  it('are orphans without an application', () => {
    expect(isOrphan(aMission())).toBe(true);
    expect(isOrphan(aMission({ ship_time_request_id: 3 }))).toBe(false);
  });
});
