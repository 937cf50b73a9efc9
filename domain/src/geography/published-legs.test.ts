import { expect, it } from 'vitest';
import seeds from '../../../server/src/seeds/reference/data/ports.json';
import { readAtlas } from '../../test/atlas.ts';
import { buildKnownSeaRoutes } from '../plans/distances/known-sea-routes.ts';
import { greatCircleDistance, type Position } from './position.ts';
import { findSeaRoute } from './sea-route.ts';

const atlas = readAtlas();
const known = buildKnownSeaRoutes(seeds);

const places = {
  argentia: { latitude: 47.3, longitude: -53.99 },
  bearCove: { latitude: 50.72, longitude: -127.46 },
  capeVincent: { latitude: 44.13, longitude: -76.33 },
  detour: { latitude: 45.98, longitude: -83.9 },
  mackinac: { latitude: 45.8, longitude: -84.72 },
  northSydney: { latitude: 46.21, longitude: -60.24 },
  oswego: { latitude: 43.47, longitude: -76.52 },
  portColborne: { latitude: 42.87, longitude: -79.25 },
  portHuron: { latitude: 43.01, longitude: -82.41 },
  princeRupert: { latitude: 54.3, longitude: -130.35 },
  saultSteMarie: { latitude: 46.5, longitude: -84.35 },
  swartzBay: { latitude: 48.69, longitude: -123.41 },
  tsawwassen: { latitude: 49.006, longitude: -123.13 },
} as const;

const statute = 1609.344 / 1852;
const lakes = 'Great Lakes and Seaway directory, tables IV and VI, statute miles';

it.each([
  ['northSydney', 'argentia', 'the ferry’s company', 280, 268.7, -4],
  ['mackinac', 'portHuron', lakes, 247 * statute, 215.8, 0.5],
  ['saultSteMarie', 'portHuron', lakes, 269 * statute, 233.6, -0.1],
  ['detour', 'portHuron', lakes, 223 * statute, 195.2, 0.8],
  ['saultSteMarie', 'detour', lakes, 45 * statute, 37.3, -4.6],
  ['mackinac', 'saultSteMarie', lakes, 90 * statute, 76.9, -1.7],
  ['portHuron', 'portColborne', lakes, 307 * statute, 255.2, -4.4],
  ['mackinac', 'portColborne', lakes, 554 * statute, 467.3, -2.9],
  ['portColborne', 'oswego', lakes, 171 * statute, 142.8, -3.9],
  ['portColborne', 'capeVincent', lakes, 190 * statute, 158.5, -4],
  ['capeVincent', 'oswego', lakes, 49 * statute, 43.1, 1.2],
  ['bearCove', 'princeRupert', 'Vancouver Island travel guide', 274, 255.3, -6.8],
  ['tsawwassen', 'swartzBay', 'British Columbia Highway 17, its ferry', 24, 22.8, -4.9],
] as const)(
  '%s to %s (%s): published %d, ours %d, difference %d',
  (from, to, _, published, ours, difference) => {
    const { kind, nautical_miles } = findSeaRoute(atlas, known, places[from], places[to]);
    expect(kind).toBe('round_land');
    expect(nautical_miles).toBeCloseTo(ours, 0);
    expect(Math.abs((nautical_miles / published - 1) * 100 - difference)).toBeLessThan(0.2);
  },
);

const insidePassage = [
  ['Goletas Channel, east', 50.78, -127.5],
  ['Pine Island', 50.98, -127.62],
  ['Egg Island', 51.22, -127.84],
  ['Fitz Hugh Sound, south', 51.45, -127.87],
  ['Fitz Hugh Sound, north', 51.7, -127.9],
  ['Fisher Channel', 52.04, -127.95],
  ['Lama Passage, east', 52.09, -128.09],
  ['Lama Passage, bend', 52.12, -128.13],
  ['Bella Bella', 52.18, -128.12],
  ['Seaforth Channel, east', 52.24, -128.2],
  ['Seaforth Channel, west', 52.235, -128.42],
  ['Milbanke Sound', 52.3, -128.5],
  ['Finlayson Channel, south', 52.42, -128.48],
  ['Finlayson Channel, Klemtu', 52.55, -128.46],
  ['Boat Bluff', 52.64, -128.52],
  ['Tolmie Channel, north', 52.78, -128.5],
  ['Graham Reach, south', 52.85, -128.52],
  ['Swanson Bay', 53.02, -128.52],
  ['Butedale', 53.16, -128.68],
  ['Fraser Reach, west', 53.24, -128.83],
  ['McKay Reach, west', 53.32, -129.05],
  ['Wright Sound', 53.36, -129.2],
  ['Grenville Channel, south', 53.4, -129.32],
  ['Grenville Channel, middle', 53.55, -129.6],
  ['Grenville Channel, north', 53.65, -129.73],
  ['Ogden Channel', 53.82, -129.98],
  ['Chatham Sound', 53.95, -130.15],
  ['Kinahan Islands', 54.2, -130.42],
] as const;

it('the miles published for Bear Cove to Prince Rupert are those of the Inside Passage: ours leads outside, over open water, and is shorter', () => {
  const channels = insidePassage.map(([, latitude, longitude]) => ({ latitude, longitude }));
  const way: Position[] = [places.bearCove, ...channels, places.princeRupert];
  const inside = way.slice(1).reduce((sum, place, index) => sum + greatCircleDistance(way[index]!, place), 0);
  expect(Math.abs(inside / 274 - 1)).toBeLessThan(0.05);
  const ours = findSeaRoute(atlas, known, places.bearCove, places.princeRupert);
  expect(ours.nautical_miles).toBeLessThan(inside);
  const near = (latitude: number, longitude: number) =>
    Math.min(...ours.points.map((point) => greatCircleDistance(point, { latitude, longitude })));
  expect(near(52.8, -129.5)).toBeLessThan(10);
  expect(near(51.7, -127.9)).toBeGreaterThan(20);
});
