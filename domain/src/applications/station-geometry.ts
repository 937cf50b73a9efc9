import { remembered } from '../shared/remembered.ts';

/** Decimal degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A mean earth radius of 6371.0088 km in nautical miles of 1852 m. */
const earthRadius = 6371.0088 / 1.852;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the great circle, in nautical miles: the shortest way, whatever land lies between. */
export const distance = (from: Position, to: Position): number => {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
};

export type Track = {
  /** From each station to the next: one fewer than there are stations. */
  readonly legs: readonly number[];
  readonly total: number;
};

/** The stations in the order in which they stand, in nautical miles. */
export const track = remembered((stations: readonly Position[]): Track => {
  const legs = stations.slice(1).map((station, index) => distance(stations[index] ?? station, station));
  return { legs, total: legs.reduce((sum, leg) => sum + leg, 0) };
});

/** Hours under way at a speed in knots; null where the speed is not known. */
export const steamingHours = (nauticalMiles: number, knots: number | null): number | null =>
  knots === null || knots <= 0 ? null : nauticalMiles / knots;
