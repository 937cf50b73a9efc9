/**
 * Optimal starts for stops in a fixed order, by pool adjacent violators. Reuses memory for up to `most`
 * stops.
 */
export class RouteTiming {
  readonly offset: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly penalty: Float64Array;
  readonly start: Float64Array;
  readonly #place: Float64Array;
  readonly #first: Int32Array;

  constructor(most: number) {
    const room = () => new Float64Array(most);
    this.offset = room();
    this.low = room();
    this.high = room();
    this.from = room();
    this.to = room();
    this.penalty = room();
    this.start = room();
    this.#place = room();
    this.#first = new Int32Array(most + 1);
  }

  solve(count: number): number {
    const { offset, low, high, from, to, penalty, start } = this;
    for (let index = 0; index < count; index += 1) {
      const shift = offset[index] as number;
      low[index] = (low[index] as number) - shift;
      high[index] = (high[index] as number) - shift;
      from[index] = (from[index] as number) - shift;
      to[index] = (to[index] as number) - shift;
      if (index > 0 && (low[index] as number) < (low[index - 1] as number))
        low[index] = low[index - 1] as number;
    }
    for (let index = count - 2; index >= 0; index -= 1)
      if ((high[index] as number) > (high[index + 1] as number)) high[index] = high[index + 1] as number;
    const place = this.#place;
    const first = this.#first;
    let groups = 0;
    for (let index = 0; index < count; index += 1) {
      first[groups] = index;
      place[groups] = this.#best(index, index);
      groups += 1;
      while (groups > 1 && (place[groups - 2] as number) > (place[groups - 1] as number)) {
        groups -= 1;
        place[groups - 1] = this.#best(first[groups - 1] as number, index);
      }
    }
    first[groups] = count;
    let cost = 0;
    for (let group = 0; group < groups; group += 1) {
      const at = place[group] as number;
      for (let index = first[group] as number; index < (first[group + 1] as number); index += 1) {
        cost += (penalty[index] as number) * this.#outside(index, at);
        start[index] = at + (offset[index] as number);
      }
    }
    return cost;
  }

  #outside(index: number, at: number): number {
    const before = (this.from[index] as number) - at;
    if (before > 0) return before;
    const after = at - (this.to[index] as number);
    return after > 0 ? after : 0;
  }

  #cost(first: number, last: number, at: number): number {
    let cost = 0;
    for (let index = first; index <= last; index += 1)
      cost += (this.penalty[index] as number) * this.#outside(index, at);
    return cost;
  }

  #best(first: number, last: number): number {
    const lowest = this.low[last] as number;
    const highest = this.high[first] as number;
    let best = lowest;
    let least = this.#cost(first, last, lowest);
    const consider = (at: number) => {
      if (at <= lowest || at > highest) return;
      const cost = this.#cost(first, last, at);
      if (cost > least || (cost === least && at > best)) return;
      least = cost;
      best = at;
    };
    if (least === 0) return best;
    consider(highest);
    for (let index = first; index <= last; index += 1) {
      consider(this.from[index] as number);
      consider(this.to[index] as number);
    }
    return best;
  }
}
