import type { Model } from './model.ts';

const none = -1e15;

export interface PricedRoute {
  readonly vessel: number;
  /** Points without the prices; `worth` with them. */
  readonly value: number;
  readonly worth: number;
  /** In order, the blocks included; an option may come twice, which makes the bound weaker but never wrong. */
  readonly options: readonly number[];
}

/**
 * The best route of one vessel when taking an option has a price: exact over ticks and ports, forward in time. What
 * she sails may repeat, so the answer is never less than that of the best real route.
 */
export class Pricer {
  readonly #model: Model;
  readonly #vessel: number;
  readonly #ports: Int32Array;
  readonly #way: Int32Array;
  readonly #span: number;
  readonly #options: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  /** Best worth of being free at a port by a tick, and how that came about. */
  readonly #free: Float64Array;
  readonly #byOption: Int32Array;
  readonly #byStart: Int32Array;

  constructor(model: Model, vessel: number) {
    this.#model = model;
    this.#vessel = vessel;
    this.#options = model.optionsOfVessel[vessel] as Int32Array;
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
    this.#free = new Float64Array(count * span);
    this.#byOption = new Int32Array(count * span);
    this.#byStart = new Int32Array(count * span);
  }

  /** `prices` by option. */
  best(prices: Float64Array): PricedRoute | null {
    const span = this.#span;
    const count = this.#ports.length;
    this.#free.fill(none);
    this.#byOption.fill(-1);
    const blocks = this.#model.blocks[this.#vessel] as Int32Array;
    let begin = 0;
    // She begins at home, which is the first of the ports.
    this.#free[0] = 0;
    this.#byOption[0] = -2;
    for (const block of blocks) {
      const start = this.#model.earliest[block] as number;
      this.#sweep(begin, start, prices);
      const reached = this.#reach(block, start);
      if (!reached) return null;
      begin = start + (this.#model.duration[block] as number);
      for (let port = 0; port < count; port += 1)
        for (let tick = begin; tick < span; tick += 1) {
          this.#free[port * span + tick] = none;
          this.#byOption[port * span + tick] = -1;
        }
      for (const [port, worth, from] of reached) {
        this.#free[port * span + begin] = worth;
        this.#byOption[port * span + begin] = -3 - from;
        this.#byStart[port * span + begin] = start;
      }
    }
    this.#sweep(begin, span - 1, prices);
    let port = 0;
    for (let other = 1; other < count; other += 1)
      if ((this.#free[other * span + span - 1] as number) > (this.#free[port * span + span - 1] as number))
        port = other;
    return this.#trace(port, prices);
  }

  /** Being at each port with the block over: worth, and the port before it. */
  #reach(block: number, start: number): [port: number, worth: number, from: number][] | null {
    const span = this.#span;
    const count = this.#ports.length;
    const arrival = this.#model.from[block] as number;
    const found: [number, number, number][] = [];
    if (arrival < 0) {
      for (let port = 0; port < count; port += 1) {
        const worth = this.#free[port * span + start] as number;
        if (worth > none / 2) found.push([port, worth, port]);
      }
      return found.length > 0 ? found : null;
    }
    const to = this.#ports.indexOf(arrival);
    let best = none;
    let from = -1;
    for (let port = 0; port < count; port += 1) {
      const way = this.#way[port * count + to] as number;
      if (way > start) continue;
      const worth = (this.#free[port * span + start - way] as number) - this.#model.problem.transitCost * way;
      if (worth > best && worth > none / 2) {
        best = worth;
        from = port;
      }
    }
    if (from < 0) return null;
    found.push([this.#ports.indexOf(this.#model.to[block] as number), best, from]);
    return found;
  }

  #sweep(begin: number, end: number, prices: Float64Array): void {
    const { earliest, latest, duration, value, preferredFrom, preferredTo, penalty } = this.#model;
    const span = this.#span;
    const count = this.#ports.length;
    const transitCost = this.#model.problem.transitCost;
    const free = this.#free;
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
      if (tick > begin)
        for (let port = 0; port < count; port += 1) {
          const at = port * span + tick;
          if ((free[at - 1] as number) >= (free[at] as number)) {
            free[at] = free[at - 1] as number;
            this.#byOption[at] = this.#byOption[at - 1] as number;
            this.#byStart[at] = this.#byStart[at - 1] as number;
          }
        }
      for (const arrival of arrivals) {
        let best = none;
        for (let port = 0; port < count; port += 1) {
          const way = this.#way[port * count + arrival] as number;
          if (tick - way < begin) continue;
          const worth = (free[port * span + tick - way] as number) - transitCost * way;
          if (worth > best) best = worth;
        }
        here[arrival] = best;
      }
      for (const index of mine) {
        const option = this.#options[index] as number;
        if (tick < (earliest[option] as number) || tick > (latest[option] as number)) continue;
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
        const at = (this.#to[index] as number) * span + over;
        if (worth > (free[at] as number)) {
          free[at] = worth;
          this.#byOption[at] = index;
          this.#byStart[at] = tick;
        }
      }
    }
  }

  #trace(lastPort: number, prices: Float64Array): PricedRoute | null {
    const span = this.#span;
    const count = this.#ports.length;
    const transitCost = this.#model.problem.transitCost;
    const worth = this.#free[lastPort * span + span - 1] as number;
    if (worth < none / 2) return null;
    const options: number[] = [];
    let value = worth;
    let port = lastPort;
    let tick = span - 1;
    for (;;) {
      const at = port * span + tick;
      const by = this.#byOption[at] as number;
      if (by === -2) break;
      const start = this.#byStart[at] as number;
      if (by <= -3) {
        // A block: from the port at which she was before it.
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
      const arrival = this.#from[by] as number;
      let best = none;
      let from = 0;
      for (let other = 0; other < count; other += 1) {
        const way = this.#way[other * count + arrival] as number;
        if (start - way < this.#beginOf(start)) continue;
        const there = (this.#free[other * span + start - way] as number) - transitCost * way;
        if (there > best) {
          best = there;
          from = other;
        }
      }
      tick = start - (this.#way[from * count + arrival] as number);
      port = from;
    }
    return { vessel: this.#vessel, value, worth, options: options.toReversed() };
  }

  #blockAt(start: number): number {
    const blocks = this.#model.blocks[this.#vessel] as Int32Array;
    return blocks.find((block) => this.#model.earliest[block] === start) as number;
  }

  /** When the stretch between two blocks begins in which this tick is. */
  #beginOf(tick: number): number {
    let begin = 0;
    for (const block of this.#model.blocks[this.#vessel] as Int32Array) {
      const end = (this.#model.earliest[block] as number) + (this.#model.duration[block] as number);
      if (end <= tick) begin = end;
    }
    return begin;
  }
}
