import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RouteTiming } from './route-timing.ts';

const most = 12;
const stop = fc.record({
  low: fc.integer({ min: 0, max: most }),
  room: fc.integer({ min: 0, max: most }),
  from: fc.integer({ min: 0, max: most }),
  wish: fc.integer({ min: 0, max: 6 }),
  penalty: fc.integer({ min: 0, max: 5 }),
  gap: fc.integer({ min: 1, max: 4 }),
});
type Stop = typeof stop extends fc.Arbitrary<infer S> ? S : never;

const costOf = ({ from, wish, penalty }: Stop, at: number) =>
  penalty * Math.max(0, from - at, at - from - wish);

const tried = ([first, ...others]: readonly Stop[], free: number): number => {
  if (!first) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = Math.max(first.low, free); at <= first.low + first.room; at += 1)
    least = Math.min(least, costOf(first, at) + tried(others, at + first.gap));
  return least;
};

it('stops in a given order begin when it costs least', () => {
  fc.assert(
    fc.property(fc.array(stop, { minLength: 1, maxLength: 4 }), (stops) => {
      const least = tried(stops, 0);
      fc.pre(least < Number.POSITIVE_INFINITY);
      const timing = new RouteTiming(8);
      let offset = 0;
      stops.forEach((each, index) => {
        timing.offset[index] = offset;
        timing.low[index] = each.low;
        timing.high[index] = each.low + each.room;
        timing.from[index] = each.from;
        timing.to[index] = each.from + each.wish;
        timing.penalty[index] = each.penalty;
        offset += each.gap;
      });
      expect(timing.solve(stops.length)).toBe(least);
      let free = 0;
      let cost = 0;
      stops.forEach((each, index) => {
        const at = timing.start[index] as number;
        expect(at).toBeGreaterThanOrEqual(Math.max(free, each.low));
        expect(at).toBeLessThanOrEqual(each.low + each.room);
        free = at + each.gap;
        cost += costOf(each, at);
      });
      expect(cost).toBe(least);
    }),
    { numRuns: 2000, seed: 1 },
  );
});
