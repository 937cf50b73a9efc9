import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type { Projection } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style } from 'ol/style.js';
import { lakes } from '@shiptime/domain/applications/places/great-lakes';
import { protectedAreas } from '@shiptime/domain/applications/places/protected-areas';
import type { Polygon, Ring } from '@shiptime/domain/applications/places/outlines';
import type { Position } from '@shiptime/domain/applications/station-geometry';
import type { Country } from './countries.ts';
import { trackLine } from './lines.ts';
import { definitions, type ProjectionName } from './projections.ts';

const land = new Style({
  fill: new Fill({ color: '#ece7d8' }),
  stroke: new Stroke({ color: '#7d837f', width: 0.75 }),
});
const lake = new Style({ fill: new Fill({ color: '#dbe7f1' }) });
const area = new Style({
  fill: new Fill({ color: 'rgb(20 108 78 / 12%)' }),
  stroke: new Stroke({ color: '#146c4e', width: 1.25, lineDash: [4, 4] }),
});
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

export const layer = (style: Style, zIndex: number, features: Feature[] = []) =>
  new VectorLayer({ source: new VectorSource({ features }), style, zIndex });

const inProjection = (shape: MultiPolygon, projection: Projection): Feature => {
  shape.transform('EPSG:4326', projection);
  return new Feature(shape);
};

/** Land, lakes and protected areas, under everything else. */
export const groundLayers = (countries: readonly Country[], name: ProjectionName, projection: Projection) => {
  const polygons = countries.flatMap((country) => country.polygons).filter((rings) => isShown(rings, name));
  const areas = Object.values(protectedAreas).flat();
  return [
    layer(
      land,
      0,
      polygons.map((rings) => inProjection(geometry([rings]), projection)),
    ),
    layer(
      lake,
      1,
      lakes.map((rings) => inProjection(geometry([rings]), projection)),
    ),
    layer(
      area,
      2,
      areas.map((rings) => inProjection(geometry([rings]), projection)),
    ),
  ];
};

export const trackLayer = () => layer(track, 4);

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
