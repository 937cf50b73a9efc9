import { expect, it } from 'vitest';
import { instantFromWallTime } from './zoned-instant.ts';

it.each([
  ['2027-04-30', '23:59:59', 'America/Vancouver', '2027-05-01T06:59:59.000Z'],
  ['2027-01-15', '12:00:00', 'America/Toronto', '2027-01-15T17:00:00.000Z'],
  ['2027-07-15', '00:00:00', 'America/St_Johns', '2027-07-15T02:30:00.000Z'],
  ['2027-03-14', '01:30:00', 'America/Toronto', '2027-03-14T06:30:00.000Z'],
  ['2027-03-14', '03:30:00', 'America/Toronto', '2027-03-14T07:30:00.000Z'],
  ['2027-11-07', '03:30:00', 'America/Toronto', '2027-11-07T08:30:00.000Z'],
  ['2027-04-30', '23:59:59', 'UTC', '2027-04-30T23:59:59.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantFromWallTime(day, time, zone)).toBe(instant);
});
