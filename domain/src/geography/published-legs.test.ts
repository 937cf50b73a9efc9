import { expect, it } from 'vitest';
import seeds from '../../../server/src/seeds/reference/data/ports.json';
import { readAtlas } from '../../test/atlas.ts';
import { knownWays } from '../plans/distances/known-ways.ts';
import { seaWay } from './sea-way.ts';

const atlas = readAtlas();
const known = knownWays(seeds);

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

/**
 * Leg, source, published nautical miles, ours, difference in per cent (record 0082): twelve within 5 %, and a ferry that goes another
 * way than ours, which is shorter and open to ships.
 */
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
  // Beyond 5 %: ours leads over Queen Charlotte Sound into Caamaño Sound and Grenville Channel, the ferry keeps to the Inside Passage.
  ['bearCove', 'princeRupert', 'Vancouver Island travel guide', 274, 255.3, -6.8],
  // Through Active Pass.
  ['tsawwassen', 'swartzBay', 'British Columbia Highway 17, its ferry', 24, 22.8, -4.9],
] as const)(
  '%s to %s (%s): published %d, ours %d, difference %d',
  (from, to, _, published, ours, difference) => {
    const { kind, nautical_miles } = seaWay(atlas, known, places[from], places[to]);
    expect(kind).toBe('round_land');
    expect(nautical_miles).toBeCloseTo(ours, 0);
    expect(Math.abs((nautical_miles / published - 1) * 100 - difference)).toBeLessThan(0.2);
  },
);
