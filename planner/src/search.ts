import { destroys } from './destroy.ts';
import type { Model } from './model.ts';
import type { Placement, Solution } from './problem.ts';
import { randomFrom } from './random.ts';
import { Repair, orders } from './repair.ts';
import type { RoutePool } from './route-pool.ts';
import { Workspace } from './workspace.ts';

export interface SearchOptions {
  readonly seed: number;
  /** How much of the work is done after so many iterations, from 0 to 1; the search ends with 1. */
  readonly done: (iteration: number) => number;
  /** A plan to begin with; what does not fit is left out. */
  readonly from?: readonly Placement[];
  /** How far the plan may get worse on the way, from 1 (much, to begin anew) to 0 (hardly). */
  readonly warmth?: number;
  readonly onBetter?: (solution: () => Solution, value: number, iteration: number) => void;
  /** Keeps the routes of good plans. */
  readonly pool?: RoutePool;
}

export interface SearchResult extends Solution {
  readonly iterations: number;
}

const [warmest, coldest] = [0.2, 0.005];
const [smallest, largest] = [2, 16];
/** A choice of operators that did well is made more often: every so many iterations its weight is renewed. */
const lesson = 200;

class Wheel {
  readonly #weights: Float64Array;
  readonly #scores: Float64Array;
  readonly #uses: Float64Array;

  constructor(count: number) {
    this.#weights = new Float64Array(count).fill(1);
    this.#scores = new Float64Array(count);
    this.#uses = new Float64Array(count);
  }

  spin(random: number): number {
    let left = random * this.#weights.reduce((sum, weight) => sum + weight, 0);
    for (let index = 0; index < this.#weights.length; index += 1) {
      left -= this.#weights[index] as number;
      if (left < 0) return index;
    }
    return this.#weights.length - 1;
  }

  reward(index: number, score: number): void {
    this.#scores[index] = (this.#scores[index] as number) + score;
    this.#uses[index] = (this.#uses[index] as number) + 1;
  }

  learn(): void {
    for (let index = 0; index < this.#weights.length; index += 1) {
      const uses = this.#uses[index] as number;
      if (uses > 0)
        this.#weights[index] = Math.max(
          0.1,
          0.8 * (this.#weights[index] as number) + (0.2 * (this.#scores[index] as number)) / uses,
        );
    }
    this.#scores.fill(0);
    this.#uses.fill(0);
  }
}

const startsOf = ({ routes, model }: Workspace): Placement[] => {
  const placements: Placement[] = [];
  const starts = new Int32Array(model.stops + 1);
  for (let vessel = 0; vessel < model.vessels; vessel += 1) {
    routes.refresh(vessel);
    routes.value(vessel, starts);
    const stops = routes.stop[vessel] as Int32Array;
    for (let index = 0; index < (routes.count[vessel] as number); index += 1) {
      const option = stops[index] as number;
      if (option < model.options) placements.push({ option, start: starts[index] as number });
    }
  }
  return placements;
};

const begin = (work: Workspace, repair: Repair, from: readonly Placement[]): void => {
  const { routes, model } = work;
  for (const { option, start } of from.toSorted((a, b) => a.start - b.start)) {
    if (!routes.isFree(model.item[option] as number)) continue;
    const vessel = model.vessel[option] as number;
    const count = routes.count[vessel] as number;
    const stops = routes.stop[vessel] as Int32Array;
    // In the order of time: after what is already in, and the blocks before it.
    let position = count;
    while (position > 0) {
      const before = stops[position - 1] as number;
      if (before < model.options || (model.earliest[before] as number) < start) break;
      position -= 1;
    }
    routes.insert(option, position);
    if (routes.refresh(vessel)) continue;
    routes.remove(option);
    routes.refresh(vessel);
  }
  work.begin();
  for (let vessel = 0; vessel < model.vessels; vessel += 1) work.touch(vessel);
  repair.run(work, 'root', 0);
  for (let vessel = 0; vessel < model.vessels; vessel += 1) routes.points[vessel] = routes.value(vessel);
};

/** Large-neighbourhood search: takes a part of the plan out, puts it back another way, and keeps what is better. */
export const search = (
  model: Model,
  { seed, done, from = [], warmth = 1, onBetter, pool }: SearchOptions,
): SearchResult => {
  const work = new Workspace(model, randomFrom(seed));
  const repair = new Repair(model);
  const { routes, random } = work;
  begin(work, repair, from);
  let current = routes.points.reduce((sum, points) => sum + points, 0);
  let best = current;
  const keptStops = routes.stop.map((stops) => stops.slice());
  const keptCount = routes.count.slice();
  const restored = (): Workspace => {
    const copy = new Workspace(model, random);
    keptStops.forEach((stops, vessel) => copy.routes.stop[vessel]?.set(stops));
    copy.routes.count.set(keptCount);
    return copy;
  };
  const solution = (): Solution => ({ value: best, placements: startsOf(restored()) });
  onBetter?.(solution, best, 0);
  const ways = new Wheel(destroys.length);
  const manners = new Wheel(orders.length);
  const before = new Float64Array(model.vessels);
  let iteration = 0;
  const hottest = coldest * (warmest / coldest) ** warmth;
  let heat = hottest * model.typical;
  for (; ; iteration += 1) {
    if (iteration % 32 === 0) {
      const part = done(iteration);
      if (part >= 1) break;
      heat = model.typical * hottest * (coldest / hottest) ** part;
      if (iteration % lesson === 0) {
        ways.learn();
        manners.learn();
      }
    }
    const way = ways.spin(random());
    const manner = manners.spin(random());
    work.begin();
    destroys[way]?.(work, smallest + work.below(largest - smallest + 1));
    if (work.touched.length === 0) continue;
    if (!work.settle()) {
      work.undo();
      continue;
    }
    repair.run(work, orders[manner] ?? 'gain', random() < 0.5 ? 0 : random() * 0.5);
    let difference = 0;
    for (const vessel of work.touched) {
      before[vessel] = routes.points[vessel] as number;
      routes.points[vessel] = routes.value(vessel);
      difference += (routes.points[vessel] as number) - (before[vessel] as number);
    }
    const isBetter = current + difference > best + 1e-6;
    if (difference < 0 && random() >= Math.exp(difference / heat)) {
      work.undo();
      for (const vessel of work.touched) routes.points[vessel] = before[vessel] as number;
      ways.reward(way, 0);
      manners.reward(manner, 0);
      continue;
    }
    current += difference;
    if (pool?.isNear(current, best)) for (const vessel of work.touched) pool.add(routes, vessel);
    const score = isBetter ? 10 : difference > 0 ? 4 : 1;
    ways.reward(way, score);
    manners.reward(manner, score);
    if (!isBetter) continue;
    best = current;
    for (let vessel = 0; vessel < model.vessels; vessel += 1) {
      keptStops[vessel]?.set(routes.stop[vessel] as Int32Array);
      keptCount[vessel] = routes.count[vessel] as number;
    }
    onBetter?.(solution, best, iteration);
  }
  const { routes: last } = restored();
  for (let vessel = 0; vessel < model.vessels; vessel += 1) {
    last.refresh(vessel);
    last.points[vessel] = last.value(vessel);
    pool?.add(last, vessel);
  }
  return { ...solution(), iterations: iteration };
};
