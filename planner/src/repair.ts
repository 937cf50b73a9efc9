import type { IndexedProblem } from './indexed-problem.ts';
import type { Insertion } from './routes.ts';
import type { SearchWorkspace } from './workspace.ts';

export const insertionOrders = ['gain', 'density', 'root', 'regret'] as const;
export type InsertionOrder = (typeof insertionOrders)[number];

export class InsertionRepair {
  readonly #option: Int32Array;
  readonly #gain: Float64Array;
  readonly #position: Int32Array;
  readonly #weight: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #root: Float64Array;
  readonly #found: Insertion = { gain: 0, position: 0 };
  #count = 0;

  constructor(model: IndexedProblem) {
    const room = () => new Float64Array(model.options);
    this.#option = new Int32Array(model.options);
    this.#gain = room();
    this.#position = new Int32Array(model.options);
    this.#weight = room();
    this.#first = new Float64Array(model.optionsOfItem.length);
    this.#second = new Float64Array(model.optionsOfItem.length);
    this.#root = Float64Array.from(model.duration, (duration) => 1 / Math.sqrt(Math.max(1, duration)));
  }

  run(work: SearchWorkspace, order: InsertionOrder, noise: number): void {
    const { model, routes } = work;
    this.#count = 0;
    for (const vessel of work.touched) this.#list(work, model.optionsOfVessel[vessel], true, noise);
    for (const item of work.removed) this.#list(work, model.optionsOfItem[item], false, noise);
    for (;;) {
      const chosen = this.#choose(work, order);
      if (chosen < 0) return this.#takeLone(work);
      const option = this.#option[chosen] as number;
      const vessel = model.vessel[option] as number;
      work.touch(vessel);
      routes.insert(option, this.#position[chosen] as number);
      routes.refresh(vessel);
      this.#renew(work, vessel);
    }
  }

  #takeLone(work: SearchWorkspace): void {
    const { model, routes } = work;
    if (model.mates.length === 0) return;
    for (const vessel of work.touched) {
      const stops = routes.stop[vessel] as Int32Array;
      for (let index = (routes.count[vessel] as number) - 1; index >= 0; index -= 1) {
        const item = model.item[stops[index] as number] as number;
        const mate = item < 0 ? -1 : (model.mateOf[item] as number);
        if (mate < 0 || (routes.placed[mate] as number) >= 0) continue;
        work.take(item);
        routes.refresh(vessel);
      }
    }
  }

  #list(work: SearchWorkspace, options: Int32Array | undefined, isOnTouched: boolean, noise: number): void {
    if (!options) return;
    const { model, routes, random } = work;
    for (let index = 0; index < options.length; index += 1) {
      const option = options[index] as number;
      if (!routes.isFree(model.item[option] as number)) continue;
      if (!isOnTouched && work.isTouched(model.vessel[option] as number)) continue;
      routes.best(option, this.#found);
      if (this.#found.gain <= 0) continue;
      this.#keep(option, noise > 0 ? 1 + noise * (random() * 2 - 1) : 1, this.#found);
    }
  }

  #keep(option: number, weight: number, { gain, position }: Insertion): void {
    this.#option[this.#count] = option;
    this.#weight[this.#count] = weight;
    this.#gain[this.#count] = gain;
    this.#position[this.#count] = position;
    this.#count += 1;
  }

  #renew({ model, routes }: SearchWorkspace, vessel: number): void {
    const candidates = this.#count;
    this.#count = 0;
    for (let index = 0; index < candidates; index += 1) {
      const option = this.#option[index] as number;
      if (!routes.isFree(model.item[option] as number)) continue;
      this.#found.gain = this.#gain[index] as number;
      this.#found.position = this.#position[index] as number;
      if (model.vessel[option] === vessel) routes.best(option, this.#found);
      // Free time only shrinks, so a candidate that does not fit now never will.
      if (this.#found.gain > 0) this.#keep(option, this.#weight[index] as number, this.#found);
    }
  }

  #choose({ model }: SearchWorkspace, order: InsertionOrder): number {
    if (order === 'regret') this.#rank(model);
    let chosen = -1;
    let best = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < this.#count; index += 1) {
      const gain = this.#gain[index] as number;
      if (gain <= 0) continue;
      const option = this.#option[index] as number;
      let score = gain * (this.#weight[index] as number);
      if (order === 'density') score /= model.duration[option] as number;
      else if (order === 'root') score *= this.#root[option] as number;
      else if (order === 'regret') {
        const item = model.item[option] as number;
        if (gain < (this.#first[item] as number)) continue;
        score = (gain - (this.#second[item] as number)) * (this.#weight[index] as number) + gain * 0.01;
      }
      if (score > best) {
        best = score;
        chosen = index;
      }
    }
    return chosen;
  }

  #rank({ item }: IndexedProblem): void {
    for (let index = 0; index < this.#count; index += 1) {
      const of = item[this.#option[index] as number] as number;
      this.#first[of] = 0;
      this.#second[of] = 0;
    }
    for (let index = 0; index < this.#count; index += 1) {
      const of = item[this.#option[index] as number] as number;
      const gain = this.#gain[index] as number;
      if (gain > (this.#first[of] as number)) {
        this.#second[of] = this.#first[of] as number;
        this.#first[of] = gain;
      } else if (gain > (this.#second[of] as number)) this.#second[of] = gain;
    }
  }
}
