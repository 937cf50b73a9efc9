import { describe, expect, it } from 'vitest';
import seeds from '../../../server/src/seeds/reference/data/ports.json';
import { readAtlas } from '../../test/atlas.ts';
import { buildKnownSeaRoutes } from '../plans/distances/known-sea-routes.ts';
import { measureMilesOnLand } from './atlas.ts';
import { greatCircleDistance, type Position } from './position.ts';
import { findSeaRoute } from './sea-route.ts';

type LatLon = readonly [latitude: number, longitude: number];

const atlas = readAtlas();
const known = buildKnownSeaRoutes(seeds);
const at = ([latitude, longitude]: LatLon): Position => ({ latitude, longitude });
const way = (from: LatLon, to: LatLon) => findSeaRoute(atlas, known, at(from), at(to));
const laidOff = (points: readonly LatLon[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + greatCircleDistance(at(points[index]!), at(point)), 0);

const off = {
  chebuctoHead: [44.48, -63.5],
  capeRace: [46.63, -53.05],
  capeSpear: [47.52, -52.58],
  capeSable: [43.35, -65.62],
  brierIsland: [44.23, -66.45],
  capeCod: [42.1, -70.1],
  capeNorth: [47.08, -60.37],
  capeGeorge: [45.95, -61.7],
  cansoLock: [45.65, -61.42],
  capeCanso: [45.35, -60.95],
  catalina: [48.55, -52.97],
  capeBonavista: [48.73, -53.05],
  capeScott: [50.78, -128.47],
  capeStJames: [51.87, -131.0],
  capDEspoir: [48.4, -64.28],
  capGaspe: [48.74, -64.12],
  capDesRosiers: [48.88, -64.17],
  madeleine: [49.28, -65.32],
  lokLand: [62.25, -64.5],
  gabrielStrait: [61.75, -65.9],
  wolstenholme: [62.65, -77.5],
} as const satisfies Record<string, LatLon>;

const statute = 1609.344 / 1852;

describe('a leg round land is within 5 % of what is published, or of the way laid off round the headlands', () => {
  it.each<[string, LatLon, LatLon, number | readonly LatLon[]]>([
    [
      'North Sydney to Argentia: 280 miles, published by the ferry’s company',
      [46.21, -60.24],
      [47.3, -53.99],
      280,
    ],
    [
      'Mackinac to Port Huron: 247 statute miles, Green’s Great Lakes and Seaway Directory 1965, tables V and VI',
      [45.8, -84.72],
      [43.01, -82.41],
      247 * statute,
    ],
    [
      'Halifax to St. John’s: laid off round Cape Race',
      [44.64, -63.56],
      [47.56, -52.69],
      [off.chebuctoHead, off.capeRace, off.capeSpear],
    ],
    [
      'the Halifax line to the Bay of Fundy: laid off round Cape Sable and Brier Island',
      [44.4, -63.45],
      [45, -65.8],
      [off.capeSable, off.brierIsland],
    ],
    ['the Gulf to Sydney Bight: laid off round Cape North', [47, -62], [46.4, -60], [off.capeNorth]],
    [
      'the Gulf to the Scotian Shelf: laid off through the Strait of Canso',
      [48.5, -63],
      [44.4, -61],
      [off.capeGeorge, off.cansoLock, off.capeCanso],
    ],
    [
      'Trinity Bay to Bonavista Bay: laid off outside Catalina and round Cape Bonavista',
      [48.2, -53.3],
      [48.7, -53.6],
      [off.catalina, off.capeBonavista],
    ],
    [
      'Estevan to Queen Charlotte Strait: laid off round Cape Scott',
      [49.3, -127],
      [50.95, -127.8],
      [off.capeScott],
    ],
    ['both sides of Haida Gwaii: laid off round Cape St. James', [53, -133.3], [53, -131], [off.capeStJames]],
    [
      'Chaleur Bay to the estuary: laid off round Gaspé and L’Anse-à-la-Madeleine',
      [48, -65.2],
      [48.75, -68.2],
      [off.capDEspoir, off.capGaspe, off.capDesRosiers, off.madeleine],
    ],
    [
      'Davis Strait to Hudson Bay: laid off through Gabriel Strait, round Cape Wolstenholme',
      [65.5, -60],
      [61, -80],
      [off.lokLand, off.gabrielStrait, off.wolstenholme],
    ],
  ])('%s', (_, from, to, chart) => {
    const { kind, nautical_miles, points } = way(from, to);
    const miles = typeof chart === 'number' ? chart : laidOff([from, ...chart, to]);
    expect(kind).toBe('round_land');
    expect(nautical_miles / miles).toBeGreaterThan(0.95);
    expect(nautical_miles / miles).toBeLessThan(1.05);
    expect([points[0], points.at(-1)]).toEqual([at(from), at(to)]);
  });
});

describe('a way by sea', () => {
  it('is straight over open water, and as long as the great circle', () => {
    const { kind, nautical_miles, points } = way([43, -62], [42, -55]);
    expect(kind).toBe('straight');
    expect(nautical_miles).toBeCloseTo(greatCircleDistance(at([43, -62]), at([42, -55])), 6);
    expect(points).toHaveLength(2);
  });

  it('crosses no land that counts', () => {
    const { points } = way([44.4, -63.45], [45, -65.8]);
    const dry = points
      .slice(1)
      .reduce((sum, point, index) => sum + measureMilesOnLand(atlas, points[index]!, point), 0);
    expect(dry).toBe(0);
  });

  it('is as long there as back', () => {
    const there = way([44.4, -63.45], [45, -65.8]).nautical_miles;
    expect(Math.abs(way([45, -65.8], [44.4, -63.45]).nautical_miles / there - 1)).toBeLessThan(0.02);
  });

  it('leaves a river by ways that are known to be open, where the outlines have no water', () => {
    const { kind, nautical_miles } = way([45.5, -73.55], [48.5, -68.6]);
    expect(kind).toBe('round_land');
    expect(nautical_miles).toBeGreaterThan(260);
    expect(nautical_miles).toBeLessThan(310);
  });

  it('does not exist to a lake without one', () => {
    const { kind, nautical_miles } = way([53, -98], [44.4, -61]);
    expect(kind).toBe('none');
    expect(nautical_miles).toBeCloseTo(greatCircleDistance(at([53, -98]), at([44.4, -61])), 6);
  });
});
