import { BlockTimes } from './block-times.ts';
import type { IndexedProblem } from './indexed-problem.ts';
import { BestArrivalValues, unreachableValue, type PricingWorkspace } from './pricing-workspace.ts';

export interface PricedRoute {
  readonly vessel: number;
  readonly value: number;
  readonly worth: number;
  /** Options in sailing order, with blocks. Repeated options weaken the bound but keep it valid. */
  readonly options: readonly number[];
}

type Stretch = { readonly begin: number; readonly end: number; readonly leaves: number };
type Moment = Omit<Stretch, 'begin'> & { readonly tick: number };

const mostWatched = 5;

/**
 * Exact dynamic programme over ticks and ports. Unwatched items may repeat, so the result bounds every real
 * route.
 */
export class RoutePricer {
  readonly #model: IndexedProblem;
  readonly #vessel: number;
  readonly #room: PricingWorkspace;
  readonly #ports: Int32Array;
  readonly #way: Int32Array;
  readonly #span: number;
  readonly #options: Int32Array;
  readonly #duration: Int32Array;
  readonly #earliest: Int32Array;
  readonly #latest: Int32Array;
  readonly #preferredFrom: Int32Array;
  readonly #preferredTo: Int32Array;
  readonly #penalty: Float64Array;
  readonly #gain: Float64Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #times: BlockTimes;
  readonly #watched: number[] = [];
  readonly #adds: Int32Array;
  readonly #forbids: Int32Array;
  #reached = new Float64Array(1);

  constructor(model: IndexedProblem, vessel: number, room: PricingWorkspace) {
    this.#model = model;
    this.#vessel = vessel;
    this.#room = room;
    this.#options = model.optionsOfVessel[vessel] as Int32Array;
    const own = (column: Int32Array) => this.#options.map((option) => column[option] as number);
    this.#duration = own(model.duration);
    this.#earliest = own(model.earliest);
    this.#latest = own(model.latest);
    this.#preferredFrom = own(model.preferredFrom);
    this.#preferredTo = own(model.preferredTo);
    this.#penalty = Float64Array.from(this.#options, (option) => model.penalty[option] as number);
    this.#gain = new Float64Array(this.#options.length);
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
    this.#times = new BlockTimes(model, vessel, span);
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
    let leaves = 0;
    free[0] = 0;
    byOption[0] = -2;
    this.#reached[0] = 0;
    for (const block of this.#model.blocks[this.#vessel] as Int32Array) {
      const start = this.#model.earliest[block] as number;
      this.#sweep({ begin, end: start, leaves }, prices);
      const reached = this.#reach(block, start, leaves);
      if (reached.length === 0) return null;
      begin = start + (this.#model.duration[block] as number);
      if ((this.#model.from[block] as number) >= 0) leaves = begin;
      for (let row = 0; row < masks * count; row += 1) {
        free.fill(unreachableValue, row * span + begin, (row + 1) * span);
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
    this.#sweep({ begin, end: span - 1, leaves }, prices);
    let last = 0;
    for (let row = 1; row < masks * count; row += 1)
      if ((free[row * span + span - 1] as number) > (free[last * span + span - 1] as number)) last = row;
    return this.#trace(last, prices);
  }

  #bestFrom(mask: number, to: number, tick: number, leaves: number): { worth: number; from: number } {
    const span = this.#span;
    const count = this.#ports.length;
    const transitCost = this.#model.problem.transitCost;
    const { free } = this.#room;
    let worth = unreachableValue;
    let from = -1;
    for (let port = 0; port < count; port += 1) {
      const way = this.#way[port * count + to] as number;
      const left = this.#times.leaving(tick, way);
      if (left < leaves) continue;
      const there = (free[(mask * count + port) * span + left] as number) - transitCost * way;
      if (there > worth) {
        worth = there;
        from = port;
      }
    }
    return { worth, from };
  }

  #reach(block: number, start: number, leaves: number) {
    const span = this.#span;
    const count = this.#ports.length;
    const arrival = this.#model.from[block] as number;
    const found: { mask: number; port: number; worth: number; from: number }[] = [];
    for (let mask = 0; mask < this.#reached.length; mask += 1) {
      if (arrival < 0) {
        for (let port = 0; port < count; port += 1) {
          const worth = this.#room.free[(mask * count + port) * span + start] as number;
          if (worth > unreachableValue / 2) found.push({ mask, port, worth, from: port });
        }
        continue;
      }
      const { worth, from } = this.#bestFrom(mask, this.#ports.indexOf(arrival), start, leaves);
      if (worth < unreachableValue / 2) continue;
      found.push({ mask, port: this.#ports.indexOf(this.#model.to[block] as number), worth, from });
    }
    return found;
  }

  /** Options that may start in the interval and gain value, by earliest start. */
  #openBetween(begin: number, end: number, prices: Float64Array): number[] {
    const found: number[] = [];
    for (let index = 0; index < this.#options.length; index += 1) {
      const option = this.#options[index] as number;
      this.#gain[index] = (this.#model.value[option] as number) - (prices[option] as number);
      const isOpen =
        (this.#earliest[index] as number) <= end - (this.#duration[index] as number) &&
        (this.#latest[index] as number) >= begin;
      if (isOpen && (this.#gain[index] as number) > 0) found.push(index);
    }
    return found.toSorted((a, b) => (this.#earliest[a] as number) - (this.#earliest[b] as number));
  }

  #sweep({ begin, end, leaves }: Stretch, prices: Float64Array): void {
    const waiting = this.#openBetween(begin, end, prices);
    const masks = this.#reached.length;
    const arrivals = new BestArrivalValues(masks * this.#ports.length);
    let open: number[] = [];
    let next = 0;
    for (let tick = begin; tick <= end; tick += 1) {
      open = open.filter((index) => (this.#latest[index] as number) >= tick);
      for (; next < waiting.length; next += 1) {
        const index = waiting[next] as number;
        if ((this.#earliest[index] as number) > tick) break;
        open.push(index);
      }
      for (let mask = 0; mask < masks; mask += 1) {
        if ((this.#reached[mask] as number) > tick) continue;
        if (tick > begin) this.#wait(mask, tick);
        this.#start(open, mask, { tick, end, leaves }, arrivals);
      }
    }
  }

  #wait(mask: number, tick: number): void {
    const { free, byOption, byStart } = this.#room;
    for (let port = 0; port < this.#ports.length; port += 1) {
      const at = (mask * this.#ports.length + port) * this.#span + tick;
      if ((free[at - 1] as number) < (free[at] as number)) continue;
      free[at] = free[at - 1] as number;
      byOption[at] = byOption[at - 1] as number;
      byStart[at] = byStart[at - 1] as number;
    }
  }

  #start(
    open: readonly number[],
    mask: number,
    { tick, end, leaves }: Moment,
    arrivals: BestArrivalValues,
  ): void {
    const count = this.#ports.length;
    const { free, byOption, byStart } = this.#room;
    for (let each = 0; each < open.length; each += 1) {
      const index = open[each] as number;
      const over = tick + (this.#duration[index] as number);
      if (over > end || (mask & (this.#forbids[index] as number)) !== 0) continue;
      const arrival = this.#from[index] as number;
      const place = mask * count + arrival;
      if (arrivals.tick[place] !== tick)
        arrivals.set(place, tick, this.#bestFrom(mask, arrival, tick, leaves).worth);
      const early = (this.#preferredFrom[index] as number) - tick;
      // After the preferred start, waiting pays only if the vessel arrives with a better value.
      const isLater = early < 0 && tick > (this.#earliest[index] as number) && arrivals.isBetter[place] === 0;
      const reached = arrivals.worth[place] as number;
      if (isLater || reached < unreachableValue / 2) continue;
      const outside = early > 0 ? early : Math.max(0, tick - (this.#preferredTo[index] as number));
      const worth = reached + (this.#gain[index] as number) - (this.#penalty[index] as number) * outside;
      const after = mask | (this.#adds[index] as number);
      const at = (after * count + (this.#to[index] as number)) * this.#span + over;
      if (worth <= (free[at] as number)) continue;
      free[at] = worth;
      byOption[at] = index;
      byStart[at] = tick;
      if (over < (this.#reached[after] as number)) this.#reached[after] = over;
    }
  }

  #trace(lastRow: number, prices: Float64Array): PricedRoute | null {
    const span = this.#span;
    const count = this.#ports.length;
    const { free, byOption, byStart } = this.#room;
    const worth = free[lastRow * span + span - 1] as number;
    if (worth < unreachableValue / 2) return null;
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
        const block = this.#times.at(start);
        options.push(block);
        const arrival = this.#model.from[block] as number;
        const way = arrival < 0 ? 0 : (this.#way[from * count + this.#ports.indexOf(arrival)] as number);
        tick = arrival < 0 ? start : this.#times.leaving(start, way);
        options.push(...this.#times.waitedFor(tick, start));
        port = from;
        continue;
      }
      const option = this.#options[by] as number;
      options.push(option);
      value += prices[option] as number;
      mask &= ~(this.#adds[by] as number);
      const arrival = this.#from[by] as number;
      const { from } = this.#bestFrom(mask, arrival, start, this.#times.leavesBefore(start));
      tick = this.#times.leaving(start, this.#way[from * count + arrival] as number);
      options.push(...this.#times.waitedFor(tick, start));
      port = from;
    }
    return { vessel: this.#vessel, value, worth, options: options.toReversed() };
  }
}
