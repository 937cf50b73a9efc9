import { type Atlas, buildAtlas } from '@shiptime/domain/geography/atlas';
import { describePosition } from '@shiptime/domain/geography/position-facts';
import type { RouteGraph } from '@shiptime/domain/geography/add-positions-to-routes';
import { findSeaRoute } from '@shiptime/domain/geography/sea-route';
import { findWatersCrossed } from '@shiptime/domain/geography/waters-crossed';
import { buildKnownSeaRoutes } from '@shiptime/domain/plans/distances/known-sea-routes';
import type { Position } from '@shiptime/domain/geography/position';
import type { AtlasResponseMessage, AtlasRequestMessage, SeaRouteWithWaters } from './atlas-messages.ts';
import { fetchTopology, outlineFiles } from './outline-files.ts';

const open = async (): Promise<Atlas> => {
  const [land, lakes, states, protected_areas, project_areas, seas, depth] = await Promise.all([
    fetchTopology('land_fine'),
    fetchTopology('lakes'),
    fetchTopology('states'),
    fetchTopology('protected_areas'),
    fetchTopology('project_areas'),
    fetchTopology('seas'),
    fetch(outlineFiles.depth).then((answer) => answer.arrayBuffer()),
  ]);
  return buildAtlas({
    land,
    lakes,
    states,
    protected_areas,
    project_areas,
    seas,
    depth: new Uint8Array(depth),
  });
};

let atlas: Promise<Atlas> | null = null;

const remembered = new Map<string, SeaRouteWithWaters>();
const mostRemembered = 2000;

const wayBetween = (opened: Atlas, known: RouteGraph, from: Position, to: Position): SeaRouteWithWaters => {
  const key = `${from.latitude} ${from.longitude} ${to.latitude} ${to.longitude}`;
  const before = remembered.get(key);
  if (before) return before;
  const way = findSeaRoute(opened, known, from, to);
  const found = { ...way, waters: way.kind === 'none' ? [] : findWatersCrossed(opened, way.points) };
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, found);
  return found;
};

const answer = async (asked: AtlasRequestMessage): Promise<AtlasResponseMessage> => {
  const { id, positions } = asked;
  try {
    atlas ??= open();
    const opened = await atlas;
    if (asked.kind === 'spots')
      return { id, found: positions.map((position) => describePosition(opened, position)) };
    const known = buildKnownSeaRoutes(asked.ports);
    const ways = positions
      .slice(1)
      .map((position, index) => wayBetween(opened, known, positions[index]!, position));
    return { id, found: ways };
  } catch {
    atlas = null;
    return { id, found: null };
  }
};

addEventListener('message', ({ data }: MessageEvent<AtlasRequestMessage>) => {
  void answer(data).then((said) => postMessage(said));
});
