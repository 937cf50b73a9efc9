import type { Solution } from '@shiptime/planner/problem';
import type { Column } from '@shiptime/planner/master-problem';
import type { ThreadMessage, ThreadResult } from './thread-tasks.ts';

export interface SearchProgress {
  readonly solution: Solution;
  readonly iterations: number;
  readonly bound: number | null;
}

const isBest = (value: number, bound: number): boolean => Math.floor(bound + 1e-3) <= value;

const betterOf = (known: Solution | null, offered: Solution | null): Solution | null =>
  offered && (!known || offered.value > known.value) ? offered : known;

/** Callers take results in the order of tasks, so that equal seeds give equal results. */
export class SearchResultCollector {
  best: Solution | null = null;
  bound = Number.POSITIVE_INFINITY;
  readonly routes: Column[] = [];
  isBoundFinal = false;
  #told: Solution | null = null;
  #iterations = 0;
  readonly #running = [0, 0];
  readonly #onProgress: (progress: SearchProgress) => void;

  constructor(onProgress: (progress: SearchProgress) => void) {
    this.#onProgress = onProgress;
  }

  get iterations(): number {
    return this.#iterations + this.#running.reduce((sum, count) => sum + count, 0);
  }

  get hasPlan(): boolean {
    return this.#told !== null;
  }

  hear(slot: number, news: ThreadMessage): void {
    if (news.kind === 'bound') {
      this.bound = Math.min(this.bound, news.value);
      this.isBoundFinal ||= news.isFinal;
    } else {
      this.#told = betterOf(this.#told, news.solution);
      this.#running[slot] = news.iterations;
    }
    this.#tell();
  }

  rest(slot: number): void {
    this.#running[slot] = 0;
  }

  take(result: ThreadResult | null): void {
    if (!result) return;
    this.best = betterOf(this.best, result.solution);
    this.#told = betterOf(this.#told, result.solution);
    this.#iterations += result.iterations;
    for (const route of result.routes) this.routes.push(route);
    this.#tell();
  }

  get isProven(): boolean {
    return this.best !== null && isBest(this.best.value, this.bound);
  }

  get isReportedProven(): boolean {
    return this.#told !== null && isBest(this.#told.value, this.bound);
  }

  get upperBound(): number | null {
    return this.#boundOf(this.best);
  }

  #boundOf(plan: Solution | null): number | null {
    if (!plan || !Number.isFinite(this.bound)) return null;
    return isBest(plan.value, this.bound) ? plan.value : this.bound;
  }

  #tell(): void {
    if (!this.#told) return;
    this.#onProgress({ solution: this.#told, iterations: this.iterations, bound: this.#boundOf(this.#told) });
  }
}
