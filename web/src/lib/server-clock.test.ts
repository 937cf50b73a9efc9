import { describe, expect, it } from 'vitest';
import { clockCorrection, narrowClockBounds } from './server-clock.ts';

const date = Date.parse('2027-05-01T06:59:58Z');

describe('the clock of the portal', () => {
  it('is as this computer’s where an answer leaves that open', () => {
    expect(clockCorrection(narrowClockBounds(null, date, date + 300, date + 340))).toBe(0);
  });

  it('corrects a computer that is slow or fast, by no more than the answer proves', () => {
    const slow = narrowClockBounds(null, date, date - 3_600_000, date - 3_599_900);
    expect(clockCorrection(slow)).toBe(3_599_900);
    const fast = narrowClockBounds(null, date, date + 60_000, date + 60_100);
    expect(clockCorrection(fast)).toBe(-59_000);
  });

  it('is known more exactly with each answer', () => {
    const first = narrowClockBounds(null, date, date - 700, date - 690);
    const second = narrowClockBounds(first, date + 5000, date + 5250, date + 5260);
    expect(second.high - second.low).toBeLessThan(first.high - first.low);
    expect(clockCorrection(second)).toBeGreaterThanOrEqual(690);
    expect(clockCorrection(second)).toBeLessThanOrEqual(750);
  });

  it('begins anew when a clock was set meanwhile', () => {
    const before = narrowClockBounds(null, date, date, date + 10);
    const after = narrowClockBounds(before, date, date - 86_400_000, date - 86_399_990);
    expect(clockCorrection(after)).toBe(86_399_990);
  });
});
