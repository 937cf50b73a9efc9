import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { greatCircleMiles } from '../src/plans/distances/great-circle.ts';
import type { LatitudeLongitude } from '../src/plans/distances/waters/waters.ts';

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

const bandsInDegree = 20;
const bandOf = (latitude: number): number => Math.floor(latitude * bandsInDegree);

const unwrap = (ring: readonly (readonly number[])[]): [number, number][] => {
  let turn = 0;
  return ring.map(([x = 0, y = 0], index) => {
    const jump = x - (ring[index - 1]?.[0] ?? x);
    if (Math.abs(jump) > 180) turn -= Math.sign(jump) * 360;
    return [x + turn, y];
  });
};

const coastlines = (): Map<number, Edge[]> => {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const bands = new Map<number, Edge[]>();
  const add = ([x1, y1]: [number, number], [x2, y2]: [number, number]) => {
    for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band += 1) {
      const edges = bands.get(band) ?? [];
      edges.push([x1, y1, x2, y2]);
      bands.set(band, edges);
    }
  };
  for (const { geometry } of feature(topology, topology.objects.land).features) {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    for (const ring of polygons.flat().map(unwrap)) {
      ring.slice(1).forEach((to, index) => add(ring[index] ?? to, to));
    }
  }
  return bands;
};

export const landMask = (): ((position: LatitudeLongitude) => boolean) => {
  const bands = coastlines();
  const inside = (latitude: number, longitude: number): boolean => {
    let odd = false;
    for (const [x1, y1, x2, y2] of bands.get(bandOf(latitude)) ?? []) {
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
        odd = !odd;
    }
    return odd;
  };
  return ([latitude, longitude]) => [0, 360, -360].some((turn) => inside(latitude, longitude + turn));
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const vector = ([latitude, longitude]: LatitudeLongitude): [number, number, number] => [
  Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  Math.sin(radians(latitude)),
];

export const pointsBetween = (
  from: LatitudeLongitude,
  to: LatitudeLongitude,
  every: number,
): { position: LatitudeLongitude; inland: number }[] => {
  const miles = greatCircleMiles(from, to);
  const angle = miles / 3440.065;
  const [a, b] = [vector(from), vector(to)];
  const count = Math.max(2, Math.ceil(miles / every));
  return Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const [m, n] = [
      Math.sin((1 - share) * angle) / Math.sin(angle),
      Math.sin(share * angle) / Math.sin(angle),
    ];
    const [x, y, z] = [m * a[0] + n * b[0], m * a[1] + n * b[1], m * a[2] + n * b[2]];
    return {
      position: [(Math.asin(z) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI],
      inland: Math.min(share, 1 - share) * miles,
    };
  });
};
