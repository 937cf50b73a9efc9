import { describe, expect, it } from 'vitest';
import {
  isPastDeadline,
  findLaterYears,
  chooseOpenFiscalYear,
  isOpenForReview,
  timeUntilDeadline,
} from './deadline.ts';

const deadline = '2027-05-01T06:59:59Z';

it.each([
  ['2027-05-01T06:59:58.999Z', false],
  ['2027-05-01T06:59:59.000Z', true],
  ['2027-05-01T07:00:00Z', true],
  ['2027-04-30T23:59:58-07:00', false],
  ['2027-05-01T02:59:59-04:00', true],
  ['2027-05-01T08:59:58+02:00', false],
])('at %s the deadline has passed: %s', (now, passed) => {
  expect(isPastDeadline(now, deadline)).toBe(passed);
  expect(isOpenForReview(now, deadline)).toBe(passed);
});

it('never opens on a moment that cannot be read', () => {
  expect(() => isPastDeadline('soon', deadline)).toThrow(RangeError);
});

it.each([
  ['2027-04-30T06:59:59Z', { days: 1, hours: 0, minutes: 0 }],
  ['2027-04-30T07:00:00Z', { days: 0, hours: 23, minutes: 59 }],
  ['2027-05-01T06:59:30Z', { days: 0, hours: 0, minutes: 0 }],
  ['2027-05-01T06:59:59Z', null],
])('at %s there is left: %o', (now, left) => {
  expect(timeUntilDeadline(now, deadline)).toEqual(left);
});

describe('which years take applications', () => {
  const years = ['2028-05-01T00:00:00Z', '2026-05-01T00:00:00Z', deadline, '2027-03-01T00:00:00Z'].map(
    (deadline_at, index) => ({ id: index + 1, active: index < 3, deadline_at }),
  );

  it('opens one year, the active one with the next deadline', () => {
    expect(chooseOpenFiscalYear(years, '2027-01-01T00:00:00Z')?.id).toBe(3);
    expect(chooseOpenFiscalYear(years, deadline)?.id).toBe(1);
    expect(chooseOpenFiscalYear(years, '2028-05-01T00:00:00Z')).toBeNull();
  });

  it('leaves the years after it to letters of intent', () => {
    expect(findLaterYears(years, '2027-01-01T00:00:00Z').map(({ id }) => id)).toEqual([1]);
    expect(findLaterYears(years, deadline)).toEqual([]);
  });
});
