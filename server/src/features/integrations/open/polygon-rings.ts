export type GeoJsonPosition = readonly [longitude: number, latitude: number];
export type Ring = readonly GeoJsonPosition[];

export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const turnOf = (ring: Ring): number =>
  ring.slice(1).reduce((turn, [x, y], index) => turn + ring[index]![0] * y - x * ring[index]![1], 0);

const edgesOf = (ring: Ring) => ring.slice(1).map((to, index) => [ring[index]!, to] as const);

export const isInsideRings = (rings: readonly Ring[], [x, y]: GeoJsonPosition): boolean =>
  rings
    .flatMap(edgesOf)
    .filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1)
    .length %
    2 ===
  1;

const sideOf = ([x1, y1]: GeoJsonPosition, [x2, y2]: GeoJsonPosition, [x, y]: GeoJsonPosition): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

const isCrossing = (one: Ring, other: Ring): boolean =>
  edgesOf(one).some(([a, b]) =>
    edgesOf(other).some(
      ([c, d]) => sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0,
    ),
  );

/** Orders the points of rings as RFC 7946, 3.1.6 requires; drops islands that cross shores or themselves. */
export const orientRings = (polygon: readonly Ring[]): readonly Ring[] => {
  const [outer, ...holes] = polygon.map((ring) =>
    ring.map(([x, y]): GeoJsonPosition => [roundDegrees(x), roundDegrees(y)]),
  );
  const inside = holes.filter(
    (hole, index) =>
      isInsideRings([outer!], hole[0]!) &&
      ![outer!, ...holes.slice(0, index + 1)].some((ring) => isCrossing(hole, ring)),
  );
  return [outer!, ...inside].map((ring, index) =>
    turnOf(ring) > 0 === (index === 0) ? ring : ring.toReversed(),
  );
};

export const findLabelPosition = (polygons: readonly (readonly Ring[])[]): GeoJsonPosition => {
  const [ring] = polygons
    .map(([outer]) => outer!)
    .toSorted((a, b) => Math.abs(turnOf(b)) - Math.abs(turnOf(a)));
  const [xs, ys] = [ring!.map(([x]) => x), ring!.map(([, y]) => y)];
  const middle = (values: readonly number[]) => roundDegrees((Math.min(...values) + Math.max(...values)) / 2);
  return [middle(xs), middle(ys)];
};
