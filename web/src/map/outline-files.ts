import depthAreas from '@shiptime/domain/geo/depth-areas.json?url';
import depth from '@shiptime/domain/geo/depth.bin?url';
import lakes from '@shiptime/domain/geo/lakes.json?url';
import landFine from '@shiptime/domain/geo/land-10m.json?url';
import landLight from '@shiptime/domain/geo/land-light.json?url';
import landCoarse from '@shiptime/domain/geo/land-50m.json?url';
import protectedAreas from '@shiptime/domain/geo/mpas.json?url';
import projectAreas from '@shiptime/domain/geo/project-areas.json?url';
import projectAreasLight from '@shiptime/domain/geo/project-areas-light.json?url';
import seas from '@shiptime/domain/geo/seas.json?url';
import states from '@shiptime/domain/geo/states.json?url';
import { type Outline, decodeTopology, type Topology } from '@shiptime/domain/geography/outlines';

export const outlineFiles = {
  depth,
  depth_areas: depthAreas,
  lakes,
  land_fine: landFine,
  land_coarse: landCoarse,
  land_light: landLight,
  project_areas_light: projectAreasLight,
  protected_areas: protectedAreas,
  project_areas: projectAreas,
  seas,
  states,
} as const;

export type OutlineFileName = Exclude<keyof typeof outlineFiles, 'depth'>;

export const fetchTopology = async (file: OutlineFileName): Promise<Topology> => {
  const answer = await fetch(outlineFiles[file]);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as Topology;
};

const loaded = new Map<OutlineFileName, Promise<readonly Outline[]>>();

export const loadOutlines = <Properties>(file: OutlineFileName): Promise<readonly Outline<Properties>[]> => {
  const known = loaded.get(file) ?? fetchTopology(file).then((topology) => decodeTopology(topology));
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known as Promise<readonly Outline<Properties>[]>;
};
