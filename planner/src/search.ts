import { removalHeuristics } from './removal-heuristics.ts';
import type { IndexedProblem } from './indexed-problem.ts';
import type { Placement, Solution } from './problem.ts';
import { createSeededRandom } from '@shiptime/domain/shared/random';
import { InsertionRepair, insertionOrders } from './insertion-repair.ts';
import type { RoutePool } from './route-pool.ts';
import { SearchWorkspace } from './search-workspace.ts';

export interface SearchOptions {
  readonly seed: number;
  readonly done: (iteration: number) => number;
  readonly from?: readonly Placement[];
  readonly warmth?: number;
  readonly onBetter?: (solution: () => Solution, value: number, iteration: number) => void;
  readonly pool?: RoutePool;
}

export interface SearchResult extends Solution {
  readonly iterations: number;
}

const [warmest, coldest] = [0.4, 0.005];
const largest = 16;
const lesson = 200;
const scores = { best: 10, better: 4, kept: 1, undone: 0 };

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

const startsOf = ({ routes, model }: SearchWorkspace): Placement[] => {
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

const begin = (work: SearchWorkspace, repair: InsertionRepair, from: readonly Placement[]): void => {
  const { routes, model } = work;
  for (const { option, start } of from.toSorted((a, b) => a.start - b.start)) {
    if (!routes.isFree(model.item[option] as number)) continue;
    const vessel = model.vessel[option] as number;
    const count = routes.count[vessel] as number;
    const stops = routes.stop[vessel] as Int32Array;
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
  for (const [one, other] of model.mates)
    for (const [lone, mate] of [
      [one, other],
      [other, one],
    ] as const) {
      const option = routes.placed[lone] as number;
      if (option < 0 || (routes.placed[mate] as number) >= 0) continue;
      routes.remove(option);
      routes.refresh(model.vessel[option] as number);
    }
  work.begin();
  for (let vessel = 0; vessel < model.vessels; vessel += 1) work.touch(vessel);
  repair.run(work, 'root', 0);
  for (let vessel = 0; vessel < model.vessels; vessel += 1) routes.points[vessel] = routes.value(vessel);
};

class BestPlan {
  value: number;
  readonly #work: SearchWorkspace;
  readonly #stops: Int32Array[];
  readonly #count: Int32Array;

  constructor(work: SearchWorkspace, value: number) {
    this.#work = work;
    this.#stops = work.routes.stop.map((stops) => stops.slice());
    this.#count = work.routes.count.slice();
    this.value = value;
  }

  keep(value: number): void {
    const { routes, model } = this.#work;
    this.value = value;
    for (let vessel = 0; vessel < model.vessels; vessel += 1) {
      this.#stops[vessel]?.set(routes.stop[vessel] as Int32Array);
      this.#count[vessel] = routes.count[vessel] as number;
    }
  }

  restored(): SearchWorkspace {
    const copy = new SearchWorkspace(this.#work.model, this.#work.random);
    this.#stops.forEach((stops, vessel) => copy.routes.stop[vessel]?.set(stops));
    copy.routes.count.set(this.#count);
    return copy;
  }

  readonly solution = (): Solution => ({ value: this.value, placements: startsOf(this.restored()) });

  addTo(pool: RoutePool): void {
    const { routes, model } = this.restored();
    for (let vessel = 0; vessel < model.vessels; vessel += 1) {
      routes.refresh(vessel);
      routes.points[vessel] = routes.value(vessel);
      pool.add(routes, vessel);
    }
  }
}

class Search {
  readonly best: BestPlan;
  readonly #work: SearchWorkspace;
  readonly #repair: InsertionRepair;
  readonly #options: SearchOptions;
  readonly #ways = new Wheel(removalHeuristics.length);
  readonly #manners = new Wheel(insertionOrders.length);
  readonly #before: Float64Array;
  readonly #hottest: number;
  #current: number;
  #heat = 0;

  constructor(model: IndexedProblem, options: SearchOptions) {
    const { seed, from = [], warmth = 1 } = options;
    this.#options = options;
    this.#work = new SearchWorkspace(model, createSeededRandom(seed));
    this.#repair = new InsertionRepair(model);
    begin(this.#work, this.#repair, from);
    this.#current = this.#work.routes.points.reduce((sum, points) => sum + points, 0);
    this.best = new BestPlan(this.#work, this.#current);
    this.#before = new Float64Array(model.vessels);
    this.#hottest = coldest * (warmest / coldest) ** warmth;
  }

  run(): number {
    const { done, onBetter } = this.#options;
    onBetter?.(this.best.solution, this.best.value, 0);
    for (let iteration = 0; ; iteration += 1) {
      if (iteration % 32 === 0) {
        const part = done(iteration);
        if (part >= 1) return iteration;
        this.#heat = this.#work.model.typical * this.#hottest * (coldest / this.#hottest) ** part;
        if (iteration % lesson === 0) {
          this.#ways.learn();
          this.#manners.learn();
        }
      }
      if (this.#change()) onBetter?.(this.best.solution, this.best.value, iteration);
    }
  }

  #change(): boolean {
    const work = this.#work;
    const { random } = work;
    const way = this.#ways.spin(random());
    const manner = this.#manners.spin(random());
    work.begin();
    removalHeuristics[way]?.(work, 1 + Math.floor(largest * random() ** 2));
    if (work.touched.length === 0) return false;
    if (!work.settle()) {
      work.undo();
      return false;
    }
    this.#repair.run(work, insertionOrders[manner] ?? 'gain', random() < 0.5 ? 0 : random() * 0.5);
    const score = this.#judge(this.#difference());
    this.#ways.reward(way, score);
    this.#manners.reward(manner, score);
    return score === scores.best;
  }

  #difference(): number {
    const { routes, touched } = this.#work;
    let difference = 0;
    for (const vessel of touched) {
      this.#before[vessel] = routes.points[vessel] as number;
      routes.points[vessel] = routes.value(vessel);
      difference += (routes.points[vessel] as number) - (this.#before[vessel] as number);
    }
    return difference;
  }

  #judge(difference: number): number {
    const work = this.#work;
    const { routes } = work;
    const isBest = this.#current + difference > this.best.value + 1e-6;
    if (difference < 0 && work.random() >= Math.exp(difference / this.#heat)) {
      work.undo();
      for (const vessel of work.touched) routes.points[vessel] = this.#before[vessel] as number;
      return scores.undone;
    }
    this.#current += difference;
    const { pool } = this.#options;
    if (pool?.isNear(this.#current, this.best.value))
      for (const vessel of work.touched) pool.add(routes, vessel);
    if (!isBest) return difference > 0 ? scores.better : scores.kept;
    this.best.keep(this.#current);
    return scores.best;
  }
}

/** Large-neighbourhood search: removes part of the plan, repairs it and keeps improvements. */
export const searchPlans = (model: IndexedProblem, options: SearchOptions): SearchResult => {
  const work = new Search(model, options);
  const iterations = work.run();
  if (options.pool) work.best.addTo(options.pool);
  return { ...work.best.solution(), iterations };
};
