import { describe, expect, it } from 'vitest';
import {
  isNewOpening,
  findScheduleOpenings,
  findStillOpenLeg,
  type WatchCriteria,
} from './schedule-openings.ts';

const free = (start_date: string, end_date: string, days: number) => ({
  mission_ids: [],
  start_date,
  end_date,
  days,
  free_berths: 14,
});
const voyage = (id: number, free_berths: number, start_date = '2028-06-01', end_date = '2028-06-10') => ({
  mission_ids: [id],
  start_date,
  end_date,
  days: 10,
  free_berths,
});
const ship = (vessel_id: number, ...joinable_legs: ReturnType<typeof free | typeof voyage>[]) => ({
  vessel_id,
  joinable_legs,
});
const wish = (some: Partial<WatchCriteria> = {}): WatchCriteria => ({
  start_date: '2028-05-01',
  end_date: '2028-08-31',
  min_days: 10,
  min_berths: null,
  ...some,
});

describe('what a version frees', () => {
  it('are days that were not free before, with the whole stretch in which they lie', () => {
    const before = [ship(2, free('2028-05-01', '2028-05-20', 20))];
    const after = [ship(2, free('2028-05-01', '2028-05-31', 31))];
    expect(findScheduleOpenings(before, after)).toMatchObject([
      {
        vessel_id: 2,
        legs: [{ start_date: '2028-05-01', freed: { start_date: '2028-05-21', end_date: '2028-05-31' } }],
      },
    ]);
    expect(findScheduleOpenings(after, before)).toEqual([]);
    expect(findScheduleOpenings(after, after)).toEqual([]);
  });

  it('are berths of a voyage beyond those that were free before', () => {
    const [opening] = findScheduleOpenings([ship(2, voyage(7, 3))], [ship(2, voyage(7, 5), voyage(8, 1))]);
    expect(opening?.legs).toMatchObject([
      { mission_ids: [7], free_berths: 5, berths_before: 3 },
      { mission_ids: [8], free_berths: 1, berths_before: 0 },
    ]);
  });

  it('is everything of a ship that was not published before, and nothing of those that were', () => {
    const known = ship(2, free('2028-05-01', '2028-05-20', 20));
    const added = ship(3, free('2028-06-01', '2028-06-20', 20));
    expect(findScheduleOpenings([known], [known, added]).map(({ vessel_id }) => vessel_id)).toEqual([3]);
  });
});

const opened = (before: ReturnType<typeof free | typeof voyage>[], after: typeof before) =>
  findScheduleOpenings([ship(2, ...before)], [ship(2, ...after)])[0]!.legs[0]!;

describe('somebody is told', () => {
  it('of enough days in a row within the window, some of which are new', () => {
    const leg = opened([free('2028-05-01', '2028-05-20', 20)], [free('2028-05-01', '2028-06-10', 41)]);
    expect(isNewOpening(leg, wish())).toBe(true);
    expect(isNewOpening(leg, wish({ min_days: 42 }))).toBe(false);
    expect(isNewOpening(leg, wish({ start_date: '2028-06-01' }))).toBe(true);
    expect(isNewOpening(leg, wish({ start_date: '2028-06-02' }))).toBe(false);
    expect(isNewOpening(leg, wish({ end_date: '2028-05-20' }))).toBe(false);
    expect(isNewOpening(leg, wish({ min_berths: 14 }))).toBe(true);
    expect(isNewOpening(leg, wish({ min_berths: 15 }))).toBe(false);
    expect(isNewOpening(leg, wish({ min_days: null, min_berths: 1 }))).toBe(false);
  });

  it('of a voyage within the window once it has enough berths, and not again', () => {
    const asked = wish({ min_days: null, min_berths: 4 });
    const leg = opened([voyage(7, 3)], [voyage(7, 5)]);
    expect(isNewOpening(leg, asked)).toBe(true);
    expect(isNewOpening(leg, { ...asked, min_berths: 3 })).toBe(false);
    expect(isNewOpening(leg, { ...asked, end_date: '2028-06-09' })).toBe(false);
    expect(isNewOpening(leg, { ...asked, min_days: 10 })).toBe(true);
    expect(isNewOpening(leg, { ...asked, min_days: 11 })).toBe(false);
    expect(isNewOpening(leg, wish())).toBe(false);
  });

  it('of nothing that has gone again meanwhile', () => {
    const leg = opened([], [free('2028-05-01', '2028-06-10', 41)]);
    const shorter = free('2028-06-01', '2028-06-10', 10);
    expect(findStillOpenLeg(leg, [shorter], wish())).toBe(shorter);
    expect(findStillOpenLeg(leg, [shorter], wish({ min_days: 11 }))).toBeNull();
    expect(findStillOpenLeg(leg, [free('2028-07-01', '2028-07-31', 31)], wish())).toBeNull();
    const berths = wish({ min_days: null, min_berths: 4 });
    expect(findStillOpenLeg(opened([], [voyage(7, 5)]), [voyage(7, 3)], berths)).toBeNull();
  });
});
