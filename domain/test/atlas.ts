import { readFileSync } from 'node:fs';
import { buildAtlas } from '../src/geography/atlas.ts';
import type { Topology } from '../src/geography/outlines.ts';

const folder = new URL('../geo/', import.meta.url);
const file = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Topology;

export const readAtlas = () =>
  buildAtlas({
    land: file('land-10m'),
    lakes: file('lakes'),
    states: file('states'),
    protected_areas: file('mpas'),
    project_areas: file('project-areas'),
    seas: file('seas'),
    depth: readFileSync(new URL('depth.bin', folder)),
  });
