import type { Position } from '../geography/position.ts';

const canadian = { south: 35, east: 40, west: 145 } as const;

/**
 * Likely typing error: with a minus sign the position would lie in or near Canadian waters.
 * Never corrected.
 */
export const lacksMinusSign = ({ latitude, longitude }: Position): boolean =>
  latitude >= canadian.south && longitude >= canadian.east && longitude <= canadian.west;

export const toWesternHemisphere = <P extends Position>(position: P): P => ({
  ...position,
  longitude: -Math.abs(position.longitude),
});
