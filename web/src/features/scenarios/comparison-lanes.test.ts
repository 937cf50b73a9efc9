import { expect, it } from 'vitest';
import type { ScenarioDifference } from '@shiptime/domain/scenarios/scenario-wire';
import { findDifferenceOfMission } from './comparison-lanes.ts';

const place = (vessel_id: number, start_date: string | null) => ({
  vessel_id,
  start_date,
  start_fraction: 0 as const,
});
const difference = (some: Partial<ScenarioDifference>): ScenarioDifference => ({
  id: 11,
  kind: 'change',
  mission_id: 1,
  ship_time_request_id: 7,
  title: 'Krill',
  from: place(1, '2028-06-01'),
  to: place(1, '2028-06-04'),
  fields: [],
  changed_by_both: false,
  messages: [],
  ...some,
});
const mission = (
  id: number,
  start_date: string | null = '2028-06-01',
  ship_time_request_id: number | null = 7,
) => ({
  id,
  start_date,
  start_fraction: 0 as const,
  ship_time_request_id,
});
const ofScenario = { vesselId: 1, isScenario: true };
const ofPlans = { vesselId: 1, isScenario: false };

it('marks on both sides what moved, on one what came or went, and leaves the rest', () => {
  const moved = [difference({})];
  expect(findDifferenceOfMission(moved, mission(11), ofScenario)?.mark).toBe('moved');
  expect(findDifferenceOfMission(moved, mission(1), ofPlans)?.mark).toBe('moved');
  expect(findDifferenceOfMission(moved, mission(2, '2028-07-01'), ofPlans)).toBeNull();
  const shorter = [difference({ to: place(1, '2028-06-01') })];
  expect(findDifferenceOfMission(shorter, mission(11), ofScenario)?.mark).toBe('changed');
  const came = [difference({ kind: 'add', mission_id: null, from: null })];
  expect(findDifferenceOfMission(came, mission(11), ofScenario)?.mark).toBe('added');
  expect(findDifferenceOfMission(came, mission(1), ofPlans)).toBeNull();
  const went = [difference({ kind: 'remove', id: 1, to: null })];
  expect(findDifferenceOfMission(went, mission(1), ofPlans)?.mark).toBe('removed');
  expect(findDifferenceOfMission(went, mission(1), ofScenario)).toBeNull();
});

it('finds in another scenario the copy of the mission by where it stands', () => {
  expect(findDifferenceOfMission([difference({})], mission(99), ofPlans)?.mark).toBe('moved');
  expect(findDifferenceOfMission([difference({})], mission(99, '2028-06-01', 8), ofPlans)).toBeNull();
  expect(
    findDifferenceOfMission([difference({})], mission(99), { vesselId: 2, isScenario: false }),
  ).toBeNull();
});
