import { expect, it } from 'vitest';
import { shiftTickToYear, matchWithLastYear, dropOverlappingPlacements } from './last-year-placements.ts';
import type { SnapshotMission } from './versions/snapshot.ts';
import { dayOfTick, tickOfDay } from './ticks.ts';

const last = { start_date: '2026-04-01' };
const now = { start_date: '2027-04-01' };
const moved = (day: string, from = last, to = now) => dayOfTick(shiftTickToYear(tickOfDay(day), from, to));

it('a mission of last year stands on the same date this year', () => {
  expect(moved('2026-09-01')).toBe('2027-09-01');
  expect(moved('2027-04-01', now, { start_date: '2028-04-01' })).toBe('2028-04-01');
  expect(moved('2028-02-29', now, { start_date: '2028-04-01' })).toBe('2029-02-28');
});

const mission = (id: number, application: number | null, some: Partial<SnapshotMission> = {}) =>
  ({
    id,
    number: id,
    ship_time_request_id: application,
    start_date: null,
    project_title: null,
    primary_proponent: null,
    ...some,
  }) as SnapshotMission;

const survey = { project_title: 'Fall survey 2026', primary_proponent: 'Inès Roy' };

it('a mission is that of last year whose application was copied, or has its title and proponent', () => {
  const before = [
    mission(1, 10, survey),
    mission(2, 11, { project_title: 'Crab survey', primary_proponent: 'Ann Lee', start_date: '2026-08-01' }),
    mission(3, 11, { project_title: 'Crab survey', primary_proponent: 'Ann Lee', start_date: '2026-07-01' }),
    mission(4, null),
  ];
  const origin = { copied_from_id: null, project_title: 'Fall survey 2027', primary_proponent: 'Ines ROY' };
  const copy = { ...origin, copied_from_id: 11, project_title: 'Another' };
  const other = { ...origin, primary_proponent: 'Ann Lee' };
  const found = matchWithLastYear(
    before,
    [
      { mission: mission(21, 30), origin },
      { mission: mission(22, 31), origin: copy },
      { mission: mission(23, 31), origin: copy },
      { mission: mission(24, 32), origin: other },
      { mission: mission(25, null), origin: null },
    ],
    last,
    now,
  );
  expect([...found].toSorted()).toEqual([
    [21, 1],
    [22, 3],
    [23, 2],
  ]);
});

it('what was copied goes before what is only called the same', () => {
  const same = { copied_from_id: null, project_title: 'Fall survey 2027', primary_proponent: 'Inès Roy' };
  const found = matchWithLastYear(
    [mission(1, 10, survey)],
    [
      { mission: mission(21, 30), origin: same },
      { mission: mission(22, 31), origin: { ...same, copied_from_id: 10 } },
    ],
    last,
    now,
  );
  expect([...found]).toEqual([[22, 1]]);
});

it('all that are placed at once leave each other and what stands there alone', () => {
  const days = {
    mobilization_days: 0,
    operational_days: 10,
    demobilization_days: 0,
    start_fraction: 0,
  } as const;
  const waiting = (id: number, vessel_plan_id = 1) => ({ ...mission(id, id), ...days, vessel_plan_id });
  const standing = { ...waiting(9), start_date: '2027-06-01' };
  const at = (day: string) => tickOfDay(day);
  const found = dropOverlappingPlacements(
    [
      { mission: waiting(1), start: at('2027-06-05') },
      { mission: waiting(2), start: at('2027-06-11') },
      { mission: waiting(3), start: at('2027-06-20') },
      { mission: waiting(4, 2), start: at('2027-06-05') },
    ],
    [standing],
  );
  expect(found.map((each) => each.mission.id)).toEqual([2, 4]);
});
