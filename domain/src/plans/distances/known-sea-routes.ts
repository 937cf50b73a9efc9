import type { RouteGraph } from '../../geography/add-positions-to-routes.ts';
import { type SeaPort, buildSeaGraph } from './sea-graph.ts';

export const buildKnownSeaRoutes = (ports: readonly SeaPort[]): RouteGraph => {
  const { positions, neighbours } = buildSeaGraph(ports);
  return { positions: positions.map(([latitude, longitude]) => ({ latitude, longitude })), neighbours };
};
