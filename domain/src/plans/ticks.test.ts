import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOfTick,
  ticksToDays,
  tickToStart,
  tickAfterDay,
  tickOfDay,
  startToTick,
  daysToTicks,
} from './ticks.ts';

describe('ticks of a quarter of a day', () => {
  it('count from the first day of 2000, as the database does', () => {
    expect(tickOfDay('2000-01-01')).toBe(0);
    expect(tickOfDay('2000-01-02')).toBe(4);
    expect(tickOfDay('1999-12-31')).toBe(-4);
    expect(startToTick({ start_date: '2000-01-01', start_fraction: 0.75 })).toBe(3);
    expect(tickAfterDay('2000-01-01')).toBe(4);
  });

  it('know no daylight saving and every leap day', () => {
    expect(tickOfDay('2028-03-13') - tickOfDay('2028-03-12')).toBe(4);
    expect(tickOfDay('2028-03-01') - tickOfDay('2028-02-28')).toBe(8);
    expect(tickOfDay('2029-04-01') - tickOfDay('2028-04-01')).toBe(365 * 4);
  });

  it('refuse what is no day', () => {
    expect(() => tickOfDay('2027-02-29')).toThrow(RangeError);
  });

  it('lead back to the day and its fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 80_000 }), (tick) => {
        expect(startToTick(tickToStart(tick))).toBe(tick);
        expect(tickOfDay(dayOfTick(tick))).toBeLessThanOrEqual(tick);
        expect(ticksToDays(daysToTicks(tick / 4))).toBe(tick / 4);
      }),
    );
  });
});
