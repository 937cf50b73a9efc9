import type { Position } from '../geography/position.ts';

/** Between the Alaskan border and the Flemish Cap, from Lake Erie to the pole. */
const canadian = { south: 35, east: 40, west: 145 } as const;

/**
 * "Longitude without its minus sign?" Western longitudes are often written without it. A station in Russia or China
 * that would lie in or near Canadian waters if mirrored is probably one of these. A question, never a correction.
 */
export const lacksMinusSign = ({ latitude, longitude }: Position): boolean =>
  latitude >= canadian.south && longitude >= canadian.east && longitude <= canadian.west;

export const westward = <P extends Position>(position: P): P => ({
  ...position,
  longitude: -Math.abs(position.longitude),
});
