import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tickOfDay } from '../ticks.ts';
import { axisMarksOfPreset, axisUnits, axisMarks } from './axis.ts';
import { presetSpan, zoomPresets } from './calendar.ts';
import { assignRows } from './assign-rows.ts';
import {
  snapDraggedStart,
  panScale,
  scaleFor,
  snapTick,
  xToTick,
  widthToTicks,
  ticksToWidth,
  tickToX,
  zoomScale,
} from './scale.ts';

const year = presetSpan('year', tickOfDay('2028-06-15'));

describe('pixels and time', () => {
  const scale = scaleFor(year, 730);

  it('lay a year over the width', () => {
    expect(scale).toEqual({ origin: tickOfDay('2028-04-01'), pixelsPerDay: 2 });
    expect(tickToX(scale, tickOfDay('2028-04-11'))).toBe(20);
    expect(ticksToWidth(scale, 6)).toBe(3);
    expect(widthToTicks(scale, 20)).toBe(40);
  });

  it('lead there and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 400, noNaN: true }),
        fc.integer({ min: 0, max: 60_000 }),
        (pixelsPerDay, tick) => {
          const some = { origin: tickOfDay('2028-04-01'), pixelsPerDay };
          expect(snapTick(xToTick(some, tickToX(some, tick)), 'quarter_day')).toBe(tick);
        },
      ),
    );
  });

  it('keep every day equally wide when the clocks change', () => {
    for (const day of ['2028-03-12', '2028-11-05']) {
      expect(tickToX(scale, tickOfDay(day) + 4) - tickToX(scale, tickOfDay(day))).toBeCloseTo(2);
    }
  });

  it('zoom around a point and pan', () => {
    const at = xToTick(scale, 300);
    expect(xToTick(zoomScale(scale, 3, 300), 300)).toBeCloseTo(at);
    expect(zoomScale(scale, 1e9, 0).pixelsPerDay).toBe(400);
    expect(zoomScale(scale, 1e-9, 0).pixelsPerDay).toBe(0.5);
    expect(panScale(scale, 20).origin).toBe(scale.origin + 40);
  });
});

describe('snapping', () => {
  it('goes to the nearest day, or quarter of a day', () => {
    expect([5, 6, 7.9, -1.9].map((tick) => snapTick(tick, 'day'))).toEqual([4, 8, 8, 0]);
    expect([5.4, 5.6].map((tick) => snapTick(tick, 'quarter_day'))).toEqual([5, 6]);
  });

  it('leaves what was hardly dragged where it stood', () => {
    expect(snapDraggedStart(5, 1.9, 'day')).toBe(5);
    expect(snapDraggedStart(5, 4, 'day')).toBe(8);
    expect(snapDraggedStart(5, 0.4, 'quarter_day')).toBe(5);
    expect(snapDraggedStart(5, 1.2, 'quarter_day')).toBe(6);
  });
});

const days = ({ start, end }: { start: number; end: number }) => [start, end].map((tick) => tick / 4);
const day = (text: string) => tickOfDay(text) / 4;

describe('the presets', () => {
  it.each([
    ['year', '2029-03-31', 0, '2028-04-01', '2029-04-01'],
    ['year', '2028-04-01', -1, '2027-04-01', '2028-04-01'],
    ['quarter', '2028-06-30', 0, '2028-04-01', '2028-07-01'],
    ['quarter', '2028-06-30', 3, '2029-01-01', '2029-04-01'],
    ['month', '2028-02-29', 0, '2028-02-01', '2028-03-01'],
    ['month', '2028-12-31', 1, '2029-01-01', '2029-02-01'],
    ['month', '2028-01-31', -1, '2027-12-01', '2028-01-01'],
    ['week', '2028-06-18', 0, '2028-06-12', '2028-06-19'],
    ['week', '2028-06-19', -1, '2028-06-12', '2028-06-19'],
  ] as const)('%s around %s, %i later', (preset, around, later, start, end) => {
    expect(days(presetSpan(preset, tickOfDay(around), later))).toEqual([day(start), day(end)]);
  });

  it('follow each other without a gap, around any moment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zoomPresets), fc.integer({ min: 0, max: 80_000 }), (preset, tick) => {
        const span = presetSpan(preset, tick);
        expect(span.start <= tick && tick < span.end).toBe(true);
        expect(presetSpan(preset, tick, 1).start).toBe(span.end);
        expect(presetSpan(preset, span.start)).toEqual(span);
      }),
    );
  });
});

describe('the axis', () => {
  it('has twelve months in a year, and weeks from Monday', () => {
    const { major, minor } = axisMarksOfPreset('year', year);
    expect(major.length).toBe(12);
    expect(days(minor[0] ?? year)).toEqual([day('2028-03-27'), day('2028-04-03')]);
    expect(minor.length).toBe(53);
  });

  it('covers what is shown, piece by piece', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zoomPresets),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 2000 }),
        (preset, start, length) => {
          for (const unit of Object.values(axisUnits[preset])) {
            const pieces = axisMarks(unit, { start, end: start + length });
            expect(pieces[0]?.start).toBeLessThanOrEqual(start);
            expect(pieces.at(-1)?.end).toBeGreaterThanOrEqual(start + length);
            pieces.slice(1).forEach((piece, index) => expect(piece.start).toBe(pieces[index]?.end));
          }
        },
      ),
    );
  });
});

describe('the rows of a strip', () => {
  const spans = fc
    .array(fc.record({ start: fc.nat(200), length: fc.integer({ min: 1, max: 60 }) }))
    .map((all) =>
      all.map(({ start, length }) => ({ start, end: start + length })).toSorted((a, b) => a.start - b.start),
    );

  it('put what overlaps below each other, and nothing else', () => {
    expect(
      assignRows([
        { start: 0, end: 5 },
        { start: 4, end: 8 },
        { start: 5, end: 9 },
      ]),
    ).toEqual({ rows: [0, 1, 0], count: 2 });
    expect(assignRows([])).toEqual({ rows: [], count: 1 });
    fc.assert(
      fc.property(spans, (all) => {
        const { rows } = assignRows(all);
        const clash = all.some((one, i) =>
          all.some(
            (other, j) => i < j && rows[i] === rows[j] && other.start < one.end && one.start < other.end,
          ),
        );
        expect(clash).toBe(false);
      }),
    );
  });
});
