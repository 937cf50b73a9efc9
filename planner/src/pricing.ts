import type { Model } from './model.ts';

const none = -1e15;

export interface PricedRoute {
  readonly vessel: number;
  readonly value: number;
  readonly worth: number;
  /** In order with blocks. An option may repeat, which weakens the bound but keeps it valid. */
  readonly options: readonly number[];
}

export class PricingRoom {
  free = new Float64Array(0);
  byOption = new Int32Array(0);
  byStart = new Int32Array(0);

  clear(size: number): void {
    if (this.free.length < size) {
      this.free = new Float64Array(size);
      this.byOption = new Int32Array(size);
      this.byStart = new Int32Array(size);
    }
    this.free.fill(none, 0, size);
    this.byOption.fill(-1, 0, size);
  }
}

/** Each watched item doubles the state space. */
const mostWatched = 5;

/**
 * Exact dynamic programme over ticks and ports. Unwatched items may repeat, so the result
 * bounds every real route.
 */
export class Pricer {
  readonly #model: Model;
  readonly #vessel: number;
  readonly #room: PricingRoom;
  readonly #ports: Int32Array;
  readonly #way: Int32Array;
  readonly #span: number;
  readonly #options: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #watched: number[] = [];
  readonly #adds: Int32Array;
  readonly #forbids: Int32Array;
  #reached = new Float64Array(1);

  constructor(model: Model, vessel: number, room: PricingRoom) {
    this.#model = model;
    this.#vessel = vessel;
    this.#room = room;
    this.#options = model.optionsOfVessel[vessel] as Int32Array;
    this.#adds = new Int32Array(this.#options.length);
    this.#forbids = new Int32Array(this.#options.length);
    const {
      port: home,
      ports,
      travel,
    } = model.problem.vessels[vessel] as (typeof model.problem.vessels)[number];
    const used = new Set([home]);
    const all = [...this.#options, ...(model.blocks[vessel] as Int32Array)];
    let span = 1;
    for (const option of all) {
      for (const port of [model.from[option] as number, model.to[option] as number])
        if (port >= 0) used.add(port);
      span = Math.max(span, (model.latest[option] as number) + (model.duration[option] as number) + 1);
    }
    this.#span = span;
    this.#ports = Int32Array.from(used);
    const index = new Map(Array.from(used, (port, at) => [port, at]));
    const count = used.size;
    this.#way = new Int32Array(count * count);
    for (let a = 0; a < count; a += 1)
      for (let b = 0; b < count; b += 1)
        this.#way[a * count + b] = travel[
          (this.#ports[a] as number) * ports + (this.#ports[b] as number)
        ] as number;
    this.#from = Int32Array.from(this.#options, (option) => index.get(model.from[option] as number) ?? 0);
    this.#to = Int32Array.from(this.#options, (option) => index.get(model.to[option] as number) ?? 0);
  }

  watch(item: number): boolean {
    if (this.#watched.includes(item) || this.#watched.length >= mostWatched) return false;
    const bit = 1 << this.#watched.length;
    this.#watched.push(item);
    this.#options.forEach((option, index) => {
      const own = this.#model.item[option] as number;
      if (own === item) this.#adds[index] = bit;
      if (own === item || this.#model.excludes[item]?.includes(own))
        this.#forbids[index] = (this.#forbids[index] as number) | bit;
    });
    this.#reached = new Float64Array(1 << this.#watched.length);
    return true;
  }

  best(prices: Float64Array): PricedRoute | null {
    const span = this.#span;
    const count = this.#ports.length;
    const masks = this.#reached.length;
    this.#room.clear(masks * count * span);
    const { free, byOption, byStart } = this.#room;
    this.#reached.fill(Number.POSITIVE_INFINITY);
    let begin = 0;
    free[0] = 0;
    byOption[0] = -2;
    this.#reached[0] = 0;
    for (const block of this.#model.blocks[this.#vessel] as Int32Array) {
      const start = this.#model.earliest[block] as number;
      this.#sweep(begin, start, prices);
      const reached = this.#reach(block, start, begin);
      if (reached.length === 0) return null;
      begin = start + (this.#model.duration[block] as number);
      for (let row = 0; row < masks * count; row += 1) {
        free.fill(none, row * span + begin, (row + 1) * span);
        byOption.fill(-1, row * span + begin, (row + 1) * span);
      }
      this.#reached.fill(Number.POSITIVE_INFINITY);
      for (const { mask, port, worth, from } of reached) {
        const at = (mask * count + port) * span + begin;
        free[at] = worth;
        byOption[at] = -3 - from;
        byStart[at] = start;
        this.#reached[mask] = begin;
      }
    }
    this.#sweep(begin, span - 1, prices);
    let last = 0;
    for (let row = 1; row < masks * count; row += 1)
      if ((free[row * span + span - 1] as number) > (free[last * span + span - 1] as number)) last = row;
    return this.#trace(last, prices);
  }

  #bestFrom(mask: number, to: number, tick: number, begin: number): { worth: number; from: number } {
    const span = this.#span;
    const count = this.#ports.length;
    const transitCost = this.#model.problem.transitCost;
    const { free } = this.#room;
    let worth = none;
    let from = -1;
    for (let port = 0; port < count; port += 1) {
      const way = this.#way[port * count + to] as number;
      if (tick - way < begin) continue;
      const there = (free[(mask * count + port) * span + tick - way] as number) - transitCost * way;
      if (there > worth) {
        worth = there;
        from = port;
      }
    }
    return { worth, from };
  }

  #reach(block: number, start: number, begin: number) {
    const span = this.#span;
    const count = this.#ports.length;
    const arrival = this.#model.from[block] as number;
    const found: { mask: number; port: number; worth: number; from: number }[] = [];
    for (let mask = 0; mask < this.#reached.length; mask += 1) {
      if (arrival < 0) {
        for (let port = 0; port < count; port += 1) {
          const worth = this.#room.free[(mask * count + port) * span + start] as number;
          if (worth > none / 2) found.push({ mask, port, worth, from: port });
        }
        continue;
      }
      const { worth, from } = this.#bestFrom(mask, this.#ports.indexOf(arrival), start, begin);
      if (worth < none / 2) continue;
      found.push({ mask, port: this.#ports.indexOf(this.#model.to[block] as number), worth, from });
    }
    return found;
  }

  #sweep(begin: number, end: number, prices: Float64Array): void {
    const { earliest, latest, duration, value, preferredFrom, preferredTo, penalty } = this.#model;
    const span = this.#span;
    const count = this.#ports.length;
    const { free, byOption, byStart } = this.#room;
    const mine: number[] = [];
    for (let index = 0; index < this.#options.length; index += 1) {
      const option = this.#options[index] as number;
      const isOpen =
        (earliest[option] as number) <= end - (duration[option] as number) &&
        (latest[option] as number) >= begin;
      if (isOpen && (value[option] as number) > (prices[option] as number)) mine.push(index);
    }
    const arrivals = [...new Set(mine.map((index) => this.#from[index] as number))];
    const here = new Float64Array(count);
    for (let tick = begin; tick <= end; tick += 1) {
      for (let mask = 0; mask < this.#reached.length; mask += 1) {
        if ((this.#reached[mask] as number) > tick) continue;
        if (tick > begin)
          for (let port = 0; port < count; port += 1) {
            const at = (mask * count + port) * span + tick;
            if ((free[at - 1] as number) < (free[at] as number)) continue;
            free[at] = free[at - 1] as number;
            byOption[at] = byOption[at - 1] as number;
            byStart[at] = byStart[at - 1] as number;
          }
        for (const arrival of arrivals) here[arrival] = this.#bestFrom(mask, arrival, tick, begin).worth;
        for (const index of mine) {
          const option = this.#options[index] as number;
          if (tick < (earliest[option] as number) || tick > (latest[option] as number)) continue;
          if ((mask & (this.#forbids[index] as number)) !== 0) continue;
          const over = tick + (duration[option] as number);
          const reached = here[this.#from[index] as number] as number;
          if (over > end || reached < none / 2) continue;
          const outside =
            tick < (preferredFrom[option] as number)
              ? (preferredFrom[option] as number) - tick
              : Math.max(0, tick - (preferredTo[option] as number));
          const worth =
            reached +
            (value[option] as number) -
            (prices[option] as number) -
            (penalty[option] as number) * outside;
          const after = mask | (this.#adds[index] as number);
          const at = (after * count + (this.#to[index] as number)) * span + over;
          if (worth <= (free[at] as number)) continue;
          free[at] = worth;
          byOption[at] = index;
          byStart[at] = tick;
          if (over < (this.#reached[after] as number)) this.#reached[after] = over;
        }
      }
    }
  }

  #trace(lastRow: number, prices: Float64Array): PricedRoute | null {
    const span = this.#span;
    const count = this.#ports.length;
    const { free, byOption, byStart } = this.#room;
    const worth = free[lastRow * span + span - 1] as number;
    if (worth < none / 2) return null;
    const options: number[] = [];
    let value = worth;
    let mask = Math.floor(lastRow / count);
    let port = lastRow % count;
    let tick = span - 1;
    for (;;) {
      const at = (mask * count + port) * span + tick;
      const by = byOption[at] as number;
      if (by === -2) break;
      const start = byStart[at] as number;
      if (by <= -3) {
        const from = -3 - by;
        const block = this.#blockAt(start);
        options.push(block);
        const arrival = this.#model.from[block] as number;
        tick = start - (arrival < 0 ? 0 : (this.#way[from * count + this.#ports.indexOf(arrival)] as number));
        port = from;
        continue;
      }
      const option = this.#options[by] as number;
      options.push(option);
      value += prices[option] as number;
      mask &= ~(this.#adds[by] as number);
      const arrival = this.#from[by] as number;
      const { from } = this.#bestFrom(mask, arrival, start, this.#beginOf(start));
      tick = start - (this.#way[from * count + arrival] as number);
      port = from;
    }
    return { vessel: this.#vessel, value, worth, options: options.toReversed() };
  }

  #blockAt(start: number): number {
    const blocks = this.#model.blocks[this.#vessel] as Int32Array;
    return blocks.find((block) => this.#model.earliest[block] === start) as number;
  }

  #beginOf(tick: number): number {
    let begin = 0;
    for (const block of this.#model.blocks[this.#vessel] as Int32Array) {
      const end = (this.#model.earliest[block] as number) + (this.#model.duration[block] as number);
      if (end <= tick) begin = end;
    }
    return begin;
  }
}
