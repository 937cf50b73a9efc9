import type { IndexedProblem } from './indexed-problem.ts';
import { writeBestInsertion, applyInsertion, type Insertion } from './insertions.ts';
import type { SearchWorkspace } from './search-workspace.ts';

export const insertionOrders = ['gain', 'density', 'root', 'regret'] as const;
export type InsertionOrder = (typeof insertionOrders)[number];

const weightOf = ({ random }: SearchWorkspace, noise: number): number =>
  noise > 0 ? 1 + noise * (random() * 2 - 1) : 1;

export class InsertionRepair {
  readonly #option: Int32Array;
  readonly #gain: Float64Array;
  readonly #position: Int32Array;
  readonly #weight: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #root: Float64Array;
  readonly #mate: Int32Array;
  readonly #matePosition: Int32Array;
  readonly #found: Insertion = { gain: 0, position: 0, mate: -1, matePosition: -1 };
  readonly #isRemoved: Uint8Array;
  #count = 0;

  constructor(model: IndexedProblem) {
    const room = () => new Float64Array(model.options);
    this.#option = new Int32Array(model.options);
    this.#gain = room();
    this.#position = new Int32Array(model.options);
    this.#mate = new Int32Array(model.options);
    this.#matePosition = new Int32Array(model.options);
    this.#weight = room();
    this.#first = new Float64Array(model.optionsOfItem.length);
    this.#second = new Float64Array(model.optionsOfItem.length);
    this.#isRemoved = new Uint8Array(model.optionsOfItem.length);
    this.#root = Float64Array.from(model.duration, (duration) => 1 / Math.sqrt(Math.max(1, duration)));
  }

  run(work: SearchWorkspace, order: InsertionOrder, noise: number): void {
    const { model, routes } = work;
    this.#count = 0;
    for (const item of work.removed) this.#isRemoved[item] = 1;
    for (const vessel of work.touched) this.#listGaps(work, vessel, noise);
    for (const item of work.removed) this.#listItem(work, item, noise);
    for (;;) {
      const chosen = this.#choose(work, order);
      if (chosen < 0) return;
      const option = this.#option[chosen] as number;
      const vessel = model.vessel[option] as number;
      work.touch(vessel);
      if (applyInsertion(routes, option, this.#recall(chosen))) this.#renew(work, vessel);
      else this.#gain[chosen] = 0;
    }
  }

  /** Searches only changed gaps, since nothing fits elsewhere. */
  #listGaps(work: SearchWorkspace, vessel: number, noise: number): void {
    const { model, routes, firstGap, lastGap } = work;
    for (const option of model.optionsOfVessel[vessel] as Int32Array) {
      const item = model.item[option] as number;
      if (this.#isRemoved[item] === 1 || !routes.isFree(item)) continue;
      writeBestInsertion(routes, option, this.#found, firstGap[vessel], lastGap[vessel]);
      if (this.#found.gain > 0) this.#keep(option, weightOf(work, noise), this.#found);
    }
  }

  #listItem(work: SearchWorkspace, item: number, noise: number): void {
    const { model, routes } = work;
    this.#isRemoved[item] = 0;
    if (!routes.isFree(item)) return;
    for (const option of model.optionsOfItem[item] as Int32Array) {
      writeBestInsertion(routes, option, this.#found);
      if (this.#found.gain > 0) this.#keep(option, weightOf(work, noise), this.#found);
    }
  }

  #keep(option: number, weight: number, { gain, position, mate, matePosition }: Insertion): void {
    this.#option[this.#count] = option;
    this.#weight[this.#count] = weight;
    this.#gain[this.#count] = gain;
    this.#position[this.#count] = position;
    this.#mate[this.#count] = mate;
    this.#matePosition[this.#count] = matePosition;
    this.#count += 1;
  }

  #recall(index: number): Insertion {
    const found = this.#found;
    found.gain = this.#gain[index] as number;
    found.position = this.#position[index] as number;
    found.mate = this.#mate[index] as number;
    found.matePosition = this.#matePosition[index] as number;
    return found;
  }

  #renew({ model, routes }: SearchWorkspace, vessel: number): void {
    const candidates = this.#count;
    this.#count = 0;
    for (let index = 0; index < candidates; index += 1) {
      const option = this.#option[index] as number;
      if (!routes.isFree(model.item[option] as number)) continue;
      this.#recall(index);
      if (model.vessel[option] === vessel) writeBestInsertion(routes, option, this.#found);
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
