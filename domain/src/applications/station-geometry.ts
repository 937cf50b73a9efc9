import { distance, type Position } from '../geography/position.ts';
import { remembered } from '../shared/remembered.ts';

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
