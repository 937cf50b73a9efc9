import type { ComputedDistance, SeaDistance } from '../conflicts/conflict-context.ts';
import type { SeaGraph, SeaPort } from './sea-graph.ts';
import { canalLockBetween, type CanalLockKey, canalLocks } from '../conflicts/canal-locks.ts';
import { isDirectRoute, buildSeaGraph } from './sea-graph.ts';
import type { LatitudeLongitude } from './waters/waters.ts';

type Reached = { readonly miles: Float64Array; readonly previous: Int32Array };

/**
 * Dijkstra without a heap, fast enough for a few hundred nodes. `isOpen`: whether avoidable locks can be
 * used.
 */
const reach = (graph: SeaGraph, origin: number, isOpen = true): Reached => {
  const size = graph.positions.length;
  const miles = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const previous = new Int32Array(size).fill(-1);
  const settled = new Uint8Array(size);
  miles[origin] = 0;
  for (;;) {
    let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
    miles.forEach((so, index) => {
      if (settled[index] === 0 && so < least) [nearest, least] = [index, so];
    });
    if (nearest === -1) return { miles, previous };
    settled[nearest] = 1;
    for (const { to, nautical_miles, lock } of graph.neighbours[nearest] ?? []) {
      if (!isOpen && lock !== null && canalLocks[lock].hasWayRound) continue;
      if (least + nautical_miles >= (miles[to] ?? 0)) continue;
      miles[to] = least + nautical_miles;
      previous[to] = nearest;
    }
  }
};

export const measureMilesToNodes = (graph: SeaGraph, key: string): Float64Array => {
  const origin = graph.indexOf.get(key);
  return origin === undefined ? new Float64Array() : reach(graph, origin).miles;
};

const methodOf = (
  graph: SeaGraph,
  { miles, previous }: Reached,
  from: number,
  to: number,
): ComputedDistance['method'] => {
  if (!Number.isFinite(miles[to])) return 'none';
  const straight =
    (to === from || previous[to] === from) && isDirectRoute(graph.names[from] ?? '', graph.names[to] ?? '');
  return straight ? 'great_circle' : 'way_points';
};

const tenth = (miles: number): number => Math.round(miles * 10) / 10;

const locksOnTheWay = (graph: SeaGraph, { previous }: Reached, target: number): CanalLockKey[] => {
  const found: CanalLockKey[] = [];
  for (let at = target; (previous[at] ?? -1) !== -1; at = previous[at] ?? -1) {
    const lock = canalLockBetween(graph.names[at] ?? '', graph.names[previous[at] ?? -1] ?? '');
    if (lock !== null) found.unshift(lock);
  }
  return found;
};

/**
 * Distances to all ports with a position, by key, in tenths of a nautical mile; 0 if there is no route
 * (`none`).
 */
export const computeDistancesFromPort = (
  graph: SeaGraph,
  key: string,
): ReadonlyMap<string, ComputedDistance> => {
  const origin = graph.indexOf.get(key);
  if (origin === undefined || !graph.portKeys.has(key)) return new Map();
  const reached = reach(graph, origin);
  const around = reach(graph, origin, false);
  return new Map(
    [...graph.portKeys].map((port) => {
      const target = graph.indexOf.get(port) ?? origin;
      const method = methodOf(graph, reached, origin, target);
      const distance = { nautical_miles: method === 'none' ? 0 : tenth(reached.miles[target] ?? 0), method };
      const passed = locksOnTheWay(graph, reached, target);
      if (passed.length === 0) return [port, distance];
      const isRounded = passed.some((key) => canalLocks[key].hasWayRound);
      const other = isRounded ? tenth(around.miles[target] ?? 0) : null;
      return [port, { ...distance, locks: passed, around_nautical_miles: other }];
    }),
  );
};

export type SeaRoute = ComputedDistance & { readonly points: readonly LatitudeLongitude[] };

export const findSeaRouteBetweenPorts = (graph: SeaGraph, from: string, to: string): SeaRoute | null => {
  const [origin, target] = [graph.indexOf.get(from), graph.indexOf.get(to)];
  if (origin === undefined || target === undefined || ![from, to].every((key) => graph.portKeys.has(key)))
    return null;
  const reached = reach(graph, origin);
  const method = methodOf(graph, reached, origin, target);
  if (method === 'none') return { nautical_miles: 0, method, points: [] };
  const points: LatitudeLongitude[] = [];
  for (let index = target; index !== -1; index = reached.previous[index] ?? -1) {
    const position = graph.positions[index];
    if (position !== undefined) points.unshift(position);
  }
  return { nautical_miles: tenth(reached.miles[target] ?? 0), method, points };
};

type Between = { readonly from_port_id: number; readonly to_port_id: number };
export type ComputedPortDistance = ComputedDistance & Between;

export const computePortDistances = (
  ports: readonly (SeaPort & { readonly id: number })[],
): ComputedPortDistance[] => {
  const graph = buildSeaGraph(ports);
  const located = ports.filter(({ key }) => graph.portKeys.has(key)).toSorted((a, b) => a.id - b.id);
  return located.flatMap((from, index) => {
    const distances = computeDistancesFromPort(graph, from.key);
    return located.slice(index + 1).flatMap((to) => {
      const distance = distances.get(to.key);
      return distance === undefined ? [] : [{ from_port_id: from.id, to_port_id: to.id, ...distance }];
    });
  });
};

export const createDistanceLookup = (rows: readonly (SeaDistance & Between)[]) => {
  const table = new Map<string, SeaDistance>();
  for (const { from_port_id, to_port_id, ...distance } of rows) {
    table.set(`${from_port_id}:${to_port_id}`, distance);
  }
  return (from: number, to: number): SeaDistance | null =>
    table.get(from < to ? `${from}:${to}` : `${to}:${from}`) ?? null;
};
