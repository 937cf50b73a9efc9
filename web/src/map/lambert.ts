import type { Position } from '@shiptime/domain/geography/position';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const half = (latitude: number): number => Math.tan(Math.PI / 4 + radians(latitude) / 2);

/** As in NAD83 / Canada Atlas Lambert, on a sphere: for small pictures, which need no library. */
const [south, north, middle, centre] = [49, 77, -95, 49];
const cone =
  Math.log(Math.cos(radians(south)) / Math.cos(radians(north))) / Math.log(half(north) / half(south));
const factor = (Math.cos(radians(south)) * half(south) ** cone) / cone;
const distance = (latitude: number): number => factor / half(latitude) ** cone;

/** In radii of the earth, y downwards. */
export const lambert = ({ latitude, longitude }: Position): readonly [x: number, y: number] => {
  // Canada, not the whole globe: what lies behind the edge is of no matter.
  const turn = cone * radians(longitude - middle);
  return [distance(latitude) * Math.sin(turn), distance(latitude) * Math.cos(turn) - distance(centre)];
};
