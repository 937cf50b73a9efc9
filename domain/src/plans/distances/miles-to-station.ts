import { type Atlas, measureMilesOnLand } from '../../geography/atlas.ts';
import { greatCircleMiles } from './great-circle.ts';
import { measureMilesToNodes } from './sea-distances.ts';
import { buildSeaGraph, type SeaPort } from './sea-graph.ts';
import type { LatitudeLongitude } from './waters/waters.ts';

/** Nautical miles; the accuracy of the outlines. */
const landTolerance = 12;

const asPosition = ([latitude, longitude]: LatitudeLongitude) => ({ latitude, longitude });

export type LocatedPort = { readonly key: string; readonly latitude: number; readonly longitude: number };

/** Nautical miles by sea, usually within 10% of the shortest route. */
export type MilesToStation = (port: LocatedPort, station: LatitudeLongitude) => number;

export const createMilesToStation = (
  ports: readonly SeaPort[],
  shores: Pick<Atlas, 'land' | 'lakes'>,
): MilesToStation => {
  const graph = buildSeaGraph(ports);
  const milesFrom = new Map<string, Float64Array>();
  const milesToNodes = ({ key }: LocatedPort): Float64Array => {
    const miles = milesFrom.get(key) ?? measureMilesToNodes(graph, key);
    milesFrom.set(key, miles);
    return miles;
  };
  const isOverWater = (from: LatitudeLongitude, to: LatitudeLongitude): boolean =>
    measureMilesOnLand(shores, asPosition(from), asPosition(to)) < landTolerance;
  return (port, station) => {
    const start: LatitudeLongitude = [port.latitude, port.longitude];
    const straight = greatCircleMiles(start, station);
    if (isOverWater(start, station)) return straight;
    const miles = milesToNodes(port);
    const nodes = graph.positions
      .map((position, index) => {
        const away = greatCircleMiles(position, station);
        return { position, away, whole: (miles[index] ?? Infinity) + away };
      })
      .filter(({ whole }) => Number.isFinite(whole));
    const nearest = Math.min(...nodes.map(({ away }) => away));
    const near = nodes.filter(({ away }) => away <= nearest * 1.5 + 80).toSorted((a, b) => a.whole - b.whole);
    const last =
      near.find(({ position }) => isOverWater(position, station)) ??
      near.find(({ away }) => away === nearest);
    return Math.max(straight, last?.whole ?? straight);
  };
};
