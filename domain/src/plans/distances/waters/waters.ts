export type LatitudeLongitude = readonly [latitude: number, longitude: number];

/** Routes drawn by hand, not for navigation. Each list connects a port or waypoint with the next. */
export type HandDrawnRoutes = {
  readonly covers: string;
  readonly source: string;
  readonly points: Readonly<Record<string, LatitudeLongitude>>;
  /** Segments across open water, sailed as great circles. */
  readonly sea: readonly (readonly string[])[];
  /** Segments in rivers, canals, fjords and between islands, which are too narrow for the land outlines. */
  readonly narrow: readonly (readonly string[])[];
};
