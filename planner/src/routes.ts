import type { Model } from './model.ts';
import { Timing } from './timing.ts';

export interface Insertion {
  gain: number;
  position: number;
}

/** Order of stops per vessel, blocks included, with the earliest and latest start of each. */
export class Routes {
  readonly model: Model;
  readonly stop: Int32Array[];
  readonly count: Int32Array;
  readonly early: Int32Array[];
  readonly late: Int32Array[];
  /** Where and from when the vessel is free before each stop, and after the last. */
  readonly #port: Int32Array[];
  readonly #free: Int32Array[];
  readonly points: Float64Array;
  readonly placed: Int32Array;
  /** Placed items that keep an item out: itself or ones that it excludes. */
  readonly #against: Int32Array;
  readonly #timing: Timing;
  readonly #transitCost: number;

  constructor(model: Model) {
    this.model = model;
    const room = () => Array.from({ length: model.vessels }, () => new Int32Array(model.stops + 1));
    this.stop = room();
    this.early = room();
    this.late = room();
    this.#port = room();
    this.#free = room();
    this.count = new Int32Array(model.vessels);
    this.points = new Float64Array(model.vessels);
    this.placed = new Int32Array(model.optionsOfItem.length).fill(-1);
    this.#against = new Int32Array(model.optionsOfItem.length);
    this.#timing = new Timing(model.stops + 1);
    this.#transitCost = model.problem.transitCost;
    model.blocks.forEach((blocks, vessel) => {
      this.stop[vessel]?.set(blocks);
      this.count[vessel] = blocks.length;
      this.refresh(vessel);
      this.points[vessel] = this.value(vessel);
    });
  }

  refresh(vessel: number): boolean {
    const { from, to, duration, earliest, latest } = this.model;
    const {
      travel,
      ports,
      port: home,
    } = this.model.problem.vessels[vessel] as (typeof this.model.problem.vessels)[number];
    const stops = this.stop[vessel] as Int32Array;
    const early = this.early[vessel] as Int32Array;
    const late = this.late[vessel] as Int32Array;
    const portOf = this.#port[vessel] as Int32Array;
    const freeAt = this.#free[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    let port = home;
    let free = 0;
    for (let index = 0; index < count; index += 1) {
      portOf[index] = port;
      freeAt[index] = free;
      const option = stops[index] as number;
      const arrival = from[option] as number;
      const reached = arrival < 0 ? free : free + (travel[port * ports + arrival] as number);
      if (arrival >= 0) port = to[option] as number;
      const first = earliest[option] as number;
      const at = first < reached ? reached : first;
      early[index] = at;
      free = at + (duration[option] as number);
    }
    portOf[count] = port;
    freeAt[count] = free;
    let before = 1e9;
    let next = -1;
    let isRight = true;
    for (let index = count - 1; index >= 0; index -= 1) {
      const option = stops[index] as number;
      const leaving = to[option] as number;
      const way = next >= 0 && leaving >= 0 ? (travel[leaving * ports + next] as number) : 0;
      const soonest = before - way - (duration[option] as number);
      const last = latest[option] as number;
      const at = last > soonest ? soonest : last;
      late[index] = at;
      if (at < (early[index] as number)) isRight = false;
      before = at;
      next = from[option] as number;
    }
    return isRight;
  }

  best(option: number, found: Insertion): void {
    const { model } = this;
    const vessel = model.vessel[option] as number;
    const { travel, ports } = model.problem.vessels[vessel] as (typeof model.problem.vessels)[number];
    const late = this.late[vessel] as Int32Array;
    const portOf = this.#port[vessel] as Int32Array;
    const freeAt = this.#free[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    const arrival = model.from[option] as number;
    const length = model.duration[option] as number;
    const first = model.earliest[option] as number;
    const last = model.latest[option] as number;
    found.gain = Number.NEGATIVE_INFINITY;
    found.position = -1;
    for (let index = this.#firstBefore(vessel, first + length); index <= count; index += 1) {
      const free = freeAt[index] as number;
      if (free > last) return;
      if (index < count && (late[index] as number) - free < length) continue;
      const port = portOf[index] as number;
      const reached = free + (travel[port * ports + arrival] as number);
      const start = reached > first ? reached : first;
      if (start > last) continue;
      const gain = this.#gainAt(option, index, port, start);
      if (gain <= found.gain) continue;
      found.gain = gain;
      found.position = index;
    }
  }

  /** Position of the first stop that may begin as late as `end`. */
  #firstBefore(vessel: number, end: number): number {
    const late = this.late[vessel] as Int32Array;
    let low = 0;
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
    const { travel, ports } = model.problem.vessels[vessel] as (typeof model.problem.vessels)[number];
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
      if (nextPort < 0) {
        const latest = (late[index] as number) - length;
        if (latest < end) end = latest;
        while (nextPort < 0 && beyond < count - 1) {
          beyond += 1;
          nextPort = from[stops[beyond] as number] as number;
        }
      }
      if (nextPort >= 0) {
        const onward = travel[leaving * ports + nextPort] as number;
        detour += onward - (travel[port * ports + nextPort] as number);
        if (beyond === index) {
          const latest = (late[index] as number) - onward - length;
          if (latest < end) end = latest;
        } else {
          const early = this.early[vessel] as Int32Array;
          const held = stops[beyond - 1] as number;
          const over = (early[beyond - 1] as number) + (model.duration[held] as number);
          if (over + onward > (late[beyond] as number)) return Number.NEGATIVE_INFINITY;
        }
      }
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
    const {
      travel,
      ports,
      port: home,
    } = model.problem.vessels[vessel] as (typeof model.problem.vessels)[number];
    const stops = this.stop[vessel] as Int32Array;
    const early = this.early[vessel] as Int32Array;
    const late = this.late[vessel] as Int32Array;
    const count = this.count[vessel] as number;
    const timing = this.#timing;
    let points = 0;
    let transit = 0;
    let port = home;
    let offset = 0;
    let begin = 0;
    const finish = (end: number) => {
      if (end === begin) return;
      points -= timing.solve(end - begin);
      starts?.set(timing.start.subarray(0, end - begin), begin);
    };
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
        finish(index);
        if (starts) starts[index] = early[index] as number;
        begin = index + 1;
        offset = 0;
        continue;
      }
      const slot = index - begin;
      if (slot === 0) offset = 0;
      timing.offset[slot] = offset;
      timing.low[slot] = early[index] as number;
      timing.high[slot] = late[index] as number;
      timing.from[slot] = model.preferredFrom[option] as number;
      timing.to[slot] = model.preferredTo[option] as number;
      timing.penalty[slot] = penalty[option] as number;
      points += value[option] as number;
      offset += duration[option] as number;
    }
    finish(count);
    return points - this.#transitCost * transit;
  }
}
