export type Position = readonly [latitude: number, longitude: number];

/** Placed by hand, not for navigation; a chain links each port or waypoint with the next. */
export type Waters = {
  readonly covers: string;
  readonly source: string;
  readonly points: Readonly<Record<string, Position>>;
  /** Great circles over open water that cross no land. */
  readonly sea: readonly (readonly string[])[];
  /** Rivers, canals, fjords and islands, too narrow for the land outlines. */
  readonly narrow: readonly (readonly string[])[];
};
