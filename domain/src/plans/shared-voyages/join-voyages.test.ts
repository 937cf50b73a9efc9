import { expect, it } from 'vitest';
import { scheduled } from '../../../test/conflicts.ts';
import { unscheduleMission } from '../mission-changes.ts';
import { type Mission, occupiedSpan, operationsSpan } from '../missions.ts';
import { tickOfDay } from '../ticks.ts';
import { joinVoyages, separateVoyages } from './join-voyages.ts';

const one = scheduled('2028-06-03', {
  id: 1,
  mobilization_days: 1,
  operational_days: 4,
  demobilization_days: 0.5,
  mobilization_port_id: null,
  demobilization_port_id: 8,
});
const other = scheduled('2028-08-01', {
  id: 2,
  mobilization_days: 2,
  operational_days: 3,
  demobilization_days: 1,
  mobilization_port_id: 7,
  demobilization_port_id: null,
});
const own = [one, other] as const;
const shape = ({
  mobilization_days,
  demobilization_days,
  mobilization_port_id,
  demobilization_port_id,
}: Mission) => [mobilization_days, demobilization_days, mobilization_port_id, demobilization_port_id];

it('is loaded once before the first, for as long as either needs, and unloaded once after the second', () => {
  const [first, second] = joinVoyages([one, other]);
  expect([shape(first), shape(second)]).toEqual([
    [2, 0, 7, null],
    [0, 1, null, 8],
  ]);
  expect(operationsSpan(first)).toEqual(operationsSpan(one));
  expect(occupiedSpan(second)?.start).toBe(occupiedSpan(first)?.end);
});

it('begins when it is wanted, when the second works, or without a date', () => {
  expect(joinVoyages([one, other], tickOfDay('2028-07-01'))[0].start_date).toBe('2028-07-01');
  expect(operationsSpan(joinVoyages([unscheduleMission(one), other])[1])).toEqual(operationsSpan(other));
  expect(
    joinVoyages([unscheduleMission(one), unscheduleMission(other)]).map(({ start_date }) => start_date),
  ).toEqual([null, null]);
});

it('is parted into what each had, the second after the first', () => {
  const [first, second] = separateVoyages(joinVoyages([one, other]), own);
  expect([shape(first), shape(second)]).toEqual([shape(one), shape(other)]);
  expect(first.start_date).toBe('2028-06-03');
  expect(occupiedSpan(second)?.start).toBe(occupiedSpan(first)?.end);
});
