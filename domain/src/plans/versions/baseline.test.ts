import { expect, it } from 'vitest';
import type { Mission } from '../missions.ts';
import { tickAfterDay, tickOfDay } from '../ticks.ts';
import { compareWithBaseline } from './baseline.ts';

const mission = (id: number, start_date: string | null, operational_days = 5) =>
  ({
    id,
    title: `Survey ${id}`,
    mobilization_days: 0,
    operational_days,
    demobilization_days: 0,
    start_date,
    start_fraction: 0,
  }) as Mission;
const was = (mission_id: number | null, start: string | null, vessel_id = 1) => ({
  mission_id,
  vessel_id,
  title: 'Before',
  days: 5,
  span: start === null ? null : { start: tickOfDay(start), end: tickAfterDay(start) },
});
const now = (each: Mission, vessel_id = 1) => ({ mission: each, vessel_id });
const only = (before: ReturnType<typeof was>[], after: ReturnType<typeof now>[]) =>
  compareWithBaseline(before, new Set([1]), after);

it('says by how many days a mission is later or earlier, and how much longer', () => {
  expect(only([was(7, '2027-06-01')], [now(mission(7, '2027-06-01'))])).toEqual([]);
  expect(only([was(7, '2027-06-01')], [now(mission(7, '2027-06-13'))])).toMatchObject([
    { kind: 'moved', mission_id: 7, later: 12, longer: 0, from_vessel_id: null },
  ]);
  expect(only([was(7, '2027-06-05')], [now(mission(7, '2027-06-01', 3.5))])).toMatchObject([
    { kind: 'moved', later: -4, longer: -1.5 },
  ]);
});

it('says what came and went, got a date or lost it, or came from another vessel', () => {
  expect(only([was(7, null)], [now(mission(7, '2027-06-01'))])).toMatchObject([{ kind: 'scheduled' }]);
  expect(only([was(7, '2027-06-01')], [now(mission(7, null))])).toMatchObject([{ kind: 'unscheduled' }]);
  expect(only([was(7, '2027-06-01', 2)], [now(mission(7, '2027-06-01'))])).toMatchObject([
    { kind: 'moved', later: 0, from_vessel_id: 2 },
  ]);
  expect(only([was(null, '2027-06-01'), was(8, null)], [now(mission(9, null))])).toEqual([
    { kind: 'added', mission_id: 9, title: 'Survey 9', vessel_id: 1 },
    { kind: 'gone', title: 'Before', vessel_id: 1 },
    { kind: 'gone', title: 'Before', vessel_id: 1 },
  ]);
});

it('is silent about vessels that are not compared', () => {
  expect(only([], [now(mission(9, null), 4)])).toEqual([]);
});
