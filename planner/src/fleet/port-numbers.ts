import type { DistanceBetween, VesselFacts } from '@shiptime/domain/plans/conflicts/circumstances';
import { ticksBetween } from '@shiptime/domain/plans/conflicts/transits';
import { noWay } from '../problem.ts';

/** Ports as the search counts them. The first stands for one that nobody named: no way to or from it is asked for. */
export class PortNumbers {
  readonly #numbers = new Map<number | null, number>([[null, 0]]);
  readonly #between: DistanceBetween;

  constructor(between: DistanceBetween) {
    this.#between = between;
  }

  of(portId: number | null): number {
    const known = this.#numbers.get(portId);
    if (known !== undefined) return known;
    this.#numbers.set(portId, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  get count(): number {
    return this.#numbers.size;
  }

  /** As the rules reckon it: what is not known takes no time. */
  way(vessel: VesselFacts, from: number, to: number): number {
    const ids = [...this.#numbers.keys()];
    return this.#wayBetween(vessel, ids[from] ?? null, ids[to] ?? null);
  }

  travelOf(vessel: VesselFacts): Int32Array {
    const ids = [...this.#numbers.keys()];
    return Int32Array.from(ids.flatMap((from) => ids.map((to) => this.#wayBetween(vessel, from, to))));
  }

  #wayBetween(vessel: VesselFacts, from: number | null, to: number | null): number {
    if (from === null || to === null || from === to) return 0;
    if (this.#between(from, to)?.method === 'none') return noWay;
    return ticksBetween(from, to, vessel, this.#between) ?? 0;
  }
}
