import { greatCircleMiles } from './great-circle.ts';
import { canalLockBetween, type CanalLockKey } from '../conflicts/canal-locks.ts';
import { arcticRoutes } from './waters/arctic.ts';
import { atlanticRoutes } from './waters/atlantic.ts';
import { directRoutes } from './waters/direct.ts';
import { gulfRoutes } from './waters/gulf.ts';
import { labradorAndHudsonBayRoutes } from './waters/labrador-and-hudson-bay.ts';
import { overseasRoutes } from './waters/overseas.ts';
import { pacificRoutes } from './waters/pacific.ts';
import { panamaRoutes } from './waters/panama.ts';
import { seawayRoutes } from './waters/seaway.ts';
import type { LatitudeLongitude } from './waters/waters.ts';

export const allHandDrawnRoutes = [
  atlanticRoutes,
  gulfRoutes,
  seawayRoutes,
  labradorAndHudsonBayRoutes,
  arcticRoutes,
  pacificRoutes,
  overseasRoutes,
  panamaRoutes,
  directRoutes,
] as const;

/** Ports on rivers and lakes without a navigable route to the sea. */
export const inlandPorts: readonly string[] = ['hay-river', 'selkirk'];

export type SeaPort = {
  readonly key: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

type Neighbour = { readonly to: number; readonly nautical_miles: number; readonly lock: CanalLockKey | null };

const pairName = (a: string, b: string): string => (a < b ? `${a}:${b}` : `${b}:${a}`);
const directPairs = new Set(directRoutes.sea.map(([a = '', b = '']) => pairName(a, b)));

export const isDirectRoute = (a: string, b: string): boolean => a === b || directPairs.has(pairName(a, b));

export type SeaGraph = {
  readonly names: readonly string[];
  readonly positions: readonly LatitudeLongitude[];
  readonly neighbours: readonly (readonly Neighbour[])[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly portKeys: ReadonlySet<string>;
};

const chains = allHandDrawnRoutes.flatMap(({ sea, narrow }) => [...sea, ...narrow]);
const named = new Set(chains.flat());

const nearestCount = 2;
const nearestWithin = 150;

const nearestTo = (position: LatitudeLongitude, points: ReadonlyMap<string, LatitudeLongitude>): string[] =>
  [...points]
    .map(([name, point]) => ({ name, away: greatCircleMiles(position, point) }))
    .filter(({ away }) => away <= nearestWithin)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, nearestCount)
    .map(({ name }) => name);

const positionOf = ({ latitude, longitude }: SeaPort): LatitudeLongitude | null =>
  latitude === null || longitude === null ? null : [latitude, longitude];

const links = (
  ports: ReadonlyMap<string, LatitudeLongitude>,
  points: ReadonlyMap<string, LatitudeLongitude>,
): [string, string][] => {
  const charted = chains.flatMap((chain) =>
    chain.slice(1).map((name, index): [string, string] => [chain[index] ?? name, name]),
  );
  const added = [...ports].filter(([key]) => !named.has(key) && !inlandPorts.includes(key));
  return [
    ...charted,
    ...added.flatMap(([key, position]) =>
      nearestTo(position, points).map((name): [string, string] => [key, name]),
    ),
  ];
};

export const buildSeaGraph = (ports: readonly SeaPort[]): SeaGraph => {
  const located = new Map(
    ports.flatMap((port): [string, LatitudeLongitude][] => {
      const position = positionOf(port);
      return position === null ? [] : [[port.key, position]];
    }),
  );
  const points = new Map(
    allHandDrawnRoutes.flatMap((waters) => Object.entries<LatitudeLongitude>(waters.points)),
  );
  const all = [...located, ...points];
  const indexOf = new Map(all.map(([name], index) => [name, index]));
  const positions = all.map(([, position]) => position);
  const neighbours: Neighbour[][] = all.map(() => []);
  for (const [from, to] of links(located, points)) {
    const [a, b] = [indexOf.get(from), indexOf.get(to)];
    const [here, there] = [positions[a ?? -1], positions[b ?? -1]];
    if (a === undefined || b === undefined || here === undefined || there === undefined) continue;
    const nautical_miles = greatCircleMiles(here, there);
    const lock = canalLockBetween(from, to);
    neighbours[a]?.push({ to: b, nautical_miles, lock });
    neighbours[b]?.push({ to: a, nautical_miles, lock });
  }
  return {
    names: all.map(([name]) => name),
    positions,
    neighbours,
    indexOf,
    portKeys: new Set(located.keys()),
  };
};
