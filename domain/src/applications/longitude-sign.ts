import type { Position } from '../geography/position.ts';

const canadian = { south: 35, east: 40, west: 145 } as const;

/**
 * Likely typing error: the position would lie in or near Canadian waters with a minus sign.
 * Only asked, never corrected.
 */
export const lacksMinusSign = ({ latitude, longitude }: Position): boolean =>
  latitude >= canadian.south && longitude >= canadian.east && longitude <= canadian.west;

export const westward = <P extends Position>(position: P): P => ({
  ...position,
  longitude: -Math.abs(position.longitude),
});
