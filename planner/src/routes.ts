import type { IndexedProblem } from './indexed-problem.ts';
import type { ProblemVessel } from './problem.ts';
import { RouteTiming } from './route-timing.ts';

export interface InsertionPlace {
  gain: number;
  position: number;
}

export class VesselRoutes {
  readonly model: IndexedProblem;
  readonly stop: Int32Array[];
  readonly count: Int32Array;
  readonly early: Int32Array[];
  readonly late: Int32Array[];
  /** Port and time at which the vessel is free before each stop, and after the last. */
  readonly #port: Int32Array[];
  readonly #free: Int32Array[];
  readonly #spare: Int32Array[];
  readonly points: Float64Array;
  readonly placed: Int32Array;
  readonly #against: Int32Array;
  readonly #timing: RouteTiming;
  readonly #transitCost: number;
  readonly #slot: Int32Array;

  constructor(model: IndexedProblem) {
    this.model = model;
    const room = () => Array.from({ length: model.vessels }, () => new Int32Array(model.stops + 1));
    this.stop = room();
    this.early = room();
    this.late = room();
    this.#port = room();
    this.#free = room();
    this.#spare = room();
    this.count = new Int32Array(model.vessels);
    this.points = new Float64Array(model.vessels);
    this.placed = new Int32Array(model.optionsOfItem.length).fill(-1);
    this.#against = new Int32Array(model.optionsOfItem.length);
    this.#timing = new RouteTiming(model.stops + 1);
    this.#slot = new Int32Array(model.stops + 1);
    this.#transitCost = model.problem.transitCost;
    model.blocks.forEach((blocks, vessel) => {
      this.stop[vessel]?.set(blocks);
      this.count[vessel] = blocks.length;
      this.refresh(vessel);
      this.points[vessel] = this.value(vessel);
    });
  }

  refresh(vessel: number): boolean {
    const { from, to, duration, sailing, earliest, latest } = this.model;
    const { travel, ports, port: home } = this.model.problem.vessels[vessel] as ProblemVessel;
    const stops = this.stop[vessel] as Int32Array;
    const early = this.early[vessel] as Int32Array;
    const late = this.late[vessel] as Int32Array;
    const portOf = this.#port[vessel] as Int32Array;
    const freeAt = this.#free[vessel] as Int32Array;
    const spareAt = this.#spare[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    let port = home;
    let free = 0;
    let spare = 0;
    for (let index = 0; index < count; index += 1) {
      portOf[index] = port;
      freeAt[index] = free;
      spareAt[index] = spare;
      const option = stops[index] as number;
      const arrival = from[option] as number;
      const first = earliest[option] as number;
      let at = first < free ? free : first;
      if (arrival < 0) spare += at - free + (sailing[option] as number);
      else {
        const reached = free + (travel[port * ports + arrival] as number) - spare;
        if (at < reached) at = reached;
        port = to[option] as number;
        spare = 0;
      }
      early[index] = at;
      free = at + (duration[option] as number);
    }
    portOf[count] = port;
    freeAt[count] = free;
    spareAt[count] = spare;
    let before = 1e9;
    let next = -1;
    let isRight = true;
    spare = 0;
    for (let index = count - 1; index >= 0; index -= 1) {
      const option = stops[index] as number;
      const leaving = to[option] as number;
      const way = next >= 0 && leaving >= 0 ? (travel[leaving * ports + next] as number) - spare : 0;
      const soonest = before - (way > 0 ? way : 0) - (duration[option] as number);
      const last = latest[option] as number;
      const at = last > soonest ? soonest : last;
      late[index] = at;
      if (at < (early[index] as number)) isRight = false;
      if (leaving < 0) spare += soonest - at + (sailing[option] as number);
      else {
        next = from[option] as number;
        spare = 0;
      }
      before = at;
    }
    return isRight;
  }

  best(option: number, found: InsertionPlace, from = 0, until = Number.POSITIVE_INFINITY): void {
    const { model } = this;
    const vessel = model.vessel[option] as number;
    const { travel, ports } = model.problem.vessels[vessel] as ProblemVessel;
    const late = this.late[vessel] as Int32Array;
    const portOf = this.#port[vessel] as Int32Array;
    const freeAt = this.#free[vessel] as Int32Array;
    const spareAt = this.#spare[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    const arrival = model.from[option] as number;
    const length = model.duration[option] as number;
    const first = model.earliest[option] as number;
    const last = model.latest[option] as number;
    const end = until < count ? until : count;
    found.gain = Number.NEGATIVE_INFINITY;
    found.position = -1;
    if (end < count && (late[end] as number) < first + length) return;
    for (let index = this.#firstBefore(vessel, first + length, from); index <= end; index += 1) {
      const free = freeAt[index] as number;
      if (free > last) return;
      if (index < count && (late[index] as number) - free < length) continue;
      const port = portOf[index] as number;
      const reached = free + (travel[port * ports + arrival] as number) - (spareAt[index] as number);
      const soonest = free > first ? free : first;
      const start = reached > soonest ? reached : soonest;
      if (start > last) continue;
      const gain = this.#gainAt(option, index, port, start);
      if (gain <= found.gain) continue;
      found.gain = gain;
      found.position = index;
    }
  }

  /** Position of the first stop whose latest start is not before `end`. */
  #firstBefore(vessel: number, end: number, from: number): number {
    const late = this.late[vessel] as Int32Array;
    let low = from;
    let high = this.count[vessel] as number;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((late[middle] as number) < end) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #gainAt(option: number, index: number, port: number, start: number): number {
    const { model } = this;
    const { from } = model;
    const vessel = model.vessel[option] as number;
    const { travel, ports } = model.problem.vessels[vessel] as ProblemVessel;
    const stops = this.stop[vessel] as Int32Array;
    const late = this.late[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    let end = model.latest[option] as number;
    let detour = travel[port * ports + (from[option] as number)] as number;
    if (index < count) {
      const length = model.duration[option] as number;
      const leaving = model.to[option] as number;
      let beyond = index;
      let nextPort = from[stops[index] as number] as number;
      let spare = 0;
      while (nextPort < 0 && beyond < count - 1) {
        const stop = stops[beyond] as number;
        const over = (late[beyond] as number) + (model.duration[stop] as number);
        beyond += 1;
        spare += (late[beyond] as number) - over + (model.sailing[stop] as number);
        nextPort = from[stops[beyond] as number] as number;
      }
      let onward = 0;
      if (nextPort >= 0) {
        onward = travel[leaving * ports + nextPort] as number;
        detour += onward - (travel[port * ports + nextPort] as number);
        onward = onward > spare ? onward - spare : 0;
      }
      const latest = (late[index] as number) - onward - length;
      if (latest < end) end = latest;
    }
    if (start > end) return Number.NEGATIVE_INFINITY;
    const wantedFrom = model.preferredFrom[option] as number;
    const wantedTo = model.preferredTo[option] as number;
    const cost = end < wantedFrom ? wantedFrom - end : start > wantedTo ? start - wantedTo : 0;
    const value = model.value[option] as number;
    return value - (model.penalty[option] as number) * cost - this.#transitCost * detour;
  }

  insert(option: number, position: number): void {
    const vessel = this.model.vessel[option] as number;
    const stops = this.stop[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    stops.copyWithin(position + 1, position, count);
    stops[position] = option;
    this.count[vessel] = count + 1;
    this.hold(option);
  }

  remove(option: number): void {
    const vessel = this.model.vessel[option] as number;
    const stops = this.stop[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    const position = stops.subarray(0, count).indexOf(option);
    stops.copyWithin(position, position + 1, count);
    this.count[vessel] = count - 1;
    this.release(option);
  }

  hold(option: number): void {
    const item = this.model.item[option] as number;
    this.placed[item] = option;
    this.#weigh(item, 1);
  }

  release(option: number): void {
    const item = this.model.item[option] as number;
    this.placed[item] = -1;
    this.#weigh(item, -1);
  }

  #weigh(item: number, by: number): void {
    const against = this.#against;
    against[item] = (against[item] as number) + by;
    const excludes = this.model.excludes[item] as Int32Array;
    for (let index = 0; index < excludes.length; index += 1) {
      const other = excludes[index] as number;
      against[other] = (against[other] as number) + by;
    }
  }

  isFree(item: number): boolean {
    return this.#against[item] === 0;
  }

  value(vessel: number, starts?: Int32Array): number {
    const { model } = this;
    const { from, to, duration, value, penalty } = model;
    const { travel, ports, port: home } = model.problem.vessels[vessel] as ProblemVessel;
    const stops = this.stop[vessel] as Int32Array;
    const early = this.early[vessel] as Int32Array;
    const late = this.late[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    const timing = this.#timing;
    const slot = this.#slot;
    let points = 0;
    let transit = 0;
    let port = home;
    let offset = 0;
    let slots = 0;
    for (let index = 0; index < count; index += 1) {
      const option = stops[index] as number;
      const arrival = from[option] as number;
      if (arrival >= 0) {
        const way = travel[port * ports + arrival] as number;
        transit += way;
        offset += way;
        port = to[option] as number;
      }
      if (option >= model.options) {
        if (arrival >= 0) {
          points -= this.#settle(slots, starts);
          slots = 0;
        }
        if (starts) starts[index] = early[index] as number;
        offset += duration[option] as number;
        continue;
      }
      if (slots === 0) offset = 0;
      timing.offset[slots] = offset;
      timing.low[slots] = early[index] as number;
      timing.high[slots] = late[index] as number;
      timing.from[slots] = model.preferredFrom[option] as number;
      timing.to[slots] = model.preferredTo[option] as number;
      timing.penalty[slots] = penalty[option] as number;
      slot[slots] = index;
      slots += 1;
      points += value[option] as number;
      offset += duration[option] as number;
    }
    points -= this.#settle(slots, starts);
    return points - this.#transitCost * transit;
  }

  #settle(slots: number, starts?: Int32Array): number {
    if (slots === 0) return 0;
    const cost = this.#timing.solve(slots);
    if (starts)
      for (let at = 0; at < slots; at += 1)
        starts[this.#slot[at] as number] = this.#timing.start[at] as number;
    return cost;
  }
}
