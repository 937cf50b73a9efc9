import type { LatitudeLongitude } from './waters/waters.ts';

const radius = 3440.065;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const halfSquared = (angle: number): number => Math.sin(angle / 2) ** 2;

export const greatCircleMiles = (from: LatitudeLongitude, to: LatitudeLongitude): number => {
  const [a, b] = [radians(from[0]), radians(to[0])];
  const across = radians(to[1] - from[1]);
  const haversine = halfSquared(b - a) + Math.cos(a) * Math.cos(b) * halfSquared(across);
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

export const trackMiles = (points: readonly LatitudeLongitude[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + greatCircleMiles(points[index] ?? point, point), 0);
