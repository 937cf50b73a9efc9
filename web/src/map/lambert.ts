import type { Position } from '@shiptime/domain/geography/position';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const half = (latitude: number): number => Math.tan(Math.PI / 4 + radians(latitude) / 2);

/** Parameters of NAD83 / Canada Atlas Lambert, on a sphere, so that small maps need no library. */
const [south, north, middle, centre] = [49, 77, -95, 49];
const cone =
  Math.log(Math.cos(radians(south)) / Math.cos(radians(north))) / Math.log(half(north) / half(south));
const factor = (Math.cos(radians(south)) * half(south) ** cone) / cone;
const distance = (latitude: number): number => factor / half(latitude) ** cone;

export const projectLambert = ({ latitude, longitude }: Position): readonly [x: number, y: number] => {
  const turn = cone * radians(longitude - middle);
  return [distance(latitude) * Math.sin(turn), distance(latitude) * Math.cos(turn) - distance(centre)];
};
