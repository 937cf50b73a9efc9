import type { KnownWays } from '../../geography/known-stops.ts';
import { type SeaPort, seaGraph } from './sea-graph.ts';

export const knownWays = (ports: readonly SeaPort[]): KnownWays => {
  const { positions, neighbours } = seaGraph(ports);
  return { positions: positions.map(([latitude, longitude]) => ({ latitude, longitude })), neighbours };
};
