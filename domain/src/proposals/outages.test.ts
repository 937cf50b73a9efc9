import { expect, it } from 'vitest';
import { scheduled } from '../../test/conflicts.ts';
import { isOutageDealtWith } from './outages.ts';

const outage = { vessel_id: 1, start_date: '2027-07-01', end_date: '2027-07-31' };
const mission = (vessel_id: number, start_date: string | null) => ({
  ...scheduled('2027-07-01', { operational_days: 5 }),
  start_date,
  vessel_id,
});

it.each([
  ['a mission moved out of the outage', [mission(1, '2027-08-05')], [1], true],
  ['a mission moved to another ship', [mission(2, '2027-07-05')], [1, 2], true],
  ['a mission still in the outage', [mission(1, '2027-08-05'), mission(1, '2027-07-05')], [1], false],
  ['a mission without a date', [mission(1, null)], [1], false],
  ['a plan still under review', [mission(2, '2027-07-05')], [1], false],
  ['its own plan still under review', [], [2], false],
  ['no mission left', [], [1], true],
])('is dealt with or not: %s', (_, missions, final, expected) => {
  expect(isOutageDealtWith(outage, missions, (id) => final.includes(id))).toBe(expected);
});
