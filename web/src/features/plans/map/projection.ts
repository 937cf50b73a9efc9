import { get, type Projection } from 'ol/proj.js';
import { register } from 'ol/proj/proj4.js';
import proj4 from 'proj4';

// NAD83 / Canada Atlas Lambert: the projection of Canada's own maps, without Mercator's swollen Arctic.
const code = 'EPSG:3978';
const definition =
  '+proj=lcc +lat_0=49 +lon_0=-95 +lat_1=49 +lat_2=77 +x_0=0 +y_0=0 +datum=NAD83 +units=m +no_defs';

/** Metres over which Canada's waters lie; a projection of one's own needs to be told, else views and grids fail. */
const extent = [-5_000_000, -3_500_000, 6_000_000, 5_000_000];
const world = [-180, 30, -20, 90];

let known: Projection | null = null;

export const canadaAtlas = (): Projection => {
  if (known) return known;
  proj4.defs(code, definition);
  register(proj4);
  const projection = get(code);
  if (!projection) throw new Error(`${code} is not registered`);
  projection.setExtent(extent);
  projection.setWorldExtent(world);
  known = projection;
  return projection;
};
