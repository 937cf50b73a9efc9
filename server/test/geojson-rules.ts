type Position = readonly number[];
type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

export type Feature = {
  readonly type: 'Feature';
  readonly id: string | number;
  readonly geometry: Geometry | null;
  readonly properties: object;
};

const turn = (ring: readonly Position[]): number =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = ring[index]!;
    return sum + (beforeX * y - x * beforeY);
  }, 0);

const wrongPosition = ([longitude, latitude, ...more]: Position): boolean =>
  !(Math.abs(longitude ?? Infinity) <= 180 && Math.abs(latitude ?? Infinity) <= 90) || more.length > 1;

const wrongRing = (ring: readonly Position[], isOuter: boolean): string[] => [
  ...(ring.length < 4 ? ['3.1.6: a ring has four positions or more'] : []),
  ...(String(ring[0]) === String(ring.at(-1)) ? [] : ['3.1.6: a ring ends where it begins']),
  ...(turn(ring) > 0 === isOuter ? [] : ['3.1.6: outer rings go against the clock, holes with it']),
  ...(ring.some(([x = 0], index) => index > 0 && Math.abs(x - (ring[index - 1]?.[0] ?? 0)) > 180)
    ? ['3.1.9: what crosses the antimeridian is cut there']
    : []),
];

const positionsOf = (geometry: Geometry): readonly Position[] => {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat(2);
};

const wrongGeometry = (geometry: Geometry): string[] => {
  const rings = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  const positions = positionsOf(geometry);
  return [
    ...(geometry.type === 'LineString' && positions.length < 2 ? ['3.1.4: a line has two positions'] : []),
    ...(positions.some(wrongPosition) ? ['4: longitude, latitude, and nothing but a height'] : []),
    ...rings.flatMap((polygon) => polygon.flatMap((ring, index) => wrongRing(ring, index === 0))),
  ];
};

export const findBrokenGeoJsonRules = (collection: { readonly features: readonly Feature[] }): string[] => [
  ...('crs' in collection ? ['4: there is no other reference system'] : []),
  ...collection.features.flatMap((feature) =>
    [
      ...('coordinates' in feature || 'features' in feature ? ['7.1: a feature is only a feature'] : []),
      ...(feature.geometry ? wrongGeometry(feature.geometry) : []),
    ].map((rule) => `${feature.id}: ${rule}`),
  ),
];
