import { distance, type Position } from '@shiptime/domain/applications/station-geometry';

export type LonLat = [longitude: number, latitude: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const earthRadius = 6371.0088 / 1.852;

/** Between two points on the great circle, nautical miles: curved where the map is curved. */
const step = 60;

const between = (from: Position, to: Position, angle: number, part: number): LonLat => {
  const [a, b] = [Math.sin((1 - part) * angle), Math.sin(part * angle)].map((v) => v / Math.sin(angle)) as [
    number,
    number,
  ];
  const [p1, l1, p2, l2] = [from.latitude, from.longitude, to.latitude, to.longitude].map(radians) as [
    number,
    number,
    number,
    number,
  ];
  const x = a * Math.cos(p1) * Math.cos(l1) + b * Math.cos(p2) * Math.cos(l2);
  const y = a * Math.cos(p1) * Math.sin(l1) + b * Math.cos(p2) * Math.sin(l2);
  const z = a * Math.sin(p1) + b * Math.sin(p2);
  return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
};

const leg = (from: Position, to: Position): LonLat[] => {
  const miles = distance(from, to);
  const steps = Math.ceil(miles / step);
  if (steps <= 1) return [[to.longitude, to.latitude]];
  return Array.from({ length: steps }, (_, index) =>
    between(from, to, miles / earthRadius, (index + 1) / steps),
  );
};

/** The shortest way from station to station. */
export const trackLine = (stations: readonly Position[]): LonLat[] => {
  const [first] = stations;
  if (!first) return [];
  return [
    [first.longitude, first.latitude],
    ...stations.slice(1).flatMap((station, index) => leg(stations[index] ?? station, station)),
  ];
};

const range = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

/** Meridians every ten degrees and parallels every five. */
export const graticule = (west: number, south: number, east: number, north: number): LonLat[][] => [
  ...range(west, east, 10).map((longitude) =>
    range(south, north, 1).map((latitude): LonLat => [longitude, latitude]),
  ),
  ...range(south, north, 5).map((latitude) =>
    range(west, east, 1).map((longitude): LonLat => [longitude, latitude]),
  ),
];
