/**
 * Generates domain/geo from a folder of outlines and depths (docs/data-sources.md).
 * Run: node scripts/pack-geography.mjs FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { feature, quantize } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { simplifyTopology } from './simplify-outlines.mjs';

const [from] = process.argv.slice(2);
if (!from) throw new Error('which folder?');
const to = path.join(import.meta.dirname, '../domain/geo');
mkdirSync(to, { recursive: true });
const read = (file) => JSON.parse(readFileSync(path.join(from, file), 'utf8'));
const write = (file, content) => writeFileSync(path.join(to, file), JSON.stringify(content));

const kept = {
  'land-50m': [],
  'land-10m': [],
  lakes: ['name_en', 'name_fr'],
  states: ['key', 'name_en', 'name_fr'],
  mpas: ['key', 'name_en', 'name_fr', 'partial'],
  'project-areas': ['key'],
};
const only = (properties, names) =>
  Object.fromEntries(
    names.flatMap((name) => (properties?.[name] === undefined ? [] : [[name, properties[name]]])),
  );

const packedFile = (name) => {
  const topology = read(`web/${name}.topojson`);
  const [object] = Object.values(topology.objects);
  const geometries = object.geometries.map((geometry) => ({
    type: geometry.type,
    arcs: geometry.arcs,
    ...(kept[name].length > 0 && { properties: only(geometry.properties, kept[name]) }),
  }));
  const { transform, arcs } = topology;
  return {
    type: 'Topology',
    transform,
    arcs,
    objects: { [name]: { type: 'GeometryCollection', geometries } },
  };
};
for (const name of Object.keys(kept)) if (name !== 'land-50m') write(`${name}.json`, packedFile(name));

const isIn = ([x, y], ring) => {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [[x1, y1], [x2, y2]] = [ring[at], ring[before]];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};
const polygonsOf = ({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Square kilometres; larger lakes stay holes in the coarse land. */
const largeLake = 8000;
const withLakes = (land) => {
  const { transform, arcs, objects } = land;
  const code = ([x, y]) =>
    [x, y].map((value, axis) => Math.round((value - transform.translate[axis]) / transform.scale[axis]));
  const all = [...arcs];
  const ringOf = (ring) => {
    const points = ring.map(code);
    const steps = points.map(([x, y], at) =>
      at === 0 ? [x, y] : [x - points[at - 1][0], y - points[at - 1][1]],
    );
    return [all.push(steps.filter(([x, y], at) => at === 0 || x !== 0 || y !== 0)) - 1];
  };
  const { geometries } = structuredClone(objects['land-50m']);
  const shores = feature(land, objects['land-50m']).features.map(polygonsOf);
  const lakes = simplifyTopology(read('web/lakes.topojson'), { turn: 4, ring: 80, scale: [0.005, 0.005] });
  const large = feature(lakes, lakes.objects.lakes).features.filter(
    ({ properties }) => properties.area_km2 >= largeLake,
  );
  for (const rings of large.flatMap(polygonsOf))
    for (const [at, polygons] of shores.entries())
      for (const [part, [shore]] of polygons.entries())
        if (isIn(rings[0][0], shore))
          (geometries[at].type === 'Polygon' ? geometries[at].arcs : geometries[at].arcs[part]).push(
            ...rings.map(ringOf),
          );
  return { ...land, arcs: all, objects: { 'land-50m': { type: 'GeometryCollection', geometries } } };
};

const coarseLand = withLakes(packedFile('land-50m'));
write('land-50m.json', coarseLand);
const box = { west: -170, east: -17, south: 28, north: 82 };
write('land-light.json', simplifyTopology(coarseLand, { box, turn: 120, ring: 20, scale: [0.06, 0.036] }));
write(
  'project-areas-light.json',
  simplifyTopology(packedFile('project-areas'), { turn: 1000, ring: 800, scale: [0.12, 0.08] }),
);

/** Depth contours of the legend, without bends below `smallest` square degrees. */
const depths = read('server/depth-areas.topojson');
const drawnDepths = [200, 1000, 2000, 4000];
const smallest = 0.02;
depths.objects.depth.geometries = depths.objects.depth.geometries
  .filter(({ properties }) => drawnDepths.includes(properties.depth_m))
  .map(({ type, arcs, properties }) => ({ type, arcs, properties: only(properties, ['depth_m']) }));
const coarse = simplify(presimplify(depths), smallest);
const {
  transform,
  arcs: depthArcs,
  objects,
} = quantize(filter(coarse, filterWeight(coarse, 2 * smallest)), 1e4);
write('depth-areas.json', { type: 'Topology', transform, arcs: depthArcs, objects });

const seas = read('server/seas.geojson');
const scale = 0.01;
const arcs = [];
const arcOf = (ring) => {
  const points = ring.map(([x, y]) => [Math.round(x / scale), Math.round(y / scale)]);
  const distinct = points.filter((point, at) => at === 0 || point.join() !== points[at - 1].join());
  arcs.push(
    distinct.map(([x, y], at) => (at === 0 ? [x, y] : [x - distinct[at - 1][0], y - distinct[at - 1][1]])),
  );
  return [arcs.length - 1];
};
const geometries = seas.features.map(({ properties, geometry }) => ({
  type: 'MultiPolygon',
  arcs: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((rings) =>
    rings.map(arcOf),
  ),
  properties: only(properties, ['name_en', 'name_fr', 'rank']),
}));
write('seas.json', {
  type: 'Topology',
  transform: { scale: [scale, scale], translate: [0, 0] },
  arcs,
  objects: { seas: { type: 'GeometryCollection', geometries } },
});

/** Surface heights of lakes in metres above sea level, because the grid stores the floor. */
const surfaces = {
  'Lake Superior': 183,
  'Lake Huron': 176,
  'Lake Michigan': 176,
  'Lake Erie': 174,
  'Lake Ontario': 74,
};
const lakes = read('server/lakes.geojson').features.flatMap((lake) => {
  const surface = surfaces[lake.properties.name_en];
  return surface === undefined ? [] : [{ surface, rings: polygonsOf(lake).map(([outer]) => outer) }];
});
const header = read('web/depth-10min.json');
const heights = gunzipSync(readFileSync(path.join(from, 'web/depth-10min.bin.gz')));
/** Depth in one byte, accurate to 2% plus 1 m. */
const codeOf = (depth) => (depth <= 0 ? 0 : Math.min(255, 1 + Math.round(42 * Math.log(1 + depth / 20))));
const packed = new Uint8Array(header.rows * header.cols);
for (let row = 0; row < header.rows; row += 1) {
  let before = 0;
  for (let col = 0; col < header.cols; col += 1) {
    const place = [
      header.west + (col * header.step_minutes) / 60,
      header.north - (row * header.step_minutes) / 60,
    ];
    const isNearLakes = place[0] > -93 && place[0] < -75 && place[1] > 41 && place[1] < 50;
    const lake = isNearLakes && lakes.find(({ rings }) => rings.some((ring) => isIn(place, ring)));
    const code = codeOf((lake ? lake.surface : 0) - heights.readInt16LE(2 * (row * header.cols + col)));
    packed[row * header.cols + col] = (code - before) & 255;
    before = code;
  }
}
writeFileSync(path.join(to, 'depth.bin'), packed);
writeFileSync(path.join(to, 'checks.csv'), readFileSync(path.join(from, 'checks.csv')));
