/** Latitude and longitude in decimal degrees. */
export type Position = readonly [latitude: number, longitude: number];

/**
 * Way-points at sea and how vessels go from one to the next. Placed by hand, good enough for planning transits and
 * not for navigation. A chain names ports (their keys) and way-points; each is linked with the one after it.
 */
export type Waters = {
  /** Which waters. */
  readonly covers: string;
  /** Where the positions come from. */
  readonly source: string;
  readonly points: Readonly<Record<string, Position>>;
  /** Over open water: great circles that cross no land. */
  readonly sea: readonly (readonly string[])[];
  /** Through rivers, canals, fjords and among islands, where outlines of land are too coarse to tell. */
  readonly narrow: readonly (readonly string[])[];
};
