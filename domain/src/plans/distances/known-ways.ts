import type { KnownRoutes } from '../../geography/add-stops.ts';
import { type SeaPort, seaGraph } from './sea-graph.ts';

export const knownWays = (ports: readonly SeaPort[]): KnownRoutes => {
  const { positions, neighbours } = seaGraph(ports);
  return { positions: positions.map(([latitude, longitude]) => ({ latitude, longitude })), neighbours };
};
