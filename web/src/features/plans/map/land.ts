import type { MultiPolygon, Polygon, Position } from 'geojson';
import landUrl from 'world-atlas/land-50m.json?url';

type Ring = readonly Position[];

const spread = (ring: Ring, axis: 0 | 1): readonly [number, number] => {
  const values = ring.map((position) => position[axis] ?? 0);
  return [Math.min(...values), Math.max(...values)];
};

/** What lies on the map's side of the world: the rest would be drawn inside out. */
const isNear = (ring: Ring): boolean => {
  const [west, east] = spread(ring, 0);
  const [, north] = spread(ring, 1);
  return north > 20 && east < 0 && east - west < 180;
};

const polygonsOf = (geometry: Polygon | MultiPolygon): readonly (readonly Ring[])[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** The outlines of North America and Greenland, from this site. */
export const loadLand = async (): Promise<MultiPolygon> => {
  const [answer, { feature }] = await Promise.all([fetch(landUrl), import('topojson-client')]);
  const topology = (await answer.json()) as Parameters<typeof feature>[0];
  const land = topology.objects['land'];
  if (!land) throw new Error('no land in the outlines');
  const found = feature(topology, land);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  const coordinates = features
    .map(({ geometry }) => geometry)
    .filter((geometry) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
    .flatMap((geometry) => polygonsOf(geometry as Polygon | MultiPolygon))
    .filter(([outline]) => outline !== undefined && isNear(outline))
    .map((rings) => rings.map((ring) => [...ring]));
  return { type: 'MultiPolygon', coordinates };
};
