export const slopeOf = (points: readonly (readonly [number, number])[]): number => {
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  const x = mean(points.map(([each]) => each));
  const y = mean(points.map(([, each]) => each));
  const spread = points.reduce((sum, [each]) => sum + (each - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / spread;
};
