import { describe, expect, it } from 'vitest';
import { correction, narrowed } from './server-clock.ts';

const date = Date.parse('2027-05-01T06:59:58Z');

describe('the clock of the portal', () => {
  it('is as this computer’s where an answer leaves that open', () => {
    expect(correction(narrowed(null, date, date + 300, date + 340))).toBe(0);
  });

  it('corrects a computer that is slow or fast, by no more than the answer proves', () => {
    const slow = narrowed(null, date, date - 3_600_000, date - 3_599_900);
    expect(correction(slow)).toBe(3_599_900);
    const fast = narrowed(null, date, date + 60_000, date + 60_100);
    expect(correction(fast)).toBe(-59_000);
  });

  it('is known more exactly with each answer', () => {
    const first = narrowed(null, date, date - 700, date - 690);
    const second = narrowed(first, date + 5000, date + 5250, date + 5260);
    expect(second.high - second.low).toBeLessThan(first.high - first.low);
    expect(correction(second)).toBeGreaterThanOrEqual(690);
    expect(correction(second)).toBeLessThanOrEqual(750);
  });

  it('begins anew when a clock was set meanwhile', () => {
    const before = narrowed(null, date, date, date + 10);
    const after = narrowed(before, date, date - 86_400_000, date - 86_399_990);
    expect(correction(after)).toBe(86_399_990);
  });
});
