import type { KnownRoutes } from '../../geography/add-positions-to-routes.ts';
import { type SeaPort, buildSeaGraph } from './sea-graph.ts';

export const buildKnownSeaRoutes = (ports: readonly SeaPort[]): KnownRoutes => {
  const { positions, neighbours } = buildSeaGraph(ports);
  return { positions: positions.map(([latitude, longitude]) => ({ latitude, longitude })), neighbours };
};
