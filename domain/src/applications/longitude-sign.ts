import type { Position } from '../geography/position.ts';

const canadian = { south: 35, east: 40, west: 145 } as const;

/**
 * True if adding a minus sign to the longitude would put the position in or near Canadian waters.
 */
export const lacksMinusSign = ({ latitude, longitude }: Position): boolean =>
  latitude >= canadian.south && longitude >= canadian.east && longitude <= canadian.west;

export const toWesternHemisphere = <P extends Position>(position: P): P => ({
  ...position,
  longitude: -Math.abs(position.longitude),
});
