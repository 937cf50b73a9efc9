import type { KnownWays } from '../../geography/known-stops.ts';
import { type SeaPort, seaGraph } from './sea-graph.ts';

/** The way-points between ports, for whoever goes from any place to any other. */
export const knownWays = (ports: readonly SeaPort[]): KnownWays => {
  const { positions, neighbours } = seaGraph(ports);
  return { positions: positions.map(([latitude, longitude]) => ({ latitude, longitude })), neighbours };
};
