import { describe, expect, it } from 'vitest';
import { findClearanceFilingDeadline } from './clearance.ts';

describe('the last day to ask a state for its consent', () => {
  it.each([
    ['lies so many days before the window', '2027-07-01', 183, '2026-11-22', '2026-12-30', 'ahead'],
    ['is near', '2027-06-01', 183, '2026-11-22', '2026-11-30', 'soon'],
    ['is today', '2027-05-24', 183, '2026-11-22', '2026-11-22', 'soon'],
    ['has gone by', '2027-04-01', 183, '2026-11-22', '2026-09-30', 'past'],
    ['counts the day that a leap year has more', '2028-03-01', 1, '2026-11-22', '2028-02-29', 'ahead'],
  ] as const)('%s', (_, start, lead, today, day, state) =>
    expect(findClearanceFilingDeadline(start, lead, today)).toEqual({ day, state }),
  );

  it('is not known without a window or a lead time', () => {
    expect(findClearanceFilingDeadline(null, 183, '2026-11-22')).toBeNull();
    expect(findClearanceFilingDeadline('2027-07-01', null, '2026-11-22')).toBeNull();
  });
});
