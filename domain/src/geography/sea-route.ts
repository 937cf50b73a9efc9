import { measureMilesOnLand } from './atlas.ts';
import { type RouteGraph, addPositionsToRoutes } from './add-positions-to-routes.ts';
import { PriorityQueue } from './priority-queue.ts';
import { greatCircleDistance, type Position, greatCirclePoints } from './position.ts';
import { type BoundingBox, SeaGrid, type LandAndLakes } from './sea-grid.ts';

export type SeaRouteResult = {
  /** If `none`, `nautical_miles` is the great-circle distance. */
  readonly kind: 'straight' | 'round_land' | 'none';
  readonly nautical_miles: number;
  readonly points: readonly Position[];
};

/** Nautical miles. Routes may cross this much land, which is within the accuracy of the outlines. */
export const landToleranceMiles = 2;

/** Maximum distance in nautical miles from open water to a harbour or fjord that the outlines omit. */
const harbour = 15;

/** Cost factor near shores, so that narrow passages are used only to avoid long detours. */
const reluctance = 3;

const isOverWater = (shores: LandAndLakes, from: Position, to: Position): boolean =>
  measureMilesOnLand(shores, from, to) === 0;

const steps = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
  [1, 2],
  [2, 1],
  [1, -2],
  [2, -1],
].flatMap(([y, x]) => [
  [y!, x!],
  [-y!, -x!],
]) as readonly (readonly [number, number])[];

class Search {
  readonly #grid: SeaGrid;
  readonly #shores: LandAndLakes;
  readonly #places: readonly Position[];
  readonly #links: ReadonlyMap<number, readonly { to: number; miles: number }[]>;
  readonly #start: number;
  readonly #goal: number;

  constructor(shores: LandAndLakes, grid: SeaGrid, known: RouteGraph, from: Position, to: Position) {
    this.#grid = grid;
    this.#shores = shores;
    this.#places = [...known.positions, from, to];
    this.#start = grid.size + known.positions.length;
    this.#goal = this.#start + 1;
    this.#links = this.#linked(known);
  }

  #position(node: number): Position {
    return node < this.#grid.size ? this.#grid.position(node) : this.#places[node - this.#grid.size]!;
  }

  #linked(known: RouteGraph): ReadonlyMap<number, { to: number; miles: number }[]> {
    const links = new Map<number, { to: number; miles: number }[]>();
    const link = (a: number, b: number, miles: number) => {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        links.set(from, [...(links.get(from) ?? []), { to, miles }]);
    };
    const { south, north, west, east } = this.#grid.box;
    const isInside = ({ latitude, longitude }: Position) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    const { size } = this.#grid;
    for (const [index, position] of known.positions.entries()) {
      if (!isInside(position)) continue;
      for (const { to, nautical_miles } of known.neighbours[index] ?? [])
        if (to > index && isInside(known.positions[to]!)) link(size + index, size + to, nautical_miles);
      for (const cell of this.#free(position, 2)) link(size + index, cell, this.#miles(position, cell));
      for (const end of [this.#start, this.#goal]) {
        const miles = this.#miles(position, end);
        if (miles <= harbour)
          link(
            size + index,
            end,
            isOverWater(this.#shores, position, this.#position(end)) ? miles : miles * reluctance,
          );
      }
    }
    for (const end of [this.#start, this.#goal]) {
      const position = this.#position(end);
      for (const cell of this.#reachable(position)) link(end, cell, this.#miles(position, cell));
    }
    return links;
  }

  #miles(position: Position, node: number): number {
    return greatCircleDistance(position, this.#position(node));
  }

  #free(position: Position, reach: number): number[] {
    return this.#grid
      .around(position, reach)
      .filter(
        (cell) => this.#grid.isWater(cell) && isOverWater(this.#shores, position, this.#grid.position(cell)),
      );
  }

  /** A port in a harbour that the outlines lack lies on land, so its route starts from the nearest water. */
  #reachable(position: Position): readonly number[] {
    const free = this.#free(position, 2);
    if (free.length > 0) return free;
    const water = this.#grid
      .around(position, this.#grid.reachOf(harbour))
      .filter((cell) => this.#grid.isWater(cell) && this.#miles(position, cell) <= harbour);
    return water.toSorted((a, b) => this.#miles(position, a) - this.#miles(position, b)).slice(0, 4);
  }

  *#neighbours(node: number): Generator<{ to: number; miles: number }> {
    yield* this.#links.get(node) ?? [];
    const { size, rows, columns } = this.#grid;
    if (node >= size) return;
    const [row, column] = [Math.floor(node / columns), node % columns];
    const here = this.#grid.position(node);
    for (const [y, x] of steps) {
      if (row + y < 0 || row + y >= rows || column + x < 0 || column + x >= columns) continue;
      const to = node + y * columns + x;
      if (!this.#grid.isWater(to)) continue;
      const there = this.#grid.position(to);
      // An edge between two lakes that form one water body is not a shoreline.
      if (this.#grid.isClear(node, to) || isOverWater(this.#shores, here, there))
        yield { to, miles: greatCircleDistance(here, there) * (this.#grid.isClose(to) ? reluctance : 1) };
    }
  }

  #isOpen(node: number): boolean {
    const { size, rows, columns } = this.#grid;
    if (node >= size) return node < this.#start;
    const [row, column] = [Math.floor(node / columns), node % columns];
    return row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
  }

  run(): readonly Position[] | 'open' | 'closed' {
    const size = this.#goal + 1;
    const miles = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(size).fill(-1);
    const settled = new Uint8Array(size);
    const open = new PriorityQueue();
    const goal = this.#position(this.#goal);
    let isOpen = false;
    miles[this.#start] = 0;
    open.add(this.#start, 0);
    while (!open.isEmpty) {
      const node = open.take();
      if (node === this.#goal) return this.#path(before);
      if (settled[node] === 1) continue;
      settled[node] = 1;
      isOpen ||= this.#isOpen(node);
      for (const { to, miles: more } of this.#neighbours(node)) {
        const so = miles[node]! + more;
        if (so >= miles[to]!) continue;
        miles[to] = so;
        before[to] = node;
        open.add(to, so + greatCircleDistance(this.#position(to), goal));
      }
    }
    return isOpen ? 'open' : 'closed';
  }

  #path(before: Int32Array): readonly Position[] {
    const path: Position[] = [];
    for (let node = this.#goal; node !== -1; node = before[node]!) path.unshift(this.#position(node));
    return path;
  }
}

const lengthOf = (points: readonly Position[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + greatCircleDistance(points[index]!, point), 0);

const turns = 8;

const straightened = (shores: LandAndLakes, path: readonly Position[]): number[] => {
  const kept = [0];
  for (let at = 0; at < path.length - 1;) {
    let next = at + 1;
    for (let reach = 2; next < path.length - 1; reach *= 2) {
      const far = Math.min(at + reach, path.length - 1);
      if (!isOverWater(shores, path[at]!, path[far]!)) break;
      next = far;
    }
    while (next + 1 < path.length && isOverWater(shores, path[at]!, path[next + 1]!)) next += 1;
    kept.push(next);
    at = next;
  }
  return kept;
};

const taut = (shores: LandAndLakes, found: readonly Position[]): readonly Position[] => {
  const path = found.flatMap((point, index) =>
    index === 0 ? [point] : greatCirclePoints(found[index - 1]!, point, turns).slice(1),
  );
  const kept = straightened(shores, path);
  for (let turn = 1; turn < kept.length - 1; turn += 1) {
    const [before, after] = [kept[turn - 1]!, kept[turn + 1]!];
    const [start, end] = [path[before]!, path[after]!];
    const lengthBy = (index: number) =>
      greatCircleDistance(start, path[index]!) + greatCircleDistance(path[index]!, end);
    const better = Array.from({ length: after - before - 1 }, (_, index) => before + 1 + index)
      .filter((index) => lengthBy(index) < lengthBy(kept[turn]!))
      .toSorted((a, b) => lengthBy(a) - lengthBy(b))
      .find((index) => isOverWater(shores, start, path[index]!) && isOverWater(shores, path[index]!, end));
    if (better !== undefined) kept[turn] = better;
  }
  return kept.map((index) => path[index]!);
};

const boxAround = (from: Position, to: Position, miles: number): BoundingBox => {
  const spare = (miles - greatCircleDistance(from, to)) / 2 / 60;
  const north = Math.min(89, Math.max(from.latitude, to.latitude) + spare);
  const shrink = Math.max(0.15, Math.cos((north * Math.PI) / 180));
  return {
    south: Math.max(-60, Math.min(from.latitude, to.latitude) - spare),
    north,
    west: Math.max(-180, Math.min(from.longitude, to.longitude) - spare / shrink),
    east: Math.min(180, Math.max(from.longitude, to.longitude) + spare / shrink),
  };
};

/** Nautical miles by which a route may exceed the great circle: in the first search, and in the last. */
const firstDetour = 150;
const longestDetour = 5000;

/** Shortest route by sea. Ignores depth: not for navigation. */
export const findSeaRoute = (
  shores: LandAndLakes,
  known: RouteGraph,
  from: Position,
  to: Position,
): SeaRouteResult => {
  const straight = greatCircleDistance(from, to);
  const direct = { nautical_miles: straight, points: [from, to] };
  if (measureMilesOnLand(shores, from, to) < landToleranceMiles) return { kind: 'straight', ...direct };
  const ways = addPositionsToRoutes(known, [from, to], harbour);
  for (let detour = Math.max(firstDetour, straight / 2); ;) {
    const grid = new SeaGrid(shores, boxAround(from, to, straight + detour));
    const path = new Search(shores, grid, ways, from, to).run();
    const isClosed =
      path === 'closed' || (path === 'open' && new Search(shores, grid, ways, to, from).run() === 'closed');
    const points = typeof path === 'string' ? null : taut(shores, path);
    const longer = points ? lengthOf(points) - straight : detour * 4;
    if (points && (longer <= detour || detour >= longestDetour))
      return { kind: 'round_land', nautical_miles: straight + longer, points };
    if (isClosed || detour >= longestDetour) return { kind: 'none', ...direct };
    detour = Math.min(longer * 1.02, longestDetour);
  }
};
