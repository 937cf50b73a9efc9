import { greatCircleDistance, type Position } from '../geography/position.ts';
import { memoizeByObject } from '../shared/memoize.ts';

export type TrackDistances = {
  readonly legs: readonly number[];
  readonly total: number;
};

export const measureTrack = memoizeByObject((stations: readonly Position[]): TrackDistances => {
  const legs = stations
    .slice(1)
    .map((station, index) => greatCircleDistance(stations[index] ?? station, station));
  return { legs, total: legs.reduce((sum, leg) => sum + leg, 0) };
});

export const steamingHours = (nauticalMiles: number, knots: number | null): number | null =>
  knots === null || knots <= 0 ? null : nauticalMiles / knots;
