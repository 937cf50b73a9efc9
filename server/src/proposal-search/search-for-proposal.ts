import type { Placement, Problem, Solution } from '@shiptime/planner/problem';
import type { Column } from '@shiptime/planner/master-problem';
import { SearchResultCollector, type SearchProgress } from './search-result-collector.ts';
import type { ThreadResult, ThreadTask } from './thread-tasks.ts';
import { borrowThread, returnThread, type PlannerThread } from './threads.ts';

export interface ProposeOptions {
  readonly seed: number;
  /** Iterations of each search; a fixed number makes the result reproducible. */
  readonly iterations: number | null;
  readonly seconds: number | null;
  readonly from?: readonly Placement[];
  readonly isLowPriority?: boolean;
  readonly onProgress?: (progress: SearchProgress) => void;
  readonly signal?: AbortSignal;
}

export interface ProposeResult {
  readonly solution: Solution;
  readonly upperBound: number | null;
  readonly iterations: number;
}

const shares = {
  small: { long: 0.6, short: 0.12, bound: 0.75, polish: 0.95, last: 0.97, round: 0.1 },
  large: { long: 0.5, short: 0.25, bound: 0.55, polish: 0.75, last: 0.97, round: 0.15 },
};
const smallFleet = 20;
const most = 1000;
const laterWarmth = 0.4;
const amounts = { rounds: 40, nodes: 500, boundMs: 20_000, shortMs: 4000 };
const noLimit = 1e9;
const longestTimer = 2 ** 31 - 1;
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

class Work {
  readonly effort: SearchResultCollector;
  readonly #began = performance.now();
  readonly #options: ProposeOptions;
  readonly #threads: readonly [PlannerThread, PlannerThread];
  readonly #until: (typeof shares)['small'];
  readonly #total: number;

  constructor(problem: Problem, options: ProposeOptions, threads: readonly [PlannerThread, PlannerThread]) {
    this.#options = options;
    this.#threads = threads;
    this.#until = problem.vessels.length <= smallFleet ? shares.small : shares.large;
    this.#total = options.seconds === null ? noLimit : options.seconds * 1000;
    this.effort = new SearchResultCollector((progress) => options.onProgress?.(progress));
  }

  get #isTimed(): boolean {
    return this.#options.iterations === null;
  }

  #leftUntil(share: number): number {
    return Math.max(1, this.#total * share - (performance.now() - this.#began));
  }

  /** True if time is up or the search was stopped, but never before a plan exists. */
  get #isOver(): boolean {
    const isStopped = this.#options.signal?.aborted === true;
    return this.effort.hasPlan && (isStopped || this.#leftUntil(1) <= 1);
  }

  async #run(slot: 0 | 1, task: ThreadTask): Promise<ThreadResult | null> {
    if (this.#isOver) return null;
    const answer = this.#threads[slot].do(task, (news) => {
      this.effort.hear(slot, news);
      if (this.#isTimed && this.effort.isReportedProven) for (const thread of this.#threads) thread.stop();
    });
    if (task.kind === 'search') return answer.finally(() => this.effort.rest(slot));
    const end = new Ending(this.#options.signal, this.#leftUntil(1));
    try {
      return await Promise.race([answer, end.reached]);
    } finally {
      end.forget();
      answer.catch(() => undefined);
    }
  }

  #search(
    slot: 0 | 1,
    milliseconds: number,
    from: readonly Placement[],
    round = 0,
  ): Promise<ThreadResult | null> {
    const { seed, iterations } = this.#options;
    return this.#run(slot, {
      kind: 'search',
      seed: (seed * 2 + slot) * most + round,
      iterations,
      milliseconds,
      from,
      warmth: round === 0 ? 1 : laterWarmth,
    });
  }

  #bound(routes: readonly Column[], rounds: number, milliseconds: number): Promise<ThreadResult | null> {
    return this.#run(1, { kind: 'bound', routes, rounds, milliseconds });
  }

  async #boundAfterSearch(from: readonly Placement[]): Promise<readonly (ThreadResult | null)[]> {
    const milliseconds = Math.min(amounts.shortMs, this.#leftUntil(this.#until.short));
    const found = await this.#search(1, milliseconds, from);
    const routes = found?.routes ?? [];
    const priced = await (this.#isTimed
      ? this.#bound(routes, noLimit, this.#leftUntil(this.#until.bound))
      : this.#bound(routes, amounts.rounds, noLimit));
    return [found, priced];
  }

  async #polish(share: number): Promise<void> {
    const { effort } = this;
    if (!effort.best || effort.isProven) return;
    const { best: plan, routes } = effort;
    const seconds = this.#leftUntil(share) / 1000;
    effort.take(await this.#run(0, { kind: 'polish', plan, routes, nodes: amounts.nodes, seconds }));
  }

  #priced(milliseconds: number): Promise<ThreadResult | null> | null {
    const { isProven, isBoundFinal } = this.effort;
    return isProven || isBoundFinal ? null : this.#bound([], noLimit, milliseconds);
  }

  /**
   * Repeats searching and combining. Computes the bound at the same time; the next combination uses its
   * routes.
   */
  async #goOn(): Promise<void> {
    const { effort } = this;
    const until = this.#until;
    const length = () => Math.min(this.#leftUntil(until.last), this.#total * until.round);
    let pricing = this.#priced(length());
    for (let round = 1; round < most && !effort.isProven && this.#leftUntil(until.last) > 1; round += 1) {
      const slots = pricing ? ([0] as const) : ([0, 1] as const);
      const start = effort.best?.placements ?? [];
      const found = await Promise.all(slots.map((slot) => this.#search(slot, length(), start, round)));
      for (const result of [...found, await pricing]) effort.take(result);
      pricing = this.#priced(length());
      await this.#polish(1);
    }
    await pricing;
  }

  async do(): Promise<ProposeResult> {
    const { effort } = this;
    const { iterations, seconds, from = [] } = this.#options;
    const [first, rest] = await Promise.all([
      this.#search(0, this.#leftUntil(this.#until.long), from),
      this.#boundAfterSearch(from),
    ]);
    for (const result of [first, ...rest]) effort.take(result);
    const further = this.#priced(this.#isTimed ? this.#leftUntil(this.#until.polish) : amounts.boundMs);
    await this.#polish(this.#until.polish);
    if (!effort.isProven) effort.take(await further);
    if (this.#isTimed && seconds !== null) await this.#goOn();
    if (!effort.best) throw new Error('no search has answered');
    return {
      solution: effort.best,
      upperBound: effort.upperBound,
      iterations: iterations ?? effort.iterations,
    };
  }
}

/** Runs two searches. One ends early to compute the bound; then the best routes are combined. */
export const searchForProposal = async (
  problem: Problem,
  options: ProposeOptions,
): Promise<ProposeResult> => {
  const { isLowPriority = false, signal } = options;
  const threads = [borrowThread(isLowPriority), borrowThread(isLowPriority)] as const;
  const work = new Work(problem, options, threads);
  const stop = () => threads.forEach((thread) => thread.stop());
  signal?.addEventListener('abort', stop);
  try {
    await Promise.all(threads.map((thread) => thread.open(problem)));
    if (signal?.aborted) stop();
    return await work.do();
  } finally {
    signal?.removeEventListener('abort', stop);
    threads.forEach(returnThread);
  }
};
