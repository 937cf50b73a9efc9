import type { Geometry } from '../open/layers.ts';
import { type GeoJsonPosition, isInsideRings } from '../open/polygon-rings.ts';

/** If west is greater than east, the box crosses the antimeridian (RFC 7946, 5.2). */
export type BoundingBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

const insideBox = ([x, y]: GeoJsonPosition, { west, south, east, north }: BoundingBox): boolean =>
  x >= west && x <= east && y >= south && y <= north;

const crossesBox = (
  from: GeoJsonPosition,
  to: GeoJsonPosition,
  { west, south, east, north }: BoundingBox,
): boolean => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [enters, leaves] = [0, 1];
  for (const [step, distance] of [
    [-dx, from[0] - west],
    [dx, east - from[0]],
    [-dy, from[1] - south],
    [dy, north - from[1]],
  ] as const) {
    if (step === 0 && distance < 0) return false;
    if (step < 0) enters = Math.max(enters, distance / step);
    if (step > 0) leaves = Math.min(leaves, distance / step);
  }
  return enters <= leaves;
};

const pathCrosses = (path: readonly GeoJsonPosition[], box: BoundingBox): boolean =>
  path.slice(1).some((to, index) => crossesBox(path[index]!, to, box));

const intersectsPlain = (geometry: Geometry, box: BoundingBox): boolean => {
  if (geometry.type === 'Point') return insideBox(geometry.coordinates, box);
  if (geometry.type === 'LineString') return pathCrosses(geometry.coordinates, box);
  return geometry.coordinates.some(
    (rings) => rings.some((ring) => pathCrosses(ring, box)) || isInsideRings(rings, [box.west, box.south]),
  );
};

export const intersectsBox = (geometry: Geometry, box: BoundingBox): boolean =>
  box.west <= box.east
    ? intersectsPlain(geometry, box)
    : intersectsPlain(geometry, { ...box, east: 180 }) || intersectsPlain(geometry, { ...box, west: -180 });

export const positionsOf = (geometry: Geometry): readonly GeoJsonPosition[] => {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat(2);
};
