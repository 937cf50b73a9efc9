import { expect, it } from 'vitest';
import { computeCalendarTimes } from './calendar-times.ts';

const stretch = (start_date: string, start_fraction: 0 | 0.25 | 0.5 | 0.75, operational_days: number) => ({
  start_date,
  start_fraction,
  mobilization_days: 0,
  operational_days,
  demobilization_days: 0,
});
const halifax = { start: 'America/Halifax', end: 'America/Halifax' };

it('whole days are days, the end exclusive', () => {
  expect(computeCalendarTimes(stretch('2027-05-01', 0, 7), halifax)).toEqual({
    kind: 'days',
    start: '2027-05-01',
    end: '2027-05-08',
  });
});

it.each([
  [0.5, 2.5, '2027-05-01T12:00:00', '2027-05-04T00:00:00'],
  [0.75, 0.5, '2027-05-01T18:00:00', '2027-05-02T06:00:00'],
  [0, 0.25, '2027-05-01T00:00:00', '2027-05-01T06:00:00'],
  [0.25, 1, '2027-05-01T06:00:00', '2027-05-02T06:00:00'],
] as const)('from %d of a day, %d days long: from %s to %s', (fraction, days, start, end) => {
  expect(computeCalendarTimes(stretch('2027-05-01', fraction, days), halifax)).toEqual({
    kind: 'hours',
    zone: 'America/Halifax',
    start,
    end,
  });
});

it('ends by the clocks of the port where it ends, said in those of the port where it begins', () => {
  const zones = { start: 'America/St_Johns', end: 'America/Vancouver' };
  expect(computeCalendarTimes(stretch('2025-07-01', 0.5, 1), zones)).toMatchObject({
    zone: 'America/St_Johns',
    start: '2025-07-01T12:00:00',
    end: '2025-07-02T16:30:00',
  });
});

it('goes by the only port whose clocks are known, and by days where there is none', () => {
  const half = stretch('2027-05-01', 0.5, 1);
  expect(computeCalendarTimes(half, { start: null, end: 'America/Iqaluit' })).toMatchObject({
    zone: 'America/Iqaluit',
  });
  expect(computeCalendarTimes(half, { start: null, end: null })).toEqual({
    kind: 'days',
    start: '2027-05-01',
    end: '2027-05-03',
  });
});
