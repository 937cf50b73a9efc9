import { describe, expect, it } from 'vitest';
import { type LaneDensity, placeLanes, type TimelineBar, type TimelineBlock } from '../lanes.ts';
import { placeBarNames } from './name-places.ts';

const whole = { start: 0, end: 365 * 4 };
const bar = (id: number, day: number, days: number, title = 'Spring multispecies survey'): TimelineBar => ({
  ...{ id, title, label: title, mobilization: 0, demobilization: 0, trouble: null },
  ...{ start: day * 4, end: (day + days) * 4 },
});
const constraint = (day: number, days: number): TimelineBlock => ({
  ...{ key: `${day}`, kind: 'constraint', label: 'Refit', start: day * 4, end: (day + days) * 4 },
});
const namesOf = (
  bars: readonly TimelineBar[],
  blocks: readonly TimelineBlock[] = [],
  look: LaneDensity = 'lanes',
) => {
  const [placed] = placeLanes([{ id: 1, label: 'CCGS Teleost', bars, blocks }], look);
  return placeBarNames(placed!, whole, 3);
};

describe('the name of a mission', () => {
  it('stands in its bar where it has room', () => {
    expect(namesOf([bar(1, 0, 60)])).toEqual(['inside']);
  });

  it('stands beside a short bar, as far as the next mission or constraint', () => {
    const [beside] = namesOf([bar(1, 0, 10), bar(2, 60, 60)]);
    expect(beside).toEqual({ besidePercent: expect.closeTo((140 / 30) * 100) });
    expect(namesOf([bar(1, 0, 10)], [constraint(30, 20)])).toEqual([
      { besidePercent: expect.closeTo((50 / 30) * 100) },
    ]);
  });

  it('is cut in its bar where nothing is free behind it, from 40 pixels on', () => {
    expect(namesOf([bar(1, 0, 14), bar(2, 14, 14)], [constraint(28, 30)])).toEqual(['inside', 'inside']);
    expect(namesOf([bar(1, 0, 14)], [constraint(0, 30)])).toEqual(['inside']);
  });

  it('is not broken letter by letter in a bar of 24 to 40 pixels: it is left out, or stands beside it', () => {
    expect(namesOf([bar(1, 0, 9), bar(2, 9, 60)])[0]).toBeNull();
    expect(namesOf([bar(1, 0, 9), bar(2, 30, 60)])[0]).toHaveProperty('besidePercent');
    expect(namesOf([bar(1, 0, 9, 'AZ'), bar(2, 9, 60)])[0]).toBe('inside');
  });

  it('is left out where neither the bar nor what is behind it shows three letters', () => {
    expect(namesOf([bar(1, 0, 2), bar(2, 3, 60)])[0]).toBeNull();
  });

  it('has one line in a compact lane, so that it goes beside a bar sooner', () => {
    const bars = [bar(1, 0, 33)];
    expect(namesOf(bars)).toEqual(['inside']);
    expect(namesOf(bars, [], 'compact')[0]).toHaveProperty('besidePercent');
  });
});

it('twenty-five vessels have room in a window of 900 pixels', () => {
  const lanes = Array.from({ length: 25 }, (_, id) => ({ id, label: `${id}`, bars: [], blocks: [] }));
  const placed = placeLanes(lanes, 'compact');
  expect(placed.at(-1)!.top + placed.at(-1)!.height).toBeLessThanOrEqual(660);
});
