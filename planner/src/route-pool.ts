import type { IndexedProblem } from './indexed-problem.ts';
import { createSeededRandom } from '@shiptime/domain/shared/random';
import type { VesselRoutes } from './routes.ts';

export interface Route {
  readonly vessel: number;
  readonly value: number;
  readonly options: Int32Array;
}

export class RoutePool {
  readonly #routes = new Map<number, Route>();
  readonly #keys: Float64Array;
  readonly #most: number;
  readonly #slack: number;

  constructor(model: IndexedProblem, most = 20_000, slack = 0.015) {
    const random = createSeededRandom(7);
    this.#keys = Float64Array.from({ length: model.options }, () => Math.floor(random() * 2 ** 44));
    this.#most = most;
    this.#slack = slack;
  }

  isNear(value: number, best: number): boolean {
    return value >= best * (1 - this.#slack);
  }

  add(routes: VesselRoutes, vessel: number): void {
    const { options } = routes.model;
    const stops = routes.stop[vessel] as Int32Array;
    const count = routes.count[vessel] as number;
    let key = vessel;
    for (let index = 0; index < count; index += 1) {
      const option = stops[index] as number;
      if (option < options) key += this.#keys[option] as number;
    }
    const value = routes.points[vessel] as number;
    const known = this.#routes.get(key);
    if (known && known.value >= value) return;
    if (!known && this.#routes.size >= this.#most) {
      const [oldest] = this.#routes.keys();
      if (oldest !== undefined) this.#routes.delete(oldest);
    }
    this.#routes.set(key, { vessel, value, options: stops.slice(0, count) });
  }

  routes(): Route[] {
    return [...this.#routes.values()];
  }
}
