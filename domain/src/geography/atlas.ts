import { type DepthGrid, unpackDepthGrid } from './depth-grid.ts';
import { OutlineIndex } from './outline-index.ts';
import { type Outline, decodeTopology, type Topology } from './outlines.ts';
import { type Position, greatCircleDistance, greatCirclePoints } from './position.ts';

type Named = { readonly name_en: string; readonly name_fr: string };
type Keyed = { readonly key: string };

export type AtlasFiles = Readonly<
  Record<'land' | 'lakes' | 'states' | 'protected_areas' | 'project_areas' | 'seas', Topology>
> & { readonly depth: Uint8Array };

type Layer<Properties> = { readonly edges: OutlineIndex; readonly of: readonly Properties[] };

const layerOf = <Properties>(topology: Topology): Layer<Properties> => {
  const outlines: readonly Outline<Properties>[] = decodeTopology<Properties>(topology);
  return { edges: new OutlineIndex(outlines), of: outlines.map(({ properties }) => properties) };
};

export type Atlas = {
  readonly land: OutlineIndex;
  readonly lakes: OutlineIndex;
  readonly states: Layer<Keyed & Named>;
  readonly protectedAreas: Layer<Keyed>;
  readonly projectAreas: Layer<Keyed>;
  readonly seas: Layer<Named & { readonly rank: number }>;
  readonly depth: DepthGrid;
};

export const buildAtlas = (files: AtlasFiles): Atlas => ({
  land: layerOf(files.land).edges,
  lakes: layerOf(files.lakes).edges,
  states: layerOf(files.states),
  protectedAreas: layerOf(files.protected_areas),
  projectAreas: layerOf(files.project_areas),
  seas: layerOf(files.seas),
  depth: unpackDepthGrid(files.depth),
});

export const findAreasAt = <Properties>(
  { edges, of }: Layer<Properties>,
  position: Position,
): readonly Properties[] => edges.at(position).map((index) => of[index]!);

/** Land polygons cover lakes, so lakes are subtracted. */
export const isOnLand = ({ land, lakes }: Pick<Atlas, 'land' | 'lakes'>, position: Position): boolean =>
  land.at(position).length > 0 && lakes.at(position).length === 0;

const straight = 30;

export const measureMilesOnLand = (
  atlas: Pick<Atlas, 'land' | 'lakes'>,
  from: Position,
  to: Position,
): number => {
  const points = greatCirclePoints(from, to, straight);
  return points.slice(1).reduce((sum, end, index) => {
    const start = points[index]!;
    // Segments across 180 degrees count as water, which is right wherever the fleet sails.
    if (Math.abs(end.longitude - start.longitude) > 180) return sum;
    const at = (part: number): Position => ({
      latitude: start.latitude + (end.latitude - start.latitude) * part,
      longitude: start.longitude + (end.longitude - start.longitude) * part,
    });
    const cuts = [0, ...atlas.land.crossings(start, end), ...atlas.lakes.crossings(start, end), 1];
    const parts = cuts.toSorted((a, b) => a - b);
    const dry = parts.slice(1).reduce((length, part, before) => {
      const first = parts[before]!;
      return part > first && isOnLand(atlas, at((first + part) / 2)) ? length + part - first : length;
    }, 0);
    return dry === 0 ? sum : sum + dry * greatCircleDistance(start, end);
  }, 0);
};
