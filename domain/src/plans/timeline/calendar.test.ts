import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayOfWeek, weekdays } from '../../shared/week.ts';
import { dayOfTick, ticksInDay } from '../ticks.ts';
import { startOfWeek, weekendsIn } from './calendar.ts';

const weekdayOf = (tick: number) => weekdays[new Date(`${dayOfTick(tick)}T00:00:00Z`).getUTCDay()];
const ticks = fc.integer({ min: -8000, max: 80_000 });

describe('weeks', () => {
  it('begin on the one first day, as date fields do', () => {
    expect(firstDayOfWeek).toBe('mon');
    fc.assert(
      fc.property(ticks, (tick) => {
        const start = startOfWeek(tick);
        expect(weekdayOf(start)).toBe(firstDayOfWeek);
        expect(start <= tick && tick < start + 7 * ticksInDay).toBe(true);
      }),
    );
  });

  it('have a Saturday and a Sunday, shown wherever either is touched', () => {
    fc.assert(
      fc.property(ticks, fc.integer({ min: 1, max: 400 }), (start, length) => {
        const span = { start, end: start + length };
        const shown = weekendsIn(span);
        for (const weekend of shown) {
          expect([weekdayOf(weekend.start), weekdayOf(weekend.end - 1)]).toEqual(['sat', 'sun']);
          expect(weekend.start < span.end && weekend.end > span.start).toBe(true);
        }
        for (let tick = span.start; tick < span.end; tick += 1)
          expect(shown.some((each) => each.start <= tick && tick < each.end)).toBe(
            ['sat', 'sun'].includes(weekdayOf(tick) ?? ''),
          );
      }),
    );
  });
});
