export type Position = { readonly latitude: number; readonly longitude: number };

/** Mean earth radius, 6371.0088 km, in nautical miles of 1852 m. */
export const earthRadiusNauticalMiles = 6371.0088 / 1.852;
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Great-circle distance in nautical miles, ignoring land. */
export const greatCircleDistance = (from: Position, to: Position): number => {
  const latitude = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const longitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitude ** 2;
  return 2 * earthRadiusNauticalMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
};

type Vector = readonly [number, number, number];

const vectorOf = ({ latitude, longitude }: Position): Vector => {
  const [phi, lambda] = [toRadians(latitude), toRadians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
};

const between = (from: Position, to: Position, angle: number, part: number): Position => {
  const [a, b] = [Math.sin((1 - part) * angle) / Math.sin(angle), Math.sin(part * angle) / Math.sin(angle)];
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const [x, y, z] = [0, 1, 2].map((axis) => a * start[axis]! + b * end[axis]!) as [number, number, number];
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
};

export const greatCirclePoints = (from: Position, to: Position, step: number): Position[] => {
  const miles = greatCircleDistance(from, to);
  const steps = Math.max(1, Math.ceil(miles / step));
  const inner = Array.from({ length: steps - 1 }, (_, index) =>
    between(from, to, miles / earthRadiusNauticalMiles, (index + 1) / steps),
  );
  return [from, ...inner, to];
};
