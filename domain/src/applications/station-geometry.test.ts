import { expect, it } from 'vitest';
import { greatCircleDistance } from '../geography/position.ts';
import { steamingHours, measureTrack } from './station-geometry.ts';

const halifax = { latitude: 44.6488, longitude: -63.5752 };
const stJohns = { latitude: 47.5615, longitude: -52.7126 };

it.each([
  ['a minute of latitude', { latitude: 45, longitude: -60 }, { latitude: 45 + 1 / 60, longitude: -60 }, 1],
  ['a degree along the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 60.04],
  ['across the antimeridian', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 60.04],
  ['to itself', halifax, halifax, 0],
  ['to the other side', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 10_807.3],
  ["Halifax to St. John's", halifax, stJohns, 485],
])('%s', (_, from, to, nauticalMiles) => {
  expect(Math.abs(greatCircleDistance(from, to) - nauticalMiles)).toBeLessThan(
    Math.max(0.05, nauticalMiles * 0.005),
  );
  expect(greatCircleDistance(to, from)).toBeCloseTo(greatCircleDistance(from, to), 9);
});

it('adds the legs up', () => {
  const north = (latitude: number) => ({ latitude, longitude: -60 });
  const { legs, total } = measureTrack([north(44), north(45), north(43)]);
  expect(legs.map((leg) => Math.round(leg))).toEqual([60, 120]);
  expect(total).toBeCloseTo((legs[0] ?? 0) + (legs[1] ?? 0), 9);
  expect(measureTrack([north(44)])).toEqual({ legs: [], total: 0 });
  expect(measureTrack([])).toEqual({ legs: [], total: 0 });
});

it('takes time by speed, if the speed is known', () => {
  expect(steamingHours(120, 10)).toBe(12);
  expect(steamingHours(120, null)).toBeNull();
  expect(steamingHours(120, 0)).toBeNull();
});
