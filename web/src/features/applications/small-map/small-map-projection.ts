import type { Polygon } from '@shiptime/domain/geography/outlines';
import type { Position } from '@shiptime/domain/geography/position';

export type SmallMapProjection = {
  readonly width: number;
  readonly height: number;
  /** True if coarse outlines suffice at this map scale. */
  readonly isFromAfar: boolean;
  readonly place: (position: Position) => readonly [number, number];
  readonly paths: (polygons: readonly Polygon[]) => readonly string[];
};

const leastDegrees = 2.5;
const margin = 0.18;

/** Pixels per degree of latitude; above this the coarse outlines lack detail. */
const mostFromAfar = 22;
/** Extent of the coarse outlines, see scripts/pack-geography.mjs. */
const light = { west: -170, east: -17, south: 28, north: 82 } as const;

const bounds = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

export const createSmallMapProjection = (
  stations: readonly Position[],
  width: number,
  height: number,
): SmallMapProjection | null => {
  if (stations.length === 0) return null;
  const [south, north] = bounds(stations.map(({ latitude }) => latitude));
  const [west, east] = bounds(stations.map(({ longitude }) => longitude));
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const narrowed = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const tall = Math.max(north - south, leastDegrees) * (1 + 2 * margin);
  const broad = Math.max((east - west) * narrowed, leastDegrees) * (1 + 2 * margin);
  const scale = Math.min(height / tall, width / broad);
  const x = (degrees: number) => width / 2 + (degrees - longitude) * narrowed * scale;
  const y = (degrees: number) => height / 2 - (degrees - latitude) * scale;
  const round = (value: number) => Math.round(value * 10) / 10;
  const isInView = (ring: readonly (readonly number[])[]): boolean => {
    const [left, right] = bounds(ring.map(([degrees = 0]) => x(degrees)));
    const [top, bottom] = bounds(ring.map(([, degrees = 0]) => y(degrees)));
    return right > 0 && left < width && bottom > 0 && top < height;
  };
  const ringPath = (ring: readonly (readonly number[])[]) =>
    `M${ring.map(([lon = 0, lat = 0]) => `${round(x(lon))} ${round(y(lat))}`).join('L')}Z`;
  const [reach, span] = [height / 2 / scale, width / 2 / scale / narrowed];
  const isInLight =
    latitude - reach > light.south &&
    latitude + reach < light.north &&
    longitude - span > light.west &&
    longitude + span < light.east;
  return {
    width,
    height,
    isFromAfar: isInLight && scale <= mostFromAfar,
    place: (position) => [round(x(position.longitude)), round(y(position.latitude))],
    paths: (polygons) =>
      polygons
        .filter(([outline]) => outline !== undefined && isInView(outline))
        .map((rings) => rings.filter(isInView).map(ringPath).join('')),
  };
};

type Place = readonly [x: number, y: number];

/** Puts each track's number at its station farthest from the numbers already placed. */
export const placeTrackNumbers = (tracks: readonly (readonly Place[])[]): readonly Place[] => {
  const taken: Place[] = [];
  for (const places of tracks) {
    const middle = places[Math.floor(places.length / 2)] ?? [0, 0];
    const room = ([x, y]: Place) => Math.min(...taken.map(([left, top]) => Math.hypot(x - left, y - top)));
    taken.push(
      taken.length === 0
        ? middle
        : places.reduce((best, one) => (room(one) > room(best) ? one : best), middle),
    );
  }
  return taken;
};
