import type { Placement, Problem, Solution } from '@shiptime/planner/problem';
import type { Column } from '@shiptime/planner/master';
import type { News, Result, Task } from './thread-tasks.ts';
import { borrowThread, giveBack } from './threads.ts';

export interface ProposeOptions {
  readonly seed: number;
  /** Of each search. With it the plan is the same every time, however long it takes. */
  readonly iterations: number | null;
  /** For everything; without iterations it is what the work is shared out over. */
  readonly seconds: number | null;
  readonly from?: readonly Placement[];
  /** Others are served first, where there is not enough for all. */
  readonly isPatient?: boolean;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

export interface Progress {
  readonly solution: Solution;
  readonly iterations: number;
  /** Null: not known yet. */
  readonly bound: number | null;
}

export interface Proposed {
  readonly solution: Solution;
  /** No plan can be worth more; null where that was not found out in time. */
  readonly upperBound: number | null;
  readonly iterations: number;
}

/**
 * Until when, as shares of the time: the one search, the other, the first bound, putting the best together; then what is
 * left, in rounds.
 */
const shares = {
  /** The bound is soon found, and what it finds makes the best plan. */
  small: { long: 0.6, short: 0.12, bound: 0.75, polish: 0.95, last: 0.97, round: 0.1 },
  large: { long: 0.5, short: 0.25, bound: 0.55, polish: 0.75, last: 0.97, round: 0.15 },
};
/** Vessels of a small fleet, at most. */
const smallFleet = 20;
/** How many times it goes on from there at most, and how far away from the best plan it then looks. */
const most = 1000;
const laterWarmth = 0.4;
/** The same where only iterations count. */
const amounts = { rounds: 40, nodes: 500, boundMs: 20_000 };
const noLimit = 1e9;
/** Of setTimeout. */
const longestTimer = 2 ** 31 - 1;
/** Values are whole points. */
const isBest = (value: number, bound: number): boolean => Math.floor(bound + 1e-3) <= value;

class Effort {
  best: Solution | null = null;
  bound = Number.POSITIVE_INFINITY;
  readonly routes: Column[] = [];
  isBoundFinal = false;
  #iterations = 0;
  readonly #running = [0, 0];
  readonly #onProgress: ProposeOptions['onProgress'];

  constructor(onProgress: ProposeOptions['onProgress']) {
    this.#onProgress = onProgress;
  }

  get iterations(): number {
    return this.#iterations + this.#running.reduce((sum, count) => sum + count, 0);
  }

  offer(solution: Solution | null): void {
    if (solution && (!this.best || solution.value > this.best.value)) this.best = solution;
  }

  hear(slot: number, news: News): void {
    if (news.kind === 'bound') {
      this.bound = Math.min(this.bound, news.value);
      this.isBoundFinal ||= news.isFinal;
    } else {
      this.offer(news.solution);
      this.#running[slot] = news.iterations;
    }
    this.tell();
  }

  rest(slot: number): void {
    this.#running[slot] = 0;
  }

  tell(): void {
    const { best, iterations, upperBound: bound } = this;
    if (best) this.#onProgress?.({ solution: best, iterations, bound });
  }

  /** What a task has answered. */
  take(result: Result | null): void {
    if (!result) return;
    this.offer(result.solution);
    this.#iterations += result.iterations;
    for (const route of result.routes) this.routes.push(route);
    this.tell();
  }

  get isProven(): boolean {
    return this.best !== null && isBest(this.best.value, this.bound);
  }

  /** Null: not proven. */
  get upperBound(): number | null {
    if (!this.best || !Number.isFinite(this.bound)) return null;
    return this.isProven ? this.best.value : this.bound;
  }
}

/**
 * A plan for the problem: two searches beside each other, one of which ends early to find what no plan can be better
 * than; then the best of all their routes together. Done in threads: the one that asks is not held up.
 */
export const propose = async (problem: Problem, options: ProposeOptions): Promise<Proposed> => {
  const { seed, iterations, seconds, from = [], isPatient = false, onProgress, signal } = options;
  const began = performance.now();
  const until = problem.vessels.length <= smallFleet ? shares.small : shares.large;
  const isTimed = iterations === null;
  const total = seconds === null ? noLimit : seconds * 1000;
  const leftUntil = (share: number) => Math.max(1, total * share - (performance.now() - began));
  const effort = new Effort(onProgress);
  const threads = [borrowThread(isPatient), borrowThread(isPatient)] as const;
  const stop = () => threads.forEach((thread) => thread.stop());
  signal?.addEventListener('abort', stop);
  // A search hears of the stop within a few milliseconds; the solver does not, it ends with its thread.
  const isOver = () => (signal?.aborted === true && effort.best !== null) || leftUntil(1) <= 1;
  const run = async (slot: 0 | 1, task: Task): Promise<Result | null> => {
    if (isOver()) return null;
    const answer = threads[slot].do(task, (news) => effort.hear(slot, news));
    if (task.kind === 'search') return answer.finally(() => effort.rest(slot));
    const end = new Ending(signal, leftUntil(1));
    try {
      return await Promise.race([answer, end.reached]);
    } finally {
      end.forget();
      answer.catch(() => undefined);
    }
  };
  const search = (slot: 0 | 1, milliseconds: number, from: readonly Placement[], round = 0) =>
    run(slot, {
      kind: 'search',
      seed: (seed * 2 + slot) * most + round,
      iterations,
      milliseconds,
      from,
      warmth: round === 0 ? 1 : laterWarmth,
    });
  const bound = (routes: readonly Column[], rounds: number, milliseconds: number) =>
    run(1, { kind: 'bound', routes, rounds, milliseconds });
  const boundAfterSearch = async () => {
    const found = await search(1, leftUntil(until.short), from);
    const routes = found?.routes ?? [];
    const priced = await (isTimed
      ? bound(routes, noLimit, leftUntil(until.bound))
      : bound(routes, amounts.rounds, noLimit));
    return [found, priced] as const;
  };
  const polish = async (share: number) => {
    if (!effort.best || effort.isProven) return;
    const { best: plan, routes } = effort;
    const seconds = leftUntil(share) / 1000;
    effort.take(await run(0, { kind: 'polish', plan, routes, nodes: amounts.nodes, seconds }));
  };
  /** What is left of the time: on from the best. */
  const goOn = async () => {
    for (let round = 1; round < most && !effort.isProven && leftUntil(until.last) > 1; round += 1) {
      const milliseconds = Math.min(leftUntil(until.last), total * until.round);
      const slots = effort.isBoundFinal ? ([0, 1] as const) : ([0] as const);
      const start = effort.best?.placements ?? [];
      const found = await Promise.all(slots.map((slot) => search(slot, milliseconds, start, round)));
      for (const result of found) effort.take(result);
      await polish(1);
    }
  };
  try {
    await Promise.all(threads.map((thread) => thread.open(problem)));
    if (signal?.aborted) stop();
    const [first, [second, priced]] = await Promise.all([
      search(0, leftUntil(until.long), from),
      boundAfterSearch(),
    ]);
    // In their order, whichever was ready first: the answer must not depend on it.
    for (const result of [first, second, priced]) effort.take(result);
    const further =
      effort.isProven || effort.isBoundFinal
        ? null
        : bound([], noLimit, isTimed ? leftUntil(1) : amounts.boundMs);
    await polish(until.polish);
    if (isTimed && seconds !== null) await goOn();
    if (!effort.isProven) await further;
    if (!effort.best) throw new Error('no search has answered');
    return {
      solution: effort.best,
      upperBound: effort.upperBound,
      iterations: iterations ?? effort.iterations,
    };
  } finally {
    signal?.removeEventListener('abort', stop);
    await Promise.all(threads.map(giveBack));
  }
};

/** The end of the time, or of somebody's patience. */
class Ending {
  readonly reached: Promise<null>;
  readonly #signal: AbortSignal | undefined;
  #timer: NodeJS.Timeout | undefined;
  #end: () => void = () => undefined;

  constructor(signal: AbortSignal | undefined, milliseconds: number) {
    this.#signal = signal;
    this.reached = new Promise((resolve) => {
      this.#end = () => resolve(null);
      this.#timer = setTimeout(this.#end, Math.min(milliseconds, longestTimer));
      signal?.addEventListener('abort', this.#end);
    });
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#end);
  }
}
