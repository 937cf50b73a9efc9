/** Canada's own maps, without Mercator's swollen Arctic; and the Arctic seen from above the pole. */
export const projectionNames = ['canada', 'arctic'] as const;
export type ProjectionName = (typeof projectionNames)[number];

/** Where most of the stations lie in the high Arctic, the map begins there. */
export const fittingProjection = (latitudes: readonly number[]): ProjectionName => {
  const high = latitudes.filter((latitude) => latitude >= 70).length;
  return high > 0 && high * 2 >= latitudes.length ? 'arctic' : 'canada';
};
