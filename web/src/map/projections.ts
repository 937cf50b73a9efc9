import { get, type Projection } from 'ol/proj.js';
import { register } from 'ol/proj/proj4.js';
import proj4 from 'proj4';
import type { ProjectionName } from './projection-names.ts';

type Definition = {
  readonly code: string;
  readonly text: string;
  /** Metres; OpenLayers needs the extent of custom projections. */
  readonly extent: readonly [number, number, number, number];
  readonly world: readonly [number, number, number, number];
  readonly centre: readonly [longitude: number, latitude: number];
};

export const projectionDefinitions: Readonly<Record<ProjectionName, Definition>> = {
  canada: {
    code: 'EPSG:3978',
    text: '+proj=lcc +lat_0=49 +lon_0=-95 +lat_1=49 +lat_2=77 +x_0=0 +y_0=0 +datum=NAD83 +units=m +no_defs',
    extent: [-6_000_000, -4_500_000, 6_500_000, 5_500_000],
    world: [-180, 20, -20, 90],
    centre: [-75, 56],
  },
  arctic: {
    code: 'EPSG:3573',
    text: '+proj=laea +lat_0=90 +lon_0=-100 +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs',
    extent: [-6_000_000, -6_000_000, 6_000_000, 6_000_000],
    world: [-180, 40, 180, 90],
    centre: [-95, 75],
  },
};

export const registerProjection = (name: ProjectionName): Projection => {
  const { code, text, extent, world } = projectionDefinitions[name];
  const known = get(code);
  if (known) return known;
  proj4.defs(code, text);
  register(proj4);
  const projection = get(code);
  if (!projection) throw new Error(`${code} is not registered`);
  projection.setExtent([...extent]);
  projection.setWorldExtent([...world]);
  return projection;
};
