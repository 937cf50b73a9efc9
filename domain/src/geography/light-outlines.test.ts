import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import land from '../../geo/land-light.json';
import fineAreas from '../../geo/project-areas.json';
import areas from '../../geo/project-areas-light.json';
import ports from '../../../server/src/seeds/reference/data/ports.json';
import { OutlineIndex } from './outline-index.ts';
import { decodeTopology, type Topology } from './outlines.ts';
import { greatCircleDistance, type Position } from './position.ts';

const folder = new URL('../../geo/', import.meta.url);
const packed = (file: string): number => gzipSync(readFileSync(new URL(file, folder))).length;

const outlines = decodeTopology(land as unknown as Topology);
const edges = new OutlineIndex(outlines);
const shores = outlines.flatMap(({ polygons }) => polygons.flat());

const pixel = 5.4;
const isOnIt = ({ latitude, longitude }: Position) =>
  latitude > 28 && latitude < 82 && longitude > -170 && longitude < -17;

const toShore = (from: Position): number => {
  const narrowed = Math.cos((from.latitude * Math.PI) / 180);
  let least = Infinity;
  for (const ring of shores)
    for (const [index, [x2, y2]] of ring.slice(1).entries()) {
      const [x1, y1] = ring[index]!;
      const [dx, dy] = [(x2 - x1) * narrowed, y2 - y1];
      const along = (from.longitude - x1) * narrowed * dx + (from.latitude - y1) * dy;
      const part = Math.max(0, Math.min(1, along / (dx ** 2 + dy ** 2 || 1)));
      const nearest = { latitude: y1 + part * (y2 - y1), longitude: x1 + part * (x2 - x1) };
      least = Math.min(least, greatCircleDistance(from, nearest));
    }
  return least;
};

it('is light enough for the first page: under 12 kB with the areas in which ships work', () => {
  expect(packed('land-light.json')).toBeLessThan(9_700);
  expect(packed('land-light.json') + packed('project-areas-light.json')).toBeLessThan(12 * 1024);
});

it('has every area that the fine file has', () => {
  const keysOf = (file: unknown) =>
    decodeTopology<{ key: string }>(file as Topology)
      .filter(({ polygons }) => polygons.length > 0)
      .map(({ properties }) => properties.key);
  expect(keysOf(areas)).toEqual(keysOf(fineAreas));
});

const unseen = ['prescott', 'selkirk', 'port-alberni', 'hamilton-bm'];

it.each(ports.filter((port) => isOnIt(port) && !unseen.includes(port.key)))(
  'has $key on the shore, to within three pixels',
  (port) => {
    expect(toShore(port)).toBeLessThan(3 * pixel);
  },
);

const [, ...checks] = readFileSync(new URL('checks.csv', folder), 'utf8').trim().split(/\r?\n/);
const atSea = checks
  .map((line) => line.split(','))
  .filter(([, , , , , , least]) => Number(least) >= 20)
  .map(([name, latitude, longitude]) => ({ name, latitude: Number(latitude), longitude: Number(longitude) }));

it.each(atSea.filter(isOnIt))('has $name at sea, to within a pixel', (place) => {
  const isOnLand = edges.at(place).length > 0;
  expect(isOnLand && toShore(place) > pixel).toBe(false);
});

it.each([
  ['Lake Superior', 47.5, -87.5],
  ['Lake Huron', 44.5, -82.4],
  ['Lake Erie', 42.2, -81.2],
  ['Lake Ontario', 43.6, -77.9],
  ['Lake Winnipeg', 52.9, -97.9],
  ['Great Slave Lake', 61.7, -114],
])('has water in %s', (_, latitude, longitude) => expect(edges.at({ latitude, longitude })).toEqual([]));
