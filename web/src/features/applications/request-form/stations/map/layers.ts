import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type { Projection } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style } from 'ol/style.js';
import { lakes } from '@shiptime/domain/applications/places/great-lakes';
import type { Polygon, Ring } from '@shiptime/domain/applications/places/outlines';
import type { Position } from '@shiptime/domain/applications/station-geometry';
import type { Country } from './countries.ts';
import { graticule, trackLine } from './lines.ts';
import { definitions, type ProjectionName } from './projections.ts';

const land = new Style({
  fill: new Fill({ color: '#ece7d8' }),
  stroke: new Stroke({ color: '#7d837f', width: 0.75 }),
});
const lake = new Style({ fill: new Fill({ color: '#dbe7f1' }) });
const grid = new Style({ stroke: new Stroke({ color: 'rgb(67 81 95 / 22%)', width: 1 }) });
const track = new Style({ stroke: new Stroke({ color: '#26374a', width: 2, lineDash: [6, 5] }) });

const spread = (ring: Ring, axis: 0 | 1): readonly [number, number] => {
  const values = ring.map((position) => position[axis]);
  return [Math.min(...values), Math.max(...values)];
};

/** What lies on the map's side of the world: the rest would be drawn inside out. */
const isShown = (rings: Polygon, name: ProjectionName): boolean => {
  const outer = rings[0];
  if (!outer) return false;
  const [, north] = spread(outer, 1);
  if (name === 'arctic') return north > definitions.arctic.world[1];
  const [west, east] = spread(outer, 0);
  return north > definitions.canada.world[1] && east < 0 && east - west < 180;
};

const geometry = (polygons: readonly Polygon[]): MultiPolygon =>
  new MultiPolygon(polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y]))));

const layer = (style: Style, zIndex: number, features: Feature[] = []) =>
  new VectorLayer({ source: new VectorSource({ features }), style, zIndex });

const inProjection = <G extends MultiPolygon | MultiLineString>(
  shape: G,
  projection: Projection,
): Feature => {
  shape.transform('EPSG:4326', projection);
  return new Feature(shape);
};

/** Land, lakes and a grid of degrees, under everything else. */
export const groundLayers = (countries: readonly Country[], name: ProjectionName, projection: Projection) => {
  const polygons = countries.flatMap((country) => country.polygons).filter((rings) => isShown(rings, name));
  const [west, south, east, north] =
    name === 'arctic' ? ([-180, 50, 180, 85] as const) : ([-180, 30, -20, 85] as const);
  return [
    layer(land, 0, [inProjection(geometry(polygons), projection)]),
    layer(lake, 1, [inProjection(geometry(lakes), projection)]),
    layer(grid, 2, [inProjection(new MultiLineString(graticule(west, south, east, north)), projection)]),
  ];
};

export const trackLayer = () => layer(track, 3);

export const drawTrack = (
  source: VectorSource,
  stations: readonly Position[],
  projection: Projection,
): void => {
  source.clear(true);
  if (stations.length < 2) return;
  const line = new LineString(trackLine(stations));
  line.transform('EPSG:4326', projection);
  source.addFeature(new Feature(line));
};
