import { decodeTopology, type Topology } from '@shiptime/domain/geography/outlines';
import { expect, it } from 'vitest';
import file from '@shiptime/domain/geo/depth-areas.json';
import { depthColours } from './depth-colours.ts';
import { projectPolygons } from './base-map.ts';
import { get } from 'ol/proj.js';

const areas = decodeTopology<{ depth_m: number }>(file as unknown as Topology);
const deeperThan = (metres: number, longitude: number, latitude: number): boolean =>
  areas
    .filter(({ properties }) => properties.depth_m === metres)
    .some(({ polygons }) =>
      projectPolygons(polygons, get('EPSG:4326')!).intersectsCoordinate([longitude, latitude]),
    );

it('draws each depth that the key of the map names', () => {
  expect(areas.map(({ properties }) => properties.depth_m).toSorted((a, b) => a - b)).toEqual(
    Object.keys(depthColours).map(Number),
  );
  for (const { polygons } of areas) expect(polygons.length).toBeGreaterThan(0);
});

it.each([
  ['the Magdalen Shallows', -62, 46.8, []],
  ['the Laurentian Channel', -59.5, 47.6, [200]],
  ['the Labrador Sea', -52, 57.5, [200, 1000, 2000]],
  ['the Sohm Abyssal Plain', -56, 38, [200, 1000, 2000, 4000]],
])('%s is drawn as deep as it is', (_, longitude, latitude, steps) => {
  const drawn = Object.keys(depthColours)
    .map(Number)
    .filter((metres) => deeperThan(metres, longitude, latitude));
  expect(drawn).toEqual(steps);
});
