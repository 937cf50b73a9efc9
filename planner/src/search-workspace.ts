import type { IndexedProblem } from './indexed-problem.ts';
import type { Random } from '@shiptime/domain/shared/random';
import { VesselRoutes } from './routes.ts';

export class SearchWorkspace {
  readonly model: IndexedProblem;
  readonly routes: VesselRoutes;
  readonly random: Random;
  readonly touched: number[] = [];
  readonly removed: number[] = [];
  readonly #isTouched: Uint8Array;
  readonly #stop: Int32Array[];
  readonly #early: Int32Array[];
  readonly #late: Int32Array[];
  readonly #count: Int32Array;
  /** Changed gaps, set by `settle`. */
  readonly firstGap: Int32Array;
  readonly lastGap: Int32Array;

  constructor(model: IndexedProblem, random: Random) {
    this.model = model;
    this.routes = new VesselRoutes(model);
    this.random = random;
    const room = () => Array.from({ length: model.vessels }, () => new Int32Array(model.stops + 1));
    this.#isTouched = new Uint8Array(model.vessels);
    this.#stop = room();
    this.#early = room();
    this.#late = room();
    this.firstGap = new Int32Array(model.vessels);
    this.lastGap = new Int32Array(model.vessels);
    this.#count = new Int32Array(model.vessels);
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  begin(): void {
    for (const vessel of this.touched) this.#isTouched[vessel] = 0;
    this.touched.length = 0;
    this.removed.length = 0;
  }

  touch(vessel: number): void {
    if (this.#isTouched[vessel] === 1) return;
    this.#isTouched[vessel] = 1;
    this.touched.push(vessel);
    const count = this.routes.count[vessel] as number;
    this.#count[vessel] = count;
    this.firstGap[vessel] = 0;
    this.lastGap[vessel] = this.model.stops;
    for (const [now, then] of [
      [this.routes.stop, this.#stop],
      [this.routes.early, this.#early],
      [this.routes.late, this.#late],
    ] as const)
      copy(now[vessel] as Int32Array, then[vessel] as Int32Array, count);
  }

  /** Removes an item and the other part of its split; false if not placed. Call `settle` afterwards. */
  take(item: number): boolean {
    const option = this.routes.placed[item] as number;
    if (option < 0) return false;
    this.touch(this.model.vessel[option] as number);
    this.routes.remove(option);
    this.removed.push(item);
    const mate = this.model.mateOf[item] as number;
    if (mate >= 0) this.take(mate);
    return true;
  }

  /** Recomputes changed routes; false if one fails because the direct transit takes longer. */
  settle(): boolean {
    for (const vessel of this.touched) {
      if (!this.routes.refresh(vessel)) return false;
      this.#compare(vessel);
    }
    return true;
  }

  #compare(vessel: number): void {
    const { stop, early, late, count } = this.routes;
    const [stops, from, to] = [stop[vessel], early[vessel], late[vessel]] as [
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    const [oldStops, oldFrom, oldTo] = [this.#stop[vessel], this.#early[vessel], this.#late[vessel]] as [
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    const now = count[vessel] as number;
    const then = this.#count[vessel] as number;
    const isSame = (a: Int32Array, b: Int32Array, index: number, before: number) =>
      index < 0
        ? before < 0
        : index >= now
          ? before >= then
          : before >= 0 && before < then && stops[index] === oldStops[before] && a[index] === b[before];
    const isGapSame = (gap: number, before: number) =>
      isSame(from, oldFrom, gap - 1, before - 1) && isSame(to, oldTo, gap, before);
    let first = 0;
    while (first <= now && isGapSame(first, first)) first += 1;
    let last = now;
    while (last >= first && isGapSame(last, last + then - now)) last -= 1;
    this.firstGap[vessel] = first;
    this.lastGap[vessel] = last;
  }

  undo(): void {
    const { routes, model } = this;
    for (const vessel of this.touched) this.#forget(vessel);
    for (const vessel of this.touched) {
      const count = this.#count[vessel] as number;
      const stops = routes.stop[vessel] as Int32Array;
      routes.count[vessel] = count;
      copy(this.#stop[vessel] as Int32Array, stops, count);
      routes.refresh(vessel);
      for (let index = 0; index < count; index += 1) {
        const option = stops[index] as number;
        if (option < model.options) routes.hold(option);
      }
    }
  }

  #forget(vessel: number): void {
    const { routes, model } = this;
    const stops = routes.stop[vessel] as Int32Array;
    for (let index = 0; index < (routes.count[vessel] as number); index += 1) {
      const option = stops[index] as number;
      if (option < model.options) routes.release(option);
    }
  }
}

const copy = (from: Int32Array, to: Int32Array, count: number): void => {
  for (let index = 0; index < count; index += 1) to[index] = from[index] as number;
};
