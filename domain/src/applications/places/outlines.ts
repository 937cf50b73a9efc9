import type { Position } from '../station-geometry.ts';

/** Longitude before latitude, as files of outlines have it; closed, outer ring first, then holes. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];
export type Polygon = readonly Ring[];

export type Outline = {
  /** The key of the state in the list of coastal states; `ca` is Canada itself. */
  readonly state: string;
  readonly polygons: readonly Polygon[];
};

type Box = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
type BoxedPolygon = { readonly rings: Polygon; readonly box: Box };

/** A stretch of coast: its points as unit vectors, three numbers each, and a circle around them. */
type Stretch = {
  readonly points: Float64Array;
  readonly centre: readonly [number, number, number];
  /** radians */
  readonly radius: number;
};

/** An outline made ready for many questions. */
export type Coast = {
  readonly state: string;
  readonly polygons: readonly BoxedPolygon[];
  readonly stretches: readonly Stretch[];
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** A mean earth radius in nautical miles, as in station-geometry. */
const earthRadius = 6371.0088 / 1.852;
/** Nautical miles between points along a coast: what lies between two far vertices is coast too. */
const spacing = 5;

type Vector = readonly [number, number, number];

const vectorOf = (longitude: number, latitude: number): Vector => {
  const [lambda, phi] = [radians(longitude), radians(latitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
};

const boxOf = (ring: Ring): Box => {
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const [longitude, latitude] of ring) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
};

/** Flat distance in nautical miles: good enough from one vertex to the next. */
const flatDistance = ([x1, y1]: readonly number[], [x2, y2]: readonly number[]): number => {
  const shrink = Math.cos(radians(((y1 ?? 0) + (y2 ?? 0)) / 2));
  return Math.hypot(((x2 ?? 0) - (x1 ?? 0)) * shrink, (y2 ?? 0) - (y1 ?? 0)) * 60;
};

/** From one side of the map to the other there is no coast: files of outlines cut the world at 180 degrees. */
const isCut = (start: readonly number[], end: readonly number[]): boolean =>
  Math.abs((end[0] ?? 0) - (start[0] ?? 0)) > 180;

const pointsAlong = (ring: Ring): Vector[] =>
  ring.slice(1).flatMap((end, index) => {
    const start = ring[index] ?? end;
    if (isCut(start, end)) return [];
    const steps = Math.max(1, Math.ceil(flatDistance(start, end) / spacing));
    return Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      return vectorOf(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part);
    });
  });

const angle = (a: Vector, b: Vector): number =>
  Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));

const stretchLength = 64;

const stretchesOf = (points: readonly Vector[]): Stretch[] =>
  Array.from({ length: Math.ceil(points.length / stretchLength) }, (_, index) => {
    const own = points.slice(index * stretchLength, (index + 1) * stretchLength);
    const centre = own[own.length >> 1]!;
    return {
      points: Float64Array.from(own.flat()),
      centre,
      radius: Math.max(...own.map((point) => angle(centre, point))),
    };
  });

const boxed = (polygons: readonly Polygon[]): BoxedPolygon[] =>
  polygons.map((rings) => ({ rings, box: boxOf(rings[0] ?? []) }));

export const prepareCoast = ({ state, polygons }: Outline): Coast => ({
  state,
  polygons: boxed(polygons),
  stretches: stretchesOf(polygons.flatMap((rings) => rings.flatMap(pointsAlong))),
});

/** Countries of which only land and water is told apart. */
export const prepareLand = ({ state, polygons }: Outline): Coast => ({
  state,
  polygons: boxed(polygons),
  stretches: [],
});

const isInRing = (ring: Ring, { longitude: x, latitude: y }: Position): boolean => {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [x1, y1] = ring[at]!;
    const [x2, y2] = ring[before]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};

export const isInPolygon = (rings: Polygon, position: Position): boolean =>
  rings[0] !== undefined &&
  isInRing(rings[0], position) &&
  !rings.slice(1).some((hole) => isInRing(hole, position));

/** A polygon that spans the whole map is one that was cut at 180 degrees, and cannot be asked. */
const isInBox = ({ west, east, south, north }: Box, { latitude, longitude }: Position): boolean =>
  east - west <= 180 && longitude >= west && longitude <= east && latitude >= south && latitude <= north;

export const isInside = ({ polygons }: Coast, position: Position): boolean =>
  polygons.some(({ rings, box }) => isInBox(box, position) && isInPolygon(rings, position));

const nearestIn = (points: Float64Array, [x, y, z]: Vector): number => {
  let nearest = -1;
  for (let at = 0; at < points.length; at += 3) {
    const dot = points[at]! * x + points[at + 1]! * y + points[at + 2]! * z;
    if (dot > nearest) nearest = dot;
  }
  return Math.acos(Math.min(1, nearest));
};

/** To the nearest point of a coast, in nautical miles; infinite where it is farther than `farthest`. */
export const distanceToCoast = (
  { stretches }: Coast,
  { latitude, longitude }: Position,
  farthest: number,
): number => {
  const from = vectorOf(longitude, latitude);
  let nearest = farthest / earthRadius;
  let found = false;
  for (const { points, centre, radius } of stretches) {
    if (angle(centre, from) - radius > nearest) continue;
    const here = nearestIn(points, from);
    if (here <= nearest) [nearest, found] = [here, true];
  }
  return found ? nearest * earthRadius : Number.POSITIVE_INFINITY;
};
