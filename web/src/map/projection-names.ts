export const projectionNames = ['canada', 'arctic'] as const;
export type ProjectionName = (typeof projectionNames)[number];

export const chooseProjection = (latitudes: readonly number[]): ProjectionName => {
  const high = latitudes.filter((latitude) => latitude >= 70).length;
  return high > 0 && high * 2 >= latitudes.length ? 'arctic' : 'canada';
};
