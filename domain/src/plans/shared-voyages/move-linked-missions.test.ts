import { expect, it } from 'vitest';
import { scheduled } from '../../../test/conflicts.ts';
import { moveMission, placeMissionAt, resizeMission, unscheduleMission } from '../mission-changes.ts';
import type { Mission } from '../missions.ts';
import { moveLinkedMissions } from './move-linked-missions.ts';

const first = scheduled('2028-06-01', {
  id: 1,
  mobilization_days: 1,
  operational_days: 4,
  demobilization_days: 0,
});
const second = scheduled('2028-06-06', {
  id: 2,
  mobilization_days: 0,
  operational_days: 3,
  demobilization_days: 1,
});
const other = scheduled('2028-08-01', { id: 3 });
const was = [first, second, other];
const after = (...changed: Mission[]) => {
  const now = was.map((mission) => changed.find(({ id }) => id === mission.id) ?? mission);
  return moveLinkedMissions(was, now, [[1, 2]]).map(({ id, start_date, start_fraction }) => [
    id,
    start_date,
    start_fraction,
  ]);
};

it('the second follows the first, wherever it is moved, and back', () => {
  expect(after(moveMission(first, 8))).toEqual([[2, '2028-06-08', 0]]);
  expect(after(resizeMission(first, 'end', 2))).toEqual([[2, '2028-06-06', 0.5]]);
  expect(after(moveMission(second, -4))).toEqual([[1, '2028-05-31', 0]]);
});

it('both lose their dates together', () => {
  expect(after(unscheduleMission(first))).toEqual([[2, null, 0]]);
  expect(after(unscheduleMission(second))).toEqual([[1, null, 0]]);
  expect(
    moveLinkedMissions(
      [unscheduleMission(first), unscheduleMission(second)],
      [placeMissionAt(first, 0), unscheduleMission(second)],
      [[1, 2]],
    ),
  ).toHaveLength(1);
});

it('nobody follows where both moved alike, where the second alone grows, or another one moves', () => {
  expect(after(moveMission(first, 8), moveMission(second, 8))).toEqual([]);
  expect(after(resizeMission(second, 'end', 4))).toEqual([]);
  expect(after(moveMission(other, 8))).toEqual([]);
});
