import { describe, expect, it } from 'vitest';
import type { TimelineBar } from '../lanes.ts';
import { snapDragToTicks, gripAt, limitResize, shiftedSpan, createBarShift } from './bar-shift.ts';
import { scrollPixelsPerFrame } from './use-pointer-drag.ts';
import { drawnSpan, pixelsPerDayOf } from '../viewport/scroll-viewport.ts';

const bar: TimelineBar = {
  id: 1,
  start: 40,
  end: 60,
  title: '',
  label: '',
  mobilization: 4,
  demobilization: 4,
  trouble: null,
};
const scale = { origin: 0, pixelsPerDay: 10 };

describe('a bar on its way', () => {
  it('lands on whole days, on quarters with the modifier', () => {
    expect(snapDragToTicks(bar, 'move', 24, scale, 'day')).toBe(8);
    expect(snapDragToTicks(bar, 'move', 24, scale, 'quarter_day')).toBe(10);
    expect(snapDragToTicks(bar, 'move', 3, scale, 'day')).toBe(0);
  });

  it('keeps a quarter of a day of operations, whichever end is pulled', () => {
    expect(limitResize(bar, 'end', -100)).toBe(-11);
    expect(limitResize(bar, 'start', 100)).toBe(11);
    expect(limitResize(bar, 'end', 100)).toBe(100);
  });

  it('moves both ends, or the one that is held', () => {
    const shift = { ...createBarShift([1], 'move'), ticks: 4 };
    expect(shiftedSpan(bar, shift)).toEqual({ start: 44, end: 64 });
    expect(shiftedSpan(bar, { ...shift, grip: 'end' })).toEqual({ start: 40, end: 64 });
    expect(shiftedSpan(bar, { ...shift, grip: 'start' })).toEqual({ start: 44, end: 60 });
  });

  it('is taken at an end near it, and in the middle however short it is', () => {
    expect([gripAt(2, 100), gripAt(50, 100), gripAt(97, 100)]).toEqual(['start', 'move', 'end']);
    expect(gripAt(4, 8)).toBe('move');
  });

  it('scrolls the frame near its edges only', () => {
    expect(scrollPixelsPerFrame(500, 0, 1000)).toBe(0);
    expect(scrollPixelsPerFrame(10, 0, 1000)).toBeLessThan(0);
    expect(scrollPixelsPerFrame(995, 0, 1000)).toBeGreaterThan(0);
  });
});

describe('the frame', () => {
  const whole = { start: 0, end: 400 * 4 };

  it('shows a year in its whole width, else so many days', () => {
    expect(pixelsPerDayOf('year', whole, 800)).toBe(2);
    expect(pixelsPerDayOf('week', whole, 700)).toBe(100);
  });

  it('draws what is in sight and some more, and the same after a little scrolling', () => {
    const window = { width: 700, height: 400, left: 7000, top: 0 };
    const drawn = drawnSpan(window, whole, 100);
    expect(drawn.start).toBeLessThan(70 * 4);
    expect(drawn.end).toBeGreaterThan(77 * 4);
    expect(drawnSpan({ ...window, left: 7020 }, whole, 100)).toEqual(drawn);
  });
});
